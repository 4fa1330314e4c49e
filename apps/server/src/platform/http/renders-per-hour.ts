/**
 * Hourly limits per caller for renderings of half a second and more. Well above what an office behind one address
 * needs; cached pictures are not counted.
 */
export const RENDERS_PER_HOUR = {
  /** Print pictures and tear sheets. */
  print: 120,
  /** Link preview pictures. */
  share: 1_000,
  /** Rugs in rooms. */
  room: 1_000,
  /** Designs in carts and orders; a full cart has two hundred. */
  frozen: 2_000,
  invoice: 120,
  pack: 240,
} as const
