import type { Raster } from '../bitmap/raster.ts'
import { squareBetween } from './choose-colors.ts'
import { writeSpread } from './color-bins.ts'
import type { YarnMap } from './reduction.ts'

/**
 * Gives the pixels marked 1 in `holes` an adjacent yarn, from their rims inwards: among the adjacent yarns, the one
 * nearest to the pixel's own colour. Modifies `labels`; a hole without any rim stays as it is.
 */
export function refill(
  { width, labels }: YarnMap,
  holes: Uint8Array,
  { pixels }: Raster,
  colors: Float64Array,
): void {
  const open = holes.slice()
  let rim = rimOf(open, width)
  while (rim.length > 0) {
    const chosen = rim.map((at) => nearestBeside(at, labels, open, width, pixels[at]!, colors))
    rim.forEach((at, n) => {
      labels[at] = chosen[n]!
      open[at] = 0
    })
    rim = nextRim(rim, open, width)
  }
}

function rimOf(open: Uint8Array, width: number): number[] {
  const rim: number[] = []
  for (let at = 0; at < open.length; at++)
    if (open[at] === 1 && beside(at, width, open.length).some((other) => open[other] === 0)) rim.push(at)
  return rim
}

function nextRim(rim: readonly number[], open: Uint8Array, width: number): number[] {
  const next = new Set<number>()
  for (const at of rim)
    for (const other of beside(at, width, open.length)) if (open[other] === 1) next.add(other)
  return [...next].toSorted((p, q) => p - q)
}

function nearestBeside(
  at: number,
  labels: Uint8Array,
  open: Uint8Array,
  width: number,
  pixel: number,
  colors: Float64Array,
): number {
  writeSpread(pixel & 0xffffff, scratch, 0)
  let best = labels[at]!
  let least = Infinity
  for (const other of beside(at, width, labels.length)) {
    if (open[other] === 1) continue
    const square = squareBetween(scratch, 0, colors, 3 * labels[other]!)
    if (square >= least) continue
    best = labels[other]!
    least = square
  }
  return best
}

/** The pixels above, left, right and below. */
function beside(at: number, width: number, length: number): readonly number[] {
  const x = at % width
  const found: number[] = []
  if (at >= width) found.push(at - width)
  if (x > 0) found.push(at - 1)
  if (x < width - 1) found.push(at + 1)
  if (at + width < length) found.push(at + width)
  return found
}

const scratch = new Float64Array(3)
