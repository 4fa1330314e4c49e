// `node bench/own-floor.ts [designs]`: files of rugs for one's own floor, of designs in every shape and several sizes: bytes
// and processor time, with the drawing already tufted, as it is when somebody sees it in the studio. Goals: 4 MB, 1.5 s.
import { readdir, readFile } from 'node:fs/promises'

import { type Shape, SHAPES, outlineOf } from '@nawl/domain/rug/shape'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { PILES } from '@nawl/domain/rug/piles'
import { recolor } from '@nawl/engine/recolor/recolor'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'
import { takeApart, tuftSeparation } from '@nawl/engine/rug'

import { loadPileTile } from '../apps/server/src/imaging/color/pile-tile.ts'
import { RUG_FORMATS, rugFile } from '../apps/server/src/imaging/own-floor/own-floor.worker.ts'

const [most = '12'] = process.argv.slice(2)
const FOLDER = 'var/artwork'
const GOAL = { bytes: 4_000_000, ms: 1_500 } as const
/** In metres: of a hallway, of a living room, the largest. */
const SIZES = [
  [0.9, 1.5],
  [2.4, 3],
  [10, 15],
] as const

const files = (await readdir(FOLDER, { recursive: true }))
  .filter((name) => name.endsWith('.bmp'))
  .filter((_, n, all) => n % Math.ceil(all.length / Number(most)) === 0)
let [largest, slowest, count] = [0, 0, 0]
for (const [n, file] of files.entries()) {
  const bytes = new Uint8Array(await readFile(`${FOLDER}/${file}`))
  const taken = takeApart(bytes, { maxPixels: 4_000_000 }, () => performance.now())
  if (!taken.ok) continue
  const style = PILES[n % PILES.length]!
  const shape: Shape = SHAPES[n % SHAPES.length]!
  const outline = outlineOf(shape)
  const tileOf = (scale: 1 | 2) => loadPileTile({ directory: 'var/bench', style, scale })
  const raster = tuftSeparation(taken.separation, {
    style,
    outline,
    tile: tileFromBytes(new Uint8Array(await tileOf(1))),
    sheetOf: pileFieldStore(),
    seed: taken.seed,
  })
  const palette = recolor(taken.separation.swatches, { mappings: [], tolerance: 10 })
  const table = shadeTable(palette, raster.levels, {
    light: 'day',
    intensity: pileContrast(1),
    ground: 'transparent',
  })
  const tile = await tileOf(2)
  for (const [width, lengthM] of SIZES)
    for (const format of RUG_FORMATS) {
      const measures = {
        widthM: raster.width === raster.height ? lengthM : width,
        lengthM,
        outline,
        heightM: 0.015,
      }
      const start = process.cpuUsage()
      const made = await rugFile({ format, rug: { raster, table }, tile, measures })
      const { user, system } = process.cpuUsage(start)
      const ms = (user + system) / 1000
      console.log(
        `${file}, ${style}, ${shape} of ${measures.widthM} × ${lengthM} m, ${format}: ${(made.length / 1e6).toFixed(2)} MB, ${ms.toFixed(0)} ms`,
      )
      count++
      largest = Math.max(largest, made.length)
      slowest = Math.max(slowest, ms)
    }
}
console.log(`${count} files: at most ${(largest / 1e6).toFixed(2)} MB, at slowest ${slowest.toFixed(0)} ms`)
if (count === 0 || largest > GOAL.bytes || slowest > GOAL.ms) process.exitCode = 1
