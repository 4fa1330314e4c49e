// `node bench/pile/pile-traced.ts`: how far the shades of our pile are from those of a patch of wool traced fibre by fibre,
// in five colours at two scales, as mean ΔE2000; the goal is 3. The traced figures are in `pile/traced-pile.json`;
// `node tools/rooms/trace-pile.ts` makes them anew.
import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'

import { readOptions } from '../../tools/read-options.ts'
import { compareTraced, type Patch, readTracedPile } from './compare-traced.ts'
import { DRAWN_MM, PLACES, plainPile } from './plain-pile.ts'

const { values } = readOptions({
  usage: 'node bench/pile/pile-traced.ts [--style fine] [--intensity 0.85]',
  options: { style: 'fine', intensity: DEFAULT_INTENSITY },
})

const traced = readTracedPile()
const raster = await plainPile(values.style)
const side = Math.round(traced.patchMm / DRAWN_MM)
const rows: Record<string, Record<string, number>> = {}
for (const [name, { hex, shades }] of Object.entries(traced.colors)) {
  const look = { light: 'day', intensity: values.intensity, ground: '#F7F3EC' } as const
  const rgb = paintTufts(raster, shadeTable([hex], raster.levels, look))
  const patches = PLACES.map(([x, y]) =>
    patchAt(rgb, Math.round(x * raster.width), Math.round(y * raster.height)),
  )
  for (const [mm, lights] of Object.entries(shades)) {
    const far = patches.map((patch) => compareTraced(patch, Number(mm) / DRAWN_MM, lights))
    rows[name] = { ...rows[name], [`${mm} mm`]: rounded(mean(far)) }
  }
}
const columns = Object.keys(Object.values(rows)[0] ?? {})
rows.mean = Object.fromEntries(
  columns.map((column) => [column, rounded(mean(Object.values(rows).map((row) => row[column] ?? 0)))]),
)
console.table(rows)

function patchAt(rgb: Uint8Array, x: number, y: number): Patch {
  const left = Math.min(raster.width - side, x)
  const top = Math.min(raster.height - side, y)
  const part = new Uint8Array(side * side * 3)
  for (let row = 0; row < side; row++) {
    const from = ((top + row) * raster.width + left) * 3
    part.set(rgb.subarray(from, from + side * 3), row * side * 3)
  }
  return { side, rgb: part }
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, value) => sum + value, 0) / all.length
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}
