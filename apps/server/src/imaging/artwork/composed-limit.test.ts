import { randomUUID } from 'node:crypto'

import { catalogue } from '@nawl/artwork/catalogue'
import { drawDesign } from '@nawl/artwork/draw-design'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { DESIGN, NOW, RUG } from '../../../test/chaos/shop-app.ts'
import { offered, openProofShop } from '../../../test/proof-shop.ts'
import { writeBitmap } from '../../../test/shop-fixture.ts'
import { hourlyLimits } from '../../platform/http/limits/hourly-limit.ts'

const DRAWINGS_PER_HOUR = 2
const design = catalogue[0]!
const path = artworkPath(design)
const counting = hourlyLimits({ now: () => NOW, counts: null, report: () => {} })

let shop: Awaited<ReturnType<typeof openProofShop>>
beforeAll(async () => {
  shop = await openProofShop({
    limits: (name, most) => counting(name, name === 'composed' ? DRAWINGS_PER_HOUR : most),
  })
  const hexes = design.yarns.map(({ hex }) => hex)
  writeBitmap(shop.config.artworkDir, `${path}.bmp`, indexedBmp(drawDesign(design, 10, 16), 10, 16, hexes))
  await shop.rugs.seed([
    RUG,
    { ...RUG, id: 'aria', code: 'T-02', name: 'Aria', processingImage: `${path}.bmp` },
  ])
})
afterAll(() => shop.close())

type Designer = Awaited<ReturnType<typeof shop.designer>>
type Size = typeof DESIGN.size
type Ask = (by: Designer, size: Size) => Promise<{ readonly status: number; readonly headers: object }>

let asked = 0
const newSize = (): Size => ({
  shape: 'rectangle',
  width: String(100 + asked++),
  length: '300',
  unit: 'cm',
  composed: true,
})
const link = (size: Size) => encodeDesign({ ...AS_DRAWN, size: { ...size, quantity: 1 } })
const chosen = (size: Size) => ({ ...DESIGN, rugId: 'aria', size })
const page =
  (address: (d: string) => string): Ask =>
  (by, size) =>
    by.ask('GET', address(link(size)))

const shown = page((d) => `/api/rug/aria/shown?d=${d}`)
const ROUTES: Readonly<Record<string, Ask>> = {
  'the page that shows a rug around': shown,
  'link previews': page((d) => `/share/aria.png?d=${d}`),
  rooms: page((d) => `/api/rooms/dining/aria.webp?d=${d}&width=400`),
  'print pictures': page((d) => `/take-along/aria.pdf?d=${d}`),
  'bodies for a floor': page((d) => `/take-along/floor/aria.glb?d=${d}`),
  'strike-offs': page((d) => `/api/strike-off/aria?d=${d}`),
  carts: (by, size) => by.add(chosen(size)),
  proofs: (by, size) => by.make({ lines: [offered({ address: 'aria', link: link(size) })] }),
}

it.each(Object.keys(ROUTES))(
  'counts what is drawn for %s, and shows what is drawn already',
  { timeout: 120_000 },
  async (name) => {
    const ask = ROUTES[name]!
    const ada = await shop.designer(randomUUID())
    const drawn = newSize()
    const sizes = [drawn, newSize()]
    for (const size of sizes) expect((await shown(ada, size)).status).toBe(200)
    const refused = await ask(ada, newSize())
    expect([refused.status, refused.headers]).toMatchObject([429, { 'retry-after': '3600' }])
    expect((await ask(ada, drawn)).status).toBe(200)
    expect((await ask(await shop.designer(randomUUID()), newSize())).status).toBe(200)
  },
)
