/** One yarn of a bitmap as it was measured: its own colour and how much of the rug it covers. */
export type Swatch = {
  /** `#RRGGBB`, upper case. */
  readonly hex: string
  readonly r: number
  readonly g: number
  readonly b: number
  /** Share of the rug in percent, 0–100, mixed edge pixels counted by their mix. */
  readonly percentage: number
  readonly pixelCount: number
}

/**
 * What every pixel of a bitmap is made of. Where two yarns meet, the pixel is
 * `light · (mix · first + (1 − mix) · second)`; elsewhere `first` equals `second`.
 * Depends on the bitmap alone: made once, cached by content.
 */
export type Separation = {
  readonly width: number
  readonly height: number
  /** By coverage, most first; at most 30, so that yarn × shade fits eight bits. */
  readonly swatches: readonly [Swatch, ...Swatch[]]
  /** Index into `swatches`. */
  readonly first: Uint8Array
  readonly second: Uint8Array
  /** Weight of `first`, 0–255. */
  readonly mix: Uint8Array
  /** Light that fell on the pixel, 128 = the yarn's own colour. */
  readonly light: Uint8Array
}
