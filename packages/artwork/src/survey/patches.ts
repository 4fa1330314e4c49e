/** A connected patch of one yarn: area in pixels, and variances of its pixels' columns and rows. */
export type Patch = {
  readonly yarn: number
  readonly pixels: number
  readonly acrossVariance: number
  readonly downVariance: number
  readonly touchesEdge: boolean
}

/** The 4-connected patches of the drawing; pixels of 255 lie outside the rug and count as its edge. */
export function patchesOf(drawing: Uint8Array, width: number): Patch[] {
  const seen = new Uint8Array(drawing.length)
  const stack = new Int32Array(drawing.length)
  const patches: Patch[] = []
  for (let start = 0; start < drawing.length; start++) {
    if (!seen[start] && drawing[start] !== OUTSIDE) patches.push(take(drawing, width, start, seen, stack))
  }
  return patches
}

export const OUTSIDE = 255

function take(drawing: Uint8Array, width: number, start: number, seen: Uint8Array, stack: Int32Array): Patch {
  const yarn = drawing[start]!
  let [size, pixels, touchesEdge] = [1, 0, false]
  let [sumX, sumY, sumXX, sumYY] = [0, 0, 0, 0]
  stack[0] = start
  seen[start] = 1
  const visit = (pixel: number) => {
    const other = drawing[pixel]
    if (other === undefined || other === OUTSIDE) touchesEdge = true
    else if (other === yarn && !seen[pixel]) {
      seen[pixel] = 1
      stack[size++] = pixel
    }
  }
  while (size > 0) {
    const pixel = stack[--size]!
    const x = pixel % width
    const y = (pixel - x) / width
    pixels++
    sumX += x
    sumY += y
    sumXX += x * x
    sumYY += y * y
    if (x > 0) visit(pixel - 1)
    else touchesEdge = true
    if (x < width - 1) visit(pixel + 1)
    else touchesEdge = true
    visit(pixel - width)
    visit(pixel + width)
  }
  return {
    yarn,
    pixels,
    touchesEdge,
    acrossVariance: sumXX / pixels - (sumX / pixels) ** 2,
    downVariance: sumYY / pixels - (sumY / pixels) ** 2,
  }
}
