/** A picture reduced to flat yarns, as a tufter needs it. */
export type Reduction = {
  readonly width: number
  readonly height: number
  /** Index into `yarns` for each pixel, rows from the top. */
  readonly indices: Uint8Array
  /** The yarns in use, by coverage. */
  readonly yarns: readonly ReducedYarn[]
}

export type ReducedYarn = {
  /** `#RRGGBB`, upper case. */
  readonly hex: string
  /** Coverage, 0–1. */
  readonly share: number
}

/** The yarn of each pixel, during the reduction. */
export type YarnMap = {
  readonly width: number
  readonly height: number
  readonly labels: Uint8Array
}
