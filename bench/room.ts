// `node bench/room.ts`: how long the engine takes to render a rug in a room and, with `--shop address`, a browser
// without a graphics processor. `node bench/room.ts --traced picture.png --room living --rug rug.png --size 2.44x1.52`:
// the difference between the engine's picture and one path-traced with the rug in place (`npm run rooms -- living --rug
// rug.png --size 244x152`); `--beside both.png` writes the two, the traced one on the left. Goals: 80 ms for a draft,
// 600 ms in full; a mean ΔE2000 of 2 inside the rug and of 4 within 3 cm of its outline.
import { readOptions } from '../tools/read-options.ts'

import { measureRoomBrowser } from './room/measure-browser.ts'
import { measureRoomRenderer } from './room/measure-engine.ts'
import { measureTraced } from './room/measure-traced.ts'

const { values } = readOptions({
  usage:
    'node bench/room.ts [--room living] [--shop ADDRESS | --traced PICTURE --rug PICTURE --size 2.44x1.52]',
  options: {
    shop: '',
    traced: '',
    room: 'living',
    light: 'day',
    rug: '',
    size: '2.44x1.52',
    round: false,
    beside: '',
  },
})

if (values.traced) await measureTraced(values)
else {
  await measureRoomRenderer(values.room)
  if (values.shop) await measureRoomBrowser(values.shop)
}
