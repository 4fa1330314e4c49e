import type { RugPlane } from '../buildable/rug-plane.ts'
import {
  countSquare,
  type PixelSquare,
  type PlaneSurvey,
  squareMeasure,
  surveyPlane,
} from './square-measure.ts'

type Sides = { readonly widthMm: number; readonly lengthMm: number }
/** A corner in whole millimetres from the top left of the rug. */
type Place = { readonly xMm: number; readonly yMm: number }

/** So many cells make a side of the square, along which it is moved at first. */
const CELLS = 20
/** So many of the best are looked at pixel by pixel. */
const FINALISTS = 6

/**
 * The square of a rug that shows most of it, by `squareMeasure`; null where the rug is smaller than the square. Sums over
 * cells find where it may lie, counts by the pixel decide.
 */
export function proposeSquare(plane: RugPlane, sides: Sides, sideMm: number): Place | null {
  const size = pixelSize(plane, sides, sideMm)
  if (size === null) return null
  const survey = surveyPlane(plane)
  const step = {
    x: Math.max(1, Math.floor(size.width / CELLS)),
    y: Math.max(1, Math.floor(size.height / CELLS)),
  }
  const best = bestSquares(survey, size, step, FINALISTS).reduce(better(survey, size))
  return {
    xMm: placed(best.left, plane.width, sides.widthMm, sideMm),
    yMm: placed(best.top, plane.height, sides.lengthMm, sideMm),
  }
}

/** The pixels of a square at a place in millimetres. */
export function squareAt(plane: RugPlane, sides: Sides, { xMm, yMm }: Place, sideMm: number): PixelSquare {
  const size = pixelSize(plane, sides, sideMm)
  if (size === null) throw new Error('the rug is smaller than the square')
  const at = (mm: number, pixels: number, sideOfRug: number, side: number) =>
    Math.max(0, Math.min(Math.round((mm * pixels) / sideOfRug), pixels - side))
  return {
    ...size,
    left: at(xMm, plane.width, sides.widthMm, size.width),
    top: at(yMm, plane.height, sides.lengthMm, size.height),
  }
}

type Size = Pick<PixelSquare, 'width' | 'height'>

function pixelSize({ width, height }: RugPlane, { widthMm, lengthMm }: Sides, sideMm: number): Size | null {
  if (widthMm < sideMm || lengthMm < sideMm) return null
  return {
    width: Math.max(1, Math.round((sideMm * width) / widthMm)),
    height: Math.max(1, Math.round((sideMm * height) / lengthMm)),
  }
}

const placed = (pixel: number, pixels: number, sideOfRug: number, sideMm: number) =>
  Math.max(0, Math.min(Math.round((pixel * sideOfRug) / pixels), Math.floor(sideOfRug - sideMm)))

/** The best of all squares that lie a step of pixels apart, best first, counted in whole steps. */
export function bestSquares(
  survey: PlaneSurvey,
  size: Size,
  { x: stepX, y: stepY }: { readonly x: number; readonly y: number },
  most: number,
): readonly PixelSquare[] {
  const { plane } = survey
  const sums = cellSums(survey, stepX, stepY)
  const [across, down] = [Math.floor(size.width / stepX), Math.floor(size.height / stepY)]
  const [yarns, borders] = [survey.yarnCounts.length, survey.borderCounts.length]
  const counts = { yarns: new Float64Array(yarns), borders: new Float64Array(borders), thin: 0, laid: 0 }
  const found: { readonly square: PixelSquare; readonly measure: number }[] = []
  const columns = Math.max(0, Math.min(sums.columns - across, Math.floor((plane.width - size.width) / stepX)))
  const rows = Math.max(0, Math.min(sums.rows - down, Math.floor((plane.height - size.height) / stepY)))
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const within = (layer: number) => sums.within(layer, column, row, across, down)
      for (let n = 0; n < yarns; n++) counts.yarns[n] = within(n)
      for (let n = 1; n < borders; n++) counts.borders[n] = within(yarns + n)
      counts.thin = within(yarns + borders)
      counts.laid = within(yarns + borders + 1)
      const measure = squareMeasure(survey, { ...counts, pixels: across * stepX * down * stepY })
      if (found.length === most && measure <= found[most - 1]!.measure) continue
      found.push({ square: { ...size, left: column * stepX, top: row * stepY }, measure })
      found.sort((p, q) => q.measure - p.measure)
      if (found.length > most) found.pop()
    }
  return found.map(({ square }) => square)
}

/** Of two squares the one that shows more; the later one is first moved by the pixel to where it shows most. */
function better(survey: PlaneSurvey, size: Size) {
  const { plane } = survey
  const measured = (square: PixelSquare) => squareMeasure(survey, countSquare(survey, square))
  return (best: PixelSquare, next: PixelSquare): PixelSquare => {
    let [here, most] = [next, measured(next)]
    for (let step = Math.max(1, Math.floor(size.width / CELLS / 2)); step >= 1; step = Math.floor(step / 2))
      for (const [dx, dy] of [
        [-step, 0],
        [step, 0],
        [0, -step],
        [0, step],
      ] as const) {
        const moved = { ...size, left: here.left + dx, top: here.top + dy }
        if (moved.left < 0 || moved.top < 0) continue
        if (moved.left + size.width > plane.width || moved.top + size.height > plane.height) continue
        const measure = measured(moved)
        if (measure > most) [here, most] = [moved, measure]
      }
    return most > measured(best) ? here : best
  }
}

/** Sums over cells from the top left, in one layer for each yarn, each border, the thinnest lines and the rug itself. */
function cellSums(survey: PlaneSurvey, stepX: number, stepY: number) {
  const { plane, borders, thin, yarnCounts, borderCounts } = survey
  const columns = Math.ceil(plane.width / stepX)
  const rows = Math.ceil(plane.height / stepY)
  const layers = yarnCounts.length + borderCounts.length + 2
  const pitch = columns + 1
  const layer = pitch * (rows + 1)
  const sums = new Int32Array(layers * layer)
  const thinLayer = (layers - 2) * layer
  const laidLayer = (layers - 1) * layer
  for (let y = 0, at = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++, at++) {
      if (plane.laid !== null && plane.laid[at] !== 1) continue
      const cell = (Math.floor(y / stepY) + 1) * pitch + Math.floor(x / stepX) + 1
      sums[plane.drawing[at]! * layer + cell]!++
      if (borders[at]! > 0) sums[(yarnCounts.length + borders[at]!) * layer + cell]!++
      sums[thinLayer + cell]! += thin[at]!
      sums[laidLayer + cell]!++
    }
  for (let n = 0; n < layers; n++)
    for (let row = 1; row <= rows; row++)
      for (let column = 1; column <= columns; column++) {
        const at = n * layer + row * pitch + column
        sums[at] = sums[at]! + sums[at - 1]! + sums[at - pitch]! - sums[at - pitch - 1]!
      }
  return {
    columns,
    rows,
    within(n: number, column: number, row: number, across: number, down: number): number {
      const at = n * layer + row * pitch + column
      const below = at + down * pitch
      return sums[below + across]! - sums[below]! - sums[at + across]! + sums[at]!
    },
  }
}
