export const SHAPES = ['rectangle', 'square', 'round'] as const
export type Shape = (typeof SHAPES)[number]

export const UNITS = ['cm', 'ft'] as const
export type Unit = (typeof UNITS)[number]

/** The shop's own factor; it is shown to customers, so it stays at these seven digits. */
export const FEET_PER_CM = 0.0328084

export const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type Quantity = (typeof QUANTITIES)[number]

/** Examples shown in empty fields, width by length. */
export const EXAMPLE_SIZE = { cm: [170, 240], ft: [5, 8] } as const satisfies Record<
  Unit,
  readonly [number, number]
>

/** Width over length of the picture a shape is shown in. */
export const PICTURE_RATIO = { rectangle: 5 / 8, square: 1, round: 1 } as const satisfies Record<
  Shape,
  number
>

/** Square and round rugs have one measure: their length follows the width. */
export function hasOneMeasure(shape: Shape): boolean {
  return shape !== 'rectangle'
}

/** A side as feet. */
export function inFeet(side: number, unit: Unit): number {
  return unit === 'cm' ? side * FEET_PER_CM : side
}
