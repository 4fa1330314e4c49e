/**
 * How much one caller may have made within an hour, of what costs a thread half a second and more. Far above what an
 * office behind one address comes to; what a browser or we have kept is not counted.
 */
export const RENDERS_PER_HOUR = {
  /** Pictures for print and tear sheets. */
  print: 120,
  /** Pictures of links. */
  share: 1_000,
  /** Rugs in rooms. */
  room: 1_000,
  /** Designs of carts and orders: a full cart has two hundred. */
  frozen: 2_000,
  invoice: 120,
  pack: 240,
} as const
