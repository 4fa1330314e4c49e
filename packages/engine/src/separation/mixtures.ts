/** The per-pixel part of a `Separation`, with yarns in the order in which they were found. */
export type Mixtures = {
  readonly first: Uint8Array
  readonly second: Uint8Array
  readonly mix: Uint8Array
  /** Null without grain. */
  readonly light: Uint8Array | null
}
