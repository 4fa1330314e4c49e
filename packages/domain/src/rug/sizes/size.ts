export const UNITS = ['cm', 'ft'] as const
export type Unit = (typeof UNITS)[number]

/** The shop's own factor; customers see it, so it stays at these seven digits. */
export const FEET_PER_CM = 0.0328084

export const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type Quantity = (typeof QUANTITIES)[number]

/** A side in feet. */
export function inFeet(side: number, unit: Unit): number {
  return unit === 'cm' ? side * FEET_PER_CM : side
}
