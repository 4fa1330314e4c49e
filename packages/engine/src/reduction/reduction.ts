/** A picture reduced to flat yarns: what a tufter works from. */
export type Reduction = {
  readonly width: number
  readonly height: number
  /** For each pixel, rows from the top, which of `yarns` it is made of. */
  readonly indices: Uint8Array
  /** Those that are used, the most covering first. */
  readonly yarns: readonly ReducedYarn[]
}

export type ReducedYarn = {
  /** `#RRGGBB`, upper case. */
  readonly hex: string
  /** Part of the picture it covers, 0–1. */
  readonly share: number
}

/** Which yarn each pixel is, while that is still being decided. */
export type YarnMap = {
  readonly width: number
  readonly height: number
  readonly labels: Uint8Array
}
