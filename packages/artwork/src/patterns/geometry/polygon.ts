import type { Point } from './point.ts'

/** A convex outline, its corners clockwise as seen on the rug. */
export type Polygon = readonly Point[]
