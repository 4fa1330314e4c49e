/** How a tufting gun is set and guided. */
export type GunSettings = {
  /** Distance between neighbouring rows, in mm. */
  readonly gaugeMm: number
  /** Strokes of the needle in a metre of row, where rows lie a gauge apart. */
  readonly strokesPerMetre: number
  /** Threads in the needle at once. */
  readonly strands: number
  /** Strokes of the needle in a second. */
  readonly strokesPerSecond: number
  /** What it takes to lift the gun, find the next start and go on, in seconds. */
  readonly liftSeconds: number
  /** Where the pile leans, seen from the back: degrees clockwise from the right; 90 is towards the foot. */
  readonly layDegrees: number
}

/**
 * An unhurried hand: 13 strokes a second with 400 in a metre move a gun at 2 m a minute. A lift is what it takes to find
 * the next number and set the gun down. Measured on no workshop's frame: whoever times a rug puts their own figures here.
 */
export const GUN: GunSettings = {
  gaugeMm: 5,
  strokesPerMetre: 400,
  strands: 2,
  strokesPerSecond: 13,
  liftSeconds: 4,
  layDegrees: 90,
}
