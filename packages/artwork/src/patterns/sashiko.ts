import { hash } from './noise/hash.ts'
import type { Point } from './geometry/point.ts'

/** How a patch is sewn on: around its edge, in rows, with crosses, in nested boxes, or in hitomezashi. */
export type Sewing = 'none' | 'edge' | 'rows' | 'crosses' | 'boxes' | 'hitomezashi'

/** A stitch: its centre in cm from the centre of the patch, its length, and whether it runs down instead of across. */
export type Stitch = { readonly at: Point; readonly long: number; readonly down: boolean }

/** One running stitch, or both stitches of a cross, which is sewn completely or not at all. */
export type Sewn = readonly Stitch[]

/** All stitches on a patch of that size in cm, which is at least 8 cm each way; running stitches are so `long`. */
export function sashiko(sewing: Sewing, width: number, height: number, long = STITCH): Sewn[] {
  switch (sewing) {
    case 'none':
      return []
    case 'edge':
      return ring(width - 2 * HEM, height - 2 * HEM, long)
    case 'rows':
      return [
        ...ring(width - 2 * HEM, height - 2 * HEM, long),
        ...rows(width - 2 * HEM, height - 2 * HEM, long),
      ]
    case 'crosses':
      return crosses(width, height)
    case 'boxes':
      return boxes(width, height, long)
    case 'hitomezashi':
      return hitomezashi(width, height)
  }
}

/** Width of the thread, length of a stitch, and gap between two stitches, in cm. */
export const THREAD = 1.2
export const STITCH = 3.2
const SPACE = 2
/** Distance of the outer seam from the patch's edge, in cm. */
const HEM = 2.2
const ROW = 5.2

const across = (at: Point, long: number): Stitch => ({ at, long, down: false })
const down = (at: Point, long: number): Stitch => ({ at, long, down: true })

/** Running stitch around a box, a whole number of stitches on each side. */
function ring(width: number, height: number, long: number): Sewn[] {
  return [-1, 1].flatMap((side) => [
    ...stitchCentres(width - SPACE, long).map((along) => [across([along, (side * height) / 2], long)]),
    ...stitchCentres(height - SPACE, long).map((along) => [down([(side * width) / 2, along], long)]),
  ])
}

/** Centres of the stitches on a straight line, measured from its middle. */
function stitchCentres(length: number, long: number): number[] {
  const count = Math.max(1, Math.round((length + SPACE) / (long + SPACE)))
  return Array.from({ length: count }, (_, k) => ((k + 0.5) / count - 0.5) * (length + SPACE))
}

/** Rows spaced evenly over a box, every second one shifted by half a stitch. */
function rows(width: number, height: number, long: number): Sewn[] {
  const count = Math.max(1, Math.round(height / ROW) - 1)
  return Array.from({ length: count }, (_, row) => {
    const at = ((row + 1) / (count + 1) - 0.5) * height
    const shift = (row % 2) * (ROW / 2) - ROW / 4 + 0.8 * (hash(row, count, 292) - 0.5)
    return stitchCentres(width - 3 * HEM, long).map((along) => [across([along + shift, at], long)])
  }).flat()
}

/** Jujizashi: crosses in staggered rows. */
function crosses(width: number, height: number): Sewn[] {
  const columns = Math.max(1, Math.floor((width - 3) / CROSS.apart))
  const lines = Math.floor((height - 3) / CROSS.down)
  return Array.from({ length: lines * columns }, (_, index) => {
    const line = Math.floor(index / columns)
    const column = (index % columns) - (columns - 1) / 2 + (line % 2 === 0 ? 0.25 : -0.25)
    const at: Point = [column * CROSS.apart, (line - (lines - 1) / 2) * CROSS.down]
    return [across(at, CROSS.long), down(at, CROSS.long)]
  })
}

const CROSS = { apart: 8, down: 6, long: 4 }

/** Masuzashi (measuring boxes): nested boxes. */
function boxes(width: number, height: number, long: number): Sewn[] {
  const nested: Sewn[] = []
  for (let inset = HEM; Math.min(width, height) / 2 - inset > 2; inset += 4.6) {
    nested.push(...ring(width - 2 * inset, height - 2 * inset, long))
  }
  return nested
}

const GRID = 4.2

/** Every grid line is a running stitch that alternates over and under; where each starts decides the pattern. */
function hitomezashi(width: number, height: number): Sewn[] {
  const columns = Math.floor((width - 4) / GRID)
  const lines = Math.floor((height - 4) / GRID)
  const stitches: Sewn[] = []
  for (let line = 0; line <= lines; line++) {
    for (let column = 0; column <= columns; column++) {
      const x = (column - columns / 2) * GRID
      const y = (line - lines / 2) * GRID
      const isAcross = (column + Math.round(hash(line, 1, 293))) % 2 === 0
      const isDown = (line + Math.round(hash(column, 2, 293))) % 2 === 0
      if (isAcross && column < columns) stitches.push([across([x + GRID / 2, y], GRID + THREAD)])
      if (isDown && line < lines) stitches.push([down([x, y + GRID / 2], GRID + THREAD)])
    }
  }
  return stitches
}
