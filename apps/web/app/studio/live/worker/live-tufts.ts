import type { Png8Template } from '@nawl/engine/encode/png8'
import type { TextureStyle, TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import type { Reduction } from '@nawl/engine/reduction/reduction'
import type { RugOutline } from '@nawl/engine/rug'
import type { Swatch } from '@nawl/engine/separation/separation'

/** A rug to tuft in the browser. */
export type TuftOrder = {
  /** Path of the bitmap in the artwork folder, the one composed for the outline. */
  readonly bitmap: string
  readonly outline: RugOutline
  readonly style: TextureStyle
  /** Pixels per 1.5 mm: 2 when zoomed in. */
  readonly scale: 1 | 2
}

/** A drawing that is in the browser only, to tuft as the server will. */
export type DrawingOrder = Pick<TuftOrder, 'outline' | 'style' | 'scale'> & { readonly drawing: Reduction }

/** A rug tufted in the browser, without colours. */
export type LiveTufts = {
  readonly raster: TuftedRaster
  /** The yarns of its bitmap, indexed by the raster's yarn numbers. */
  readonly swatches: readonly Swatch[]
}

/** The pixels of the server's pictures of a rug, to be joined with the palettes that it answers. */
export type PictureTemplate = Png8Template & {
  /** The name by which the server knows them. */
  readonly name: string
}
