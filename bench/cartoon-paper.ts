// `npm run bench:paper`: counts the sheets of cartoons over the catalogue at 200 × 300 cm, all of them and those with
// more than one yarn on them; `-- --designs 6` for fewer designs.
import { catalogue } from '@nawl/artwork/catalogue'
import { drawDesign } from '@nawl/artwork/draw-design'
import type { CartoonPaper } from '@nawl/domain/workshop/cartoon-papers'

import { plainTiles } from '../apps/server/src/workshop/cartoon/plain-tiles.ts'
import { tileGrid } from '../apps/server/src/workshop/cartoon/tile-grid.ts'
import { readOptions } from '../tools/read-options.ts'
import { median } from './engine/median.ts'

const { values } = readOptions({ usage: 'npm run bench:paper [-- --designs 60]', options: { designs: 60 } })
const RUG = { widthMm: 2000, lengthMm: 3000, outline: 'rectangle' } as const
const [COLUMNS, ROWS] = [1000, 1500]
const PAPERS: readonly CartoonPaper[] = ['A4', 'A3', 'A1', 'roll-91', 'roll-107', 'roll-152']

const step = Math.max(1, Math.floor(catalogue.length / values.designs))
const designs = catalogue.filter((_, n) => n % step === 0).slice(0, values.designs)
const drawings = designs.map((design) => {
  const drawing = drawDesign(design, COLUMNS, ROWS)
  return { ...RUG, plane: { drawing, width: COLUMNS, height: ROWS, laid: null } }
})
for (const paper of PAPERS) {
  const grid = tileGrid(RUG, paper)
  const before = grid.tiles.filter(({ isUsed }) => isUsed).length
  const after = drawings.map((drawing) => before - plainTiles(drawing, grid).size)
  const sum = after.reduce((all, sheets) => all + sheets, 0)
  const saved = (100 * (1 - sum / (before * designs.length))).toFixed(0)
  console.log(
    paper.padEnd(9),
    `${before * designs.length} sheets of ${designs.length} designs before, ${sum} now: ${saved}% saved;`,
    `a rug ${before} before, now ${Math.min(...after)} to ${Math.max(...after)}, median ${median(after)}`,
  )
}
