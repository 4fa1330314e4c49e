import { outlineRug, type Line } from '../cartoon/outline-rug.ts'

/** The areas of a drawing's yarns as rings in mm, `mm` to a pixel. */
export function areasOf(
  width: number,
  height: number,
  mm: number,
  yarnAt: (x: number, y: number) => number,
): { readonly sides: { widthMm: number; lengthMm: number }; readonly areas: readonly (readonly Line[])[] } {
  const drawing = Uint8Array.from({ length: width * height }, (_, n) =>
    yarnAt(n % width, Math.floor(n / width)),
  )
  const yarnCount = drawing.reduce((most, yarn) => Math.max(most, yarn + 1), 1)
  const { yarns } = outlineRug({ drawing, width, height, yarnCount, laid: null })
  return {
    sides: { widthMm: width * mm, lengthMm: height * mm },
    areas: yarns.map(({ rings }) => rings.map((ring) => ring.map((value) => value * mm))),
  }
}

/** A rectangle as a ring. */
export const box = (left: number, top: number, right: number, bottom: number): Line =>
  Float64Array.of(left, top, right, top, right, bottom, left, bottom)
