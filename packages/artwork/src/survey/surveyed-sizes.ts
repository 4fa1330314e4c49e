import type { Outline } from '@nawl/domain/rug/shape'

import type { Extent } from '../field.ts'

/** A rug in centimetres with its outline. */
export type SizedRug = Extent & { readonly outline: Outline }

const RECTANGLES: readonly (readonly [width: number, height: number])[] = [
  [60, 90],
  [120, 180],
  [170, 240],
  [240, 310],
  [310, 240],
  [300, 300],
  [150, 600],
  [500, 100],
  [600, 900],
]
const RUNNERS = [
  [80, 250],
  [80, 300],
  [70, 700],
] as const

const sized =
  (outline: Outline) =>
  ([width, height]: readonly [number, number]): SizedRug => ({ width, height, outline })

/** Curves of their own: as usual, square, and long, none larger than a large room's. */
const CURVED: readonly (readonly [width: number, length: number])[] = [
  [120, 180],
  [240, 310],
  [100, 350],
]

/** The sizes of pebbles, arches and scallops on which every design is surveyed as well. */
export const ORGANIC_SIZES: readonly SizedRug[] = (['pebble', 'arch', 'scallop'] as const).flatMap(
  (outline) => CURVED.map(sized(outline)),
)

/** The sizes on which every design is surveyed: from the smallest to a hall, and one to ten both ways. */
export const SURVEYED_SIZES: readonly SizedRug[] = [
  ...RECTANGLES.map(sized('rectangle')),
  ...RUNNERS.map(sized('rectangle')),
  ...RECTANGLES.map(sized('ellipse')),
  { width: 300, height: 300, outline: 'square' },
  { width: 250, height: 250, outline: 'round' },
]
