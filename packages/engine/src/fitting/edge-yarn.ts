import type { IndexedDrawing } from './fit-drawing.ts'

/** The yarn, `#RRGGBB`, that most of a drawing's edge is in: a margin in it looks like more of the same ground. */
export function edgeYarn({ yarns, width, height, hexes }: IndexedDrawing): string {
  const counts = hexes.map(() => 0)
  const count = (pixel: number) => counts[yarns[pixel]!]!++
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(count)
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(count)
  return hexes[counts.indexOf(Math.max(...counts))]!
}
