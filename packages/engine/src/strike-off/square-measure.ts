import type { RugPlane } from '../buildable/rug-plane.ts'

/** A square in pixels of a plane; its sides differ where the rug is made in other proportions than it is drawn. */
export type PixelSquare = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a plane shows, counted once for all squares on it. */
export type PlaneSurvey = {
  readonly plane: RugPlane
  /** Of each pixel the border that begins there: 1 for the longest; 0 for none, and for those beyond the longest. */
  readonly borders: Uint8Array
  /** 1 where the rug is thinnest. */
  readonly thin: Uint8Array
  readonly yarnCounts: Float64Array
  /** By border, 0 unused. */
  readonly borderCounts: Float64Array
  readonly thinCount: number
  /** Pixels of the rug. */
  readonly laidCount: number
}

/** How much yarns, borders and the thinnest lines count. */
const WEIGHTS = { yarns: 0.5, borders: 0.3, thin: 0.2 } as const
/** More borders than this are too short each to judge a rug by. */
export const MOST_BORDERS = 12
/** The thinnest lines are this part of the rug, or less. */
const THIN_PART = 0.02

/** Counts yarns, borders between two yarns, and the thinnest lines of a rug. */
export function surveyPlane(plane: RugPlane): PlaneSurvey {
  const { drawing, laid, width, height, yarnCount } = plane
  const isLaid = (at: number) => laid === null || laid[at] === 1
  const pairs = new Float64Array(yarnCount * yarnCount)
  const yarnCounts = new Float64Array(yarnCount)
  const pairAt = new Uint16Array(drawing.length)
  let laidCount = 0
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!isLaid(at)) continue
      laidCount++
      const yarn = drawing[at]!
      yarnCounts[yarn]!++
      const right = x + 1 < width && isLaid(at + 1) ? drawing[at + 1]! : yarn
      const below = y + 1 < height && isLaid(at + width) ? drawing[at + width]! : yarn
      const other = right === yarn ? below : right
      if (other === yarn) continue
      const pair = Math.min(yarn, other) * yarnCount + Math.max(yarn, other)
      pairs[pair]!++
      pairAt[at] = pair + 1
    }
  const longest = [...pairs.keys()]
    .filter((pair) => pairs[pair]! > 0)
    .toSorted((p, q) => pairs[q]! - pairs[p]! || p - q)
    .slice(0, MOST_BORDERS)
  const numberOf = new Uint8Array(pairs.length + 1)
  for (const [n, pair] of longest.entries()) numberOf[pair + 1] = n + 1
  const borderCounts = new Float64Array(longest.length + 1)
  const borders = new Uint8Array(pairAt.length)
  for (let at = 0; at < pairAt.length; at++) {
    if (pairAt[at] === 0) continue
    const border = numberOf[pairAt[at]!]!
    borders[at] = border
    if (border > 0) borderCounts[border]!++
  }
  const thin = thinnest(plane, laidCount)
  let thinCount = 0
  for (let at = 0; at < thin.length; at++) thinCount += thin[at]!
  return {
    plane,
    borders,
    thin,
    yarnCounts,
    borderCounts,
    thinCount,
    laidCount,
  }
}

/** Counts within a square. */
export type SquareCounts = {
  readonly yarns: ArrayLike<number>
  readonly borders: ArrayLike<number>
  readonly thin: number
  readonly laid: number
  /** Pixels of the square, those beside the rug included. */
  readonly pixels: number
}

/**
 * How much of a rug a square shows, from 0 to 1: half for its yarns, three tenths for the borders between two yarns, a
 * fifth for its thinnest lines, each as far as the square has them in the proportions of the rug; less by what of the
 * square lies beside the rug.
 */
export function squareMeasure(survey: PlaneSurvey, counts: SquareCounts): number {
  const { laid, pixels } = counts
  if (laid === 0) return 0
  const yarns = alike(survey.yarnCounts, survey.laidCount, counts.yarns, laid)
  const all = sumOf(survey.borderCounts)
  const borders = all === 0 ? 1 : alike(survey.borderCounts, all, counts.borders, sumOf(counts.borders))
  const due = (survey.thinCount / survey.laidCount) * laid
  const thin = due === 0 ? 1 : Math.min(1, counts.thin / due)
  return (WEIGHTS.yarns * yarns + WEIGHTS.borders * borders + WEIGHTS.thin * thin) * (laid / pixels)
}

/** Counts a square pixel by pixel. */
export function countSquare(survey: PlaneSurvey, { left, top, width, height }: PixelSquare): SquareCounts {
  const { plane, borders, thin } = survey
  const counted = {
    yarns: new Float64Array(survey.yarnCounts.length),
    borders: new Float64Array(survey.borderCounts.length),
    thin: 0,
    laid: 0,
    pixels: width * height,
  }
  for (let y = top; y < top + height; y++)
    for (let at = y * plane.width + left, end = at + width; at < end; at++) {
      if (plane.laid !== null && plane.laid[at] !== 1) continue
      counted.laid++
      counted.yarns[plane.drawing[at]!]!++
      if (borders[at]! > 0) counted.borders[borders[at]!]!++
      counted.thin += thin[at]!
    }
  return counted
}

/** The part that two distributions share: 1 for the same one, 0 for nothing in common. */
function alike(p: ArrayLike<number>, all: number, q: ArrayLike<number>, some: number): number {
  if (some === 0) return 0
  let common = 0
  for (let n = 0; n < p.length; n++) common += Math.min(p[n]! / all, q[n]! / some)
  return common
}

function sumOf(counts: ArrayLike<number>): number {
  let sum = 0
  for (let n = 0; n < counts.length; n++) sum += counts[n]!
  return sum
}

/**
 * Marks the thinnest lines: pixels whose run of one yarn, along the row or the column, whichever is shorter, is as short as
 * those of the thinnest fiftieth of the rug.
 */
function thinnest({ drawing, laid, width, height }: RugPlane, laidCount: number): Uint8Array {
  const runs = new Uint16Array(drawing.length).fill(0xffff)
  const mark = (from: number, step: number, length: number) => {
    for (let n = 0, at = from; n < length; n++, at += step) if (runs[at]! > length) runs[at] = length
  }
  const lines = (count: number, length: number, across: number, along: number) => {
    for (let line = 0; line < count; line++) {
      let from = 0
      for (let n = 1; n <= length; n++) {
        const before = line * across + from * along
        if (n < length && drawing[line * across + n * along] === drawing[before]) continue
        // What the edge of the drawing cuts is not thin because of that.
        if (from > 0 && n < length) mark(before, along, n - from)
        from = n
      }
    }
  }
  lines(height, width, width, 1)
  lines(width, height, 1, width)
  const counts = new Float64Array(0x10000)
  for (let at = 0; at < runs.length; at++) if (laid === null || laid[at] === 1) counts[runs[at]!]!++
  let [most, sum] = [0, 0]
  while (most < 0xfffe && sum + counts[most + 1]! <= laidCount * THIN_PART) sum += counts[++most]!
  // Where even the thinnest are more than that, it is they.
  if (sum === 0) while (most < 0xfffe && sum === 0) sum += counts[++most]!
  const thin = new Uint8Array(drawing.length)
  for (let at = 0; at < runs.length; at++)
    if (runs[at]! <= most && (laid === null || laid[at] === 1)) thin[at] = 1
  return thin
}
