/** A point of the field, in cm from its top left. */
export type Point = readonly [x: number, y: number]
