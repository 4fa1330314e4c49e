import { hasOneMeasure, RUNNER_RATIO, SHAPE_FACTS, type Shape } from './shape.ts'
import type { Unit } from './size.ts'

/** A size that many rugs of a kind have; sides as they are typed. */
export type UsualSize = { readonly place: string; readonly width: string; readonly length: string }

/** The size that the designs of the catalogue are drawn in, at 1.5 mm a pixel. */
const AS_DRAWN = 'As drawn'

type Sides = readonly [place: string, width: number, length: number]

const LONG: Readonly<Record<Unit, readonly Sides[]>> = {
  cm: [
    [AS_DRAWN, 150, 240],
    ['Bedroom', 170, 240],
    ['Living room', 240, 310],
    ['Dining room', 300, 400],
    ['Hallway', 80, 300],
  ],
  ft: [
    [AS_DRAWN, 5, 8],
    ['Bedroom', 6, 9],
    ['Living room', 8, 10],
    ['Dining room', 10, 13],
    ['Hallway', 2.5, 10],
  ],
}

const RUNNERS: Readonly<Record<Unit, readonly Sides[]>> = {
  cm: [
    ['Bedside', 80, 200],
    ['Hallway', 80, 300],
    ['Long hallway', 90, 450],
    ['Stair', 70, 700],
  ],
  ft: [
    ['Bedside', 2.5, 7],
    ['Hallway', 2.5, 10],
    ['Long hallway', 3, 15],
    ['Stair', 2.5, 23],
  ],
}

const ACROSS: Readonly<Record<Unit, readonly Sides[]>> = {
  cm: [
    [AS_DRAWN, 150, 150],
    ['Entrance', 120, 120],
    ['Reading corner', 160, 160],
    ['Table for four', 240, 240],
    ['Living room', 300, 300],
  ],
  ft: [
    [AS_DRAWN, 5, 5],
    ['Entrance', 4, 4],
    ['Reading corner', 6, 6],
    ['Table for four', 8, 8],
    ['Living room', 10, 10],
  ],
}

/**
 * Four usual sizes of a shape, by the place that they are for; before them, for a design of the catalogue, the size
 * that it is drawn in. No design is drawn as a runner.
 */
export function usualSizes(shape: Shape, unit: Unit, isCatalogued: boolean): readonly UsualSize[] {
  const isRunner = (SHAPE_FACTS[shape].leastRatio ?? 1) >= RUNNER_RATIO
  const table = hasOneMeasure(shape) ? ACROSS : isRunner ? RUNNERS : LONG
  return table[unit]
    .filter(([place]) => isCatalogued || place !== AS_DRAWN)
    .map(([place, width, length]) => ({
      place,
      width: String(width),
      length: String(length),
    }))
}
