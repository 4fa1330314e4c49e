import type { Design } from '../design.ts'
import { drawDesign } from '../draw-design.ts'
import { DRAWN } from '../field.ts'

/** 2.4 cm per sample: lines are visible, irregularities of the hand are not. */
const COLUMNS = 64
const ROWS = Math.round((COLUMNS * DRAWN.height) / DRAWN.width)

/** Measured traits of a drawing, independent of its yarns: each 0–1. */
export type DrawingTraits = ReturnType<typeof measureDrawing>

/** Measures a drawing's traits, rounded to a thousandth. */
export function measureDrawing(design: Pick<Design, 'draw' | 'cropCentre'>) {
  const drawing = drawDesign(design, COLUMNS, ROWS)
  const across = changes(drawing, 1, 0)
  const down = changes(drawing, 0, 1)
  const traits = {
    /** How often the next sample is another yarn. */
    busy: (across + down) / 2,
    /** The fraction of those changes in the horizontal direction: 1 for vertical stripes, 0 for horizontal ones. */
    upright: across + down === 0 ? 0.5 : across / (across + down),
    /** How well the left half mirrors the right one; 0 for no better than chance. */
    mirrored: agreement(drawing, (x, y) => [COLUMNS - 1 - x, y]),
    /** The same for the upper and the lower half. */
    flipped: agreement(drawing, (x, y) => [x, ROWS - 1 - y]),
    /** How well it matches itself when shifted, for the best of several shifts. */
    repeating: repetition(drawing),
  }
  return Object.fromEntries(
    Object.entries(traits).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  ) as typeof traits // fromEntries forgets the names
}

const at = (drawing: Uint8Array, x: number, y: number) => drawing[y * COLUMNS + x]

/** Fraction of samples whose neighbour in that direction is another yarn. */
function changes(drawing: Uint8Array, right: number, below: number): number {
  let [changed, pairs] = [0, 0]
  for (let y = 0; y + below < ROWS; y++)
    for (let x = 0; x + right < COLUMNS; x++) {
      pairs++
      if (at(drawing, x, y) !== at(drawing, x + right, y + below)) changed++
    }
  return changed / pairs
}

type Sample = readonly [x: number, y: number]

/** Cohen’s kappa between a drawing and its transformed copy where both overlap: 1 identical, 0 chance or less. */
function agreement(drawing: Uint8Array, move: (x: number, y: number) => Sample): number {
  const [counts, movedCounts] = [new Map<number, number>(), new Map<number, number>()]
  let [same, pairs] = [0, 0]
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const [movedX, movedY] = move(x, y)
      if (movedX >= COLUMNS || movedY >= ROWS) continue
      const one = at(drawing, x, y)!
      const other = at(drawing, movedX, movedY)!
      counts.set(one, (counts.get(one) ?? 0) + 1)
      movedCounts.set(other, (movedCounts.get(other) ?? 0) + 1)
      pairs++
      if (one === other) same++
    }
  const chance = [...counts].reduce(
    (sum, [yarn, count]) => sum + (count / pairs) * ((movedCounts.get(yarn) ?? 0) / pairs),
    0,
  )
  return chance === 1 ? 1 : Math.max(0, (same / pairs - chance) / (1 - chance))
}

/** Shifts of an eighth to half of the field, in either direction. */
function repetition(drawing: Uint8Array): number {
  const shifts = (side: number) => Array.from({ length: (side * 3) >> 3 }, (_, n) => (side >> 3) + n)
  return Math.max(
    ...shifts(COLUMNS).map((shift) => agreement(drawing, (x, y) => [x + shift, y])),
    ...shifts(ROWS).map((shift) => agreement(drawing, (x, y) => [x, y + shift])),
  )
}
