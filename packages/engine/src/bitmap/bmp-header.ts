/** Where a palette lies in the file; entries are blue, green, red and, if four bytes, one unused. */
export type PaletteSpan = {
  readonly offset: number
  readonly entries: number
  readonly entryBytes: 3 | 4
}

/** Which bits of a pixel hold which channel; `alpha` 0 when there is none. */
export type ChannelMasks = {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** How the pixels are written. */
export type BmpLayout =
  | { readonly kind: 'indexed'; readonly bits: 1 | 2 | 4 | 8; readonly palette: PaletteSpan }
  | { readonly kind: 'run-lengths'; readonly bits: 4 | 8; readonly palette: PaletteSpan }
  | { readonly kind: 'bytes24' }
  | { readonly kind: 'masked'; readonly bits: 16 | 32; readonly masks: ChannelMasks }

/** Everything needed to read the pixels, judged sound against the file's length. */
export type BmpHeader = {
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  readonly pixelOffset: number
  /** Bytes from one row to the next, a multiple of 4; means nothing to run lengths. */
  readonly rowBytes: number
  readonly layout: BmpLayout
}
