import type { Design } from '@nawl/artwork/design'
import { drawDesign } from '@nawl/artwork/draw-design'
import sharp from 'sharp'

import { placeholderOf } from '../../apps/server/src/imaging/artwork/encode-pictures.ts'

/** Small enough to draw the whole catalogue in five seconds, large enough for the yarns to mix as they do in the rug. */
const SKETCH = { width: 50, height: 80 } as const

/** The placeholder of a design that is not tufted yet: its drawing in plain colours. */
export async function sketchPlaceholder(design: Design): Promise<string> {
  const { width, height } = SKETCH
  const colors = design.yarns.map(({ hex }) => Buffer.from(hex.slice(1), 'hex'))
  const plane = drawDesign(design, width, height)
  const rgb = Buffer.concat(Array.from(plane, (yarn) => colors[yarn] ?? Buffer.alloc(3)))
  return placeholderOf(sharp(rgb, { raw: { width, height, channels: 3 } }))
}
