import type { PicturePlace } from '../room/camera.ts'
import type { PixelBox } from '../room/rug-on-floor.ts'

/** A stroke over a photograph: over what stands before the rug, or over what was taken for it. */
export type BrushStroke = {
  readonly kind: 'keep' | 'erase'
  /** Its places one after the other; those outside the picture count up to its frame. */
  readonly places: readonly PicturePlace[]
  /** Half its width, as a fraction of the picture's width. */
  readonly radius: number
}

/** More places than a hand draws: the rest of a stroke is not read. */
const MOST_PLACES = 2000

/** Places a stroke is drawn at, in pixels of a picture; none if nothing of it is inside. */
export function strokeOnPixels(
  { places, radius }: BrushStroke,
  width: number,
  height: number,
): { readonly points: readonly (readonly [x: number, y: number])[]; readonly radius: number } | null {
  const points = places
    .slice(0, MOST_PLACES)
    .filter(({ u, v }) => Number.isFinite(u) && Number.isFinite(v))
    .map(({ u, v }) => [within(u, 2) * width, within(v, 2) * height] as const)
  const reach = radius * width
  const isSeen = points.some(([x, y]) => x > -reach && x < width + reach && y > -reach && y < height + reach)
  return isSeen && radius > 0 ? { points, radius: Math.max(1, reach) } : null
}

/** Far outside is as good as farther outside. */
const within = (share: number, most: number) => Math.max(1 - most, Math.min(most, share))

/** The pixels of a grid that a stroke covers, each `scale` pixels of the picture wide, from a box's corner. */
export function coveredBy(
  { points, radius }: NonNullable<ReturnType<typeof strokeOnPixels>>,
  box: PixelBox,
  scale: number,
  columns: number,
  rows: number,
): Uint8Array {
  const covered = new Uint8Array(columns * rows)
  // At least the pixels that its middle runs through.
  const reach = Math.max(0.75, radius / scale)
  const dot = (x: number, y: number) => {
    for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(rows - 1, y + reach); row++)
      for (
        let column = Math.max(0, Math.ceil(x - reach));
        column <= Math.min(columns - 1, x + reach);
        column++
      )
        if ((column - x) ** 2 + (row - y) ** 2 <= reach * reach) covered[row * columns + column] = 1
  }
  points.forEach(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    const parts = Math.max(1, Math.ceil((2 * Math.hypot(x - fromX, y - fromY)) / (scale * reach)))
    for (let part = 1; part <= parts; part++) {
      const share = part / parts
      dot(
        (fromX + (x - fromX) * share - box.left) / scale - 0.5,
        (fromY + (y - fromY) * share - box.top) / scale - 0.5,
      )
    }
  })
  return covered
}
