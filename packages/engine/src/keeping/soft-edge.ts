import type { PixelBox } from '../room/rug-on-floor.ts'
import type { Regions } from './regions.ts'

/** Tells how much of each pixel of a box is wanted, 0 to 255: all of it inside, less along the edge. */
export function softEdge(
  { width, labels }: Regions,
  box: PixelBox,
  isWanted: (region: number) => boolean,
  write: (at: number, share: number) => void,
): void {
  const { left, top } = box
  const inside = new Uint8Array(box.width * box.height)
  for (let y = 0, i = 0; y < box.height; y++)
    for (let x = 0, pixel = (top + y) * width + left; x < box.width; x++, i++, pixel++)
      if (isWanted(labels[pixel]!)) inside[i] = 1
  for (let y = 0, i = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, i++) {
      const share = softened(inside, x, y, box.width, box.height)
      if (share > 0) write((top + y) * width + left + x, share)
    }
}

/** Of the nine pixels round one, those that are wanted, the nearer ones counting more. */
function softened(inside: Uint8Array, x: number, y: number, width: number, height: number): number {
  const at = y * width + x
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return 255 * inside[at]!
  const row = (middle: number) => inside[middle - 1]! + 2 * inside[middle]! + inside[middle + 1]!
  const sum = row(at - width) + 2 * row(at) + row(at + width)
  if (sum === 0 || sum === 16) return sum === 0 ? 0 : 255
  return inside[at] === 1 ? Math.max(128, (sum * 255) >> 4) : Math.min(127, (sum * 255) >> 4)
}
