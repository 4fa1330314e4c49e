import { hasOneMeasure, RUNNER_RATIO, SHAPE_FACTS, type Shape } from '../shape.ts'
import type { Unit } from './size.ts'

/** A size that many rugs of a kind have; sides as they are typed. */
export type UsualSize = { readonly place: UsualPlace; readonly width: string; readonly length: string }

/** Where such a rug lies; `drawn` is the size that the designs of the catalogue are drawn in, at 1.5 mm a pixel. */
export const USUAL_PLACES = [
  'drawn',
  'bedroom',
  'living',
  'dining',
  'hallway',
  'bedside',
  'corridor',
  'stair',
  'entrance',
  'reading',
  'table',
] as const
export type UsualPlace = (typeof USUAL_PLACES)[number]

type Sides = readonly [place: UsualPlace, width: number, length: number]

const LONG: Readonly<Record<Unit, readonly Sides[]>> = {
  cm: [
    ['drawn', 150, 240],
    ['bedroom', 170, 240],
    ['living', 240, 310],
    ['dining', 300, 400],
    ['hallway', 80, 300],
  ],
  ft: [
    ['drawn', 5, 8],
    ['bedroom', 6, 9],
    ['living', 8, 10],
    ['dining', 10, 13],
    ['hallway', 2.5, 10],
  ],
}

const RUNNERS: Readonly<Record<Unit, readonly Sides[]>> = {
  cm: [
    ['bedside', 80, 200],
    ['hallway', 80, 300],
    ['corridor', 90, 450],
    ['stair', 70, 700],
  ],
  ft: [
    ['bedside', 2.5, 7],
    ['hallway', 2.5, 10],
    ['corridor', 3, 15],
    ['stair', 2.5, 23],
  ],
}

const ACROSS: Readonly<Record<Unit, readonly Sides[]>> = {
  cm: [
    ['drawn', 150, 150],
    ['entrance', 120, 120],
    ['reading', 160, 160],
    ['table', 240, 240],
    ['living', 300, 300],
  ],
  ft: [
    ['drawn', 5, 5],
    ['entrance', 4, 4],
    ['reading', 6, 6],
    ['table', 8, 8],
    ['living', 10, 10],
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
    .filter(([place]) => isCatalogued || place !== 'drawn')
    .map(([place, width, length]) => ({
      place,
      width: String(width),
      length: String(length),
    }))
}
