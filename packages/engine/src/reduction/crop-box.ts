/** A part of a picture as fractions of its width and height, 0–1, with the picture upright. */
export type Crop = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A part of a picture in whole pixels, at least one per side and within the picture. */
export type PixelBox = Crop

/** A crop in pixels of a picture of that size. */
export function cropBox(crop: Crop, width: number, height: number): PixelBox {
  const [left, right] = span(crop.left, crop.width, width)
  const [top, bottom] = span(crop.top, crop.height, height)
  return { left, top, width: right - left, height: bottom - top }
}

function span(from: number, share: number, pixels: number): readonly [number, number] {
  const start = Math.min(pixels - 1, Math.max(0, Math.round(from * pixels)))
  const end = Math.min(pixels, Math.max(start + 1, Math.round((from + share) * pixels)))
  return [start, end]
}
