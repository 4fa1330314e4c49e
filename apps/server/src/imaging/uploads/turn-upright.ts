import type { PixelBox } from '@nawl/engine/reduction/crop-box'

/** The eight EXIF orientations (tag 0x0112); 1 is upright, from 5 on width and height are swapped. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export const isOnItsSide = (orientation: Orientation) => orientation >= 5

/** Whether stored columns and rows are reversed in the upright picture. */
const RUNS_BACK = {
  1: { column: false, row: false },
  2: { column: true, row: false },
  3: { column: true, row: true },
  4: { column: false, row: true },
  5: { column: false, row: false },
  6: { column: false, row: true },
  7: { column: true, row: true },
  8: { column: true, row: false },
} as const satisfies Record<Orientation, { column: boolean; row: boolean }>

type Size = { readonly width: number; readonly height: number }

/** Maps a part of the upright picture to stored coordinates; `stored` is the stored size. */
export function storedBox(orientation: Orientation, box: PixelBox, stored: Size): PixelBox {
  const { column, row } = RUNS_BACK[orientation]
  const lying = isOnItsSide(orientation)
    ? { left: box.top, top: box.left, width: box.height, height: box.width }
    : box
  return {
    ...lying,
    left: column ? stored.width - lying.left - lying.width : lying.left,
    top: row ? stored.height - lying.top - lying.height : lying.top,
  }
}

/** Reorders the pixels of a stored picture, one word each, to upright orientation. */
export function turnUpright(orientation: Orientation, pixels: Uint32Array, stored: Size): Uint32Array {
  if (orientation === 1) return pixels
  const { column, row } = RUNS_BACK[orientation]
  const lies = isOnItsSide(orientation)
  const width = lies ? stored.height : stored.width
  const height = lies ? stored.width : stored.height
  const upright = new Uint32Array(pixels.length)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const [across, down] = lies ? [y, x] : [x, y]
      const fromColumn = column ? stored.width - 1 - across : across
      const fromRow = row ? stored.height - 1 - down : down
      upright[to] = pixels[fromRow * stored.width + fromColumn]!
    }
  return upright
}
