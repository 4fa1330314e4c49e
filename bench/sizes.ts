// `npm run bench:sizes -- [--designs 60] [--seed 1] [design …]`: what composing each design for a size that it was never asked for costs in
// processor time: its bitmap of 1.6 million pixels, the first of the design in this process and the next ones, and the
// preview of a frame while a side is dragged. Of twenty designs by lot, unless told otherwise: all take minutes.
import { catalogue } from '@nawl/artwork/catalogue'
import type { Design } from '@nawl/artwork/design'
import { drawDesign } from '@nawl/artwork/draw-design'
import { fieldFor } from '@nawl/artwork/motif-scale'
import { mulberry32 } from '@nawl/engine/color/mulberry32'
import { bitmapSize } from '@nawl/engine/rug-size'

import { readOptions } from '../tools/read-options.ts'
import { median } from './engine/median.ts'

const { positionals: asked, values } = readOptions({
  usage: 'npm run bench:sizes -- [--designs 60] [--seed 1] [design …]',
  options: { designs: '20', seed: '1' },
  words: Infinity,
})
const GOALS = { bitmap: 150, preview: 32 }
/** Nobody's usual sizes. */
const SIZES = [238, 239, 242, 244].map((width) => ({ width, height: width + 71 }))
/** As in the studio: pixels of a preview's longer side, and how much larger its cells are. */
const [PREVIEW, COARSENESS] = [320, 3]

const random = mulberry32(Number(values.seed))
const byLot = catalogue.map((design) => ({ design, lot: random() })).toSorted((a, b) => a.lot - b.lot)
const chosen =
  asked.length > 0
    ? catalogue.filter(({ id }) => asked.includes(id))
    : byLot.slice(0, Number(values.designs)).map(({ design }) => design)
// Code that has run is faster: as in the shop's thread, which lives on, the first drawing is not measured.
bitmapMs(catalogue[0]!, SIZES[0]!)
const rows = chosen
  .map((design) => {
    const [first, ...next] = SIZES.map((rug) => bitmapMs(design, rug))
    const previews = SIZES.map((rug) => previewMs(design, { width: rug.width, height: rug.height - 9 }))
    return {
      design: `${design.collection}: ${design.name}`,
      first: first!,
      next: median(next),
      preview: median(previews.slice(1)),
    }
  })
  .toSorted((a, b) => b.next - a.next)
console.table(rows)
const over = (key: 'first' | 'next' | 'preview', goal: number) => rows.filter((row) => row[key] > goal).length
console.log(`more than ${GOALS.bitmap} ms: ${over('next', GOALS.bitmap)} of ${rows.length} designs,`)
console.log(
  `  ${over('first', GOALS.bitmap)} the first time; more than ${GOALS.preview} ms a preview: ${over('preview', GOALS.preview)}`,
)

type Rug = { readonly width: number; readonly height: number }

function bitmapMs(design: Design, rug: Rug): number {
  const { width, height } = bitmapSize(rug.width / rug.height)
  return drawnMs(() => drawDesign(design, width, height, fieldFor(design, rug)))
}

function previewMs(design: Design, rug: Rug): number {
  const columns = Math.round((PREVIEW * rug.width) / rug.height)
  const field = fieldFor(design, rug, 'rectangle', COARSENESS)
  return drawnMs(() => drawDesign(design, columns, PREVIEW, field))
}

function drawnMs(draw: () => void): number {
  const started = process.threadCpuUsage()
  draw()
  const { user, system } = process.threadCpuUsage(started)
  return Math.round((user + system) / 1000)
}
