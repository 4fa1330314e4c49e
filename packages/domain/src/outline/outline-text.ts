import { type Box, type Curve, outlineCurve } from './outline-curve.ts'
import type { Outline } from './traces.ts'

/** As an SVG path: the outline of a rug of that width over length in a box, or the box. */
export function outlinePath(outline: Outline, ratio: number, box: Box): string {
  const curve = outlineCurve(outline, ratio, box)
  if (curve) return `M${pointTexts(curve, (x, y) => `${x} ${y}`).join('L')}Z`
  const { left, top, width, height } = box
  return `M${left} ${top}h${width}v${height}h${-width}Z`
}

/**
 * As a CSS shape in shares of its box, reduced about the middle by `part`; `none` where the rug is its rectangle.
 */
export function outlinePolygon(outline: Outline, ratio: number, part = 1): string {
  const margin = 50 * (1 - part)
  const curve = outlineCurve(outline, ratio, {
    left: margin,
    top: margin,
    width: 100 * part,
    height: 100 * part,
  })
  return curve ? `polygon(${pointTexts(curve, (x, y) => `${x}% ${y}%`).join()})` : 'none'
}

/** Some points of a curve, near enough to each other that it looks round: a few for every lobe. */
export function spacedPoints({ points }: Curve): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: points.length / 2 / EVERY }, (_, n) => [
    points[2 * EVERY * n]!,
    points[2 * EVERY * n + 1]!,
  ])
}

/** Of the points of a curve; a lobe's ends are among them. */
const EVERY = 8

function pointTexts(curve: Curve, text: (x: number, y: number) => string): string[] {
  const rounded = (value: number) => Number(value.toFixed(2))
  return spacedPoints(curve).map(([x, y]) => text(rounded(x), rounded(y)))
}
