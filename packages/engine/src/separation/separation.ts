/** A yarn measured in a bitmap: its colour and coverage. */
export type Swatch = {
  /** `#RRGGBB`, upper case. */
  readonly hex: string
  readonly r: number
  readonly g: number
  readonly b: number
  /** Coverage in percent, 0–100, with mixed edge pixels counted by their mix. */
  readonly percentage: number
  readonly pixelCount: number
}

/**
 * What every pixel of a bitmap consists of. Where two yarns meet, the pixel is `light · (mix · first + (1 − mix) ·
 * second)`; elsewhere `first` equals `second`. Depends only on the bitmap: computed once, cached by content.
 */
export type Separation = {
  readonly width: number
  readonly height: number
  /** By coverage, largest first; at most 30, so that yarn × shade fits eight bits. */
  readonly swatches: readonly [Swatch, ...Swatch[]]
  /** Index into `swatches`. */
  readonly first: Uint8Array
  readonly second: Uint8Array
  /** Weight of `first`, 0–255. */
  readonly mix: Uint8Array
  /** Light on the pixel, 128 = the yarn's own colour; null if every pixel has that. */
  readonly light: Uint8Array | null
}
