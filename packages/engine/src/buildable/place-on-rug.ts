import type { RugPlane } from './rug-plane.ts'
import { thinPixels } from './thin-pixels.ts'
import { thinPieces } from './thin-strokes.ts'

/** A place on a rug; yarns by their numbers in its plane. */
export type Where =
  /** Strokes of these yarns thinner than `thickness` and longer than `length` pixels. */
  | {
      readonly kind: 'thin'
      readonly yarns: readonly number[]
      readonly thickness: number
      readonly length: number
    }
  | { readonly kind: 'meeting'; readonly yarns: readonly [number, number] }
  | { readonly kind: 'yarn'; readonly yarn: number }

/** Marks with 1 the pixels of a place and those within `margin` pixels of it in each direction. */
export function placeOnRug(plane: RugPlane, where: Where, margin: number): Uint8Array {
  const place = new Uint8Array(plane.drawing.length)
  mark(plane, where, place)
  widen(place, plane.width, margin)
  return place
}

function mark(plane: RugPlane, where: Where, place: Uint8Array): void {
  switch (where.kind) {
    case 'thin':
      for (const { yarn, pixels, length } of thinPieces(
        plane,
        thinPixels(plane)(where.thickness),
        plane.laid,
      ))
        if (where.yarns.includes(yarn) && length > where.length) for (const pixel of pixels) place[pixel] = 1
      return
    case 'meeting':
      return markMeeting(plane, where.yarns, place)
    case 'yarn':
      plane.drawing.forEach((yarn, pixel) => {
        if (yarn === where.yarn) place[pixel] = 1
      })
  }
}

function markMeeting(
  { drawing, width }: RugPlane,
  [one, other]: readonly [number, number],
  place: Uint8Array,
): void {
  const meets = (p: number | undefined, q: number | undefined) =>
    (p === one && q === other) || (p === other && q === one)
  for (let pixel = 0; pixel < drawing.length; pixel++) {
    const yarn = drawing[pixel]
    if (pixel % width !== width - 1 && meets(yarn, drawing[pixel + 1])) place[pixel] = 1
    if (meets(yarn, drawing[pixel + width])) place[pixel] = 1
  }
}

function widen(place: Uint8Array, width: number, margin: number): void {
  const height = place.length / width
  for (let y = 0; y < height; y++) widenLine(place, y * width, 1, width, margin)
  for (let x = 0; x < width; x++) widenLine(place, x, width, height, margin)
}

function widenLine(place: Uint8Array, start: number, step: number, count: number, margin: number): void {
  let marked = -1
  for (let n = 0; n < count; n++) {
    if (place[start + n * step] !== 1) continue
    const from = Math.max(marked + 1, n - margin)
    for (let before = from; before < n; before++) place[start + before * step] = 1
    marked = n
    // Pixels marked by widening must not be widened themselves.
    const end = Math.min(count - 1, n + margin)
    let next = n + 1
    while (next <= end && place[start + next * step] !== 1) next++
    for (let after = n + 1; after < next; after++) place[start + after * step] = 1
    if (next > end) n = marked = end
  }
}
