import type { BmpColor } from './bmp-color.ts'

/** Position of a palette in the file; entries are blue, green, red and, if four bytes, one unused. */
export type PaletteSpan = {
  readonly offset: number
  readonly entries: number
  readonly entryBytes: 3 | 4
}

/** The bits of a pixel used by each channel; `alpha` is 0 if there is none. */
export type ChannelMasks = {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** The encoding of the pixels. */
export type BmpLayout =
  | { readonly kind: 'indexed'; readonly bits: 1 | 2 | 4 | 8; readonly palette: PaletteSpan }
  | { readonly kind: 'run-lengths'; readonly bits: 4 | 8; readonly palette: PaletteSpan }
  | { readonly kind: 'bytes24' }
  | { readonly kind: 'masked'; readonly bits: 16 | 32; readonly masks: ChannelMasks }

/** Everything needed to read the pixels, validated against the file's length. */
export type BmpHeader = {
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  readonly pixelOffset: number
  /** Bytes per row, a multiple of 4; unused for run-length encoding. */
  readonly rowBytes: number
  readonly layout: BmpLayout
  readonly color: BmpColor
}
