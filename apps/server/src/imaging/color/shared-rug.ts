import type { Png8Template } from '@nawl/engine/encode/png8'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import type { Separation } from '@nawl/engine/separation/separation'

/** A separated bitmap. Its planes are in shared memory, readable by every worker without a copy. */
export type SharedRug = {
  readonly separation: Separation
  /** Hash of the bitmap's content. */
  readonly contentHash: string
  readonly seed: number
  /** Duration of each step in milliseconds. */
  readonly ms: { readonly decode: number; readonly separate: number }
  readonly bytes: number
}

/** A rug tufted in one style, also in shared memory. */
export type SharedTufts = {
  readonly raster: TuftedRaster
  /** By which clients say that they hold the raster (`templateName`). */
  readonly name: string
  readonly ms: { readonly tuft: number }
  readonly bytes: number
}

/** PNG pixel data of tufts, compressed once; a recolouring only rewrites the palette. */
export type PackedTufts = Png8Template & { readonly bytes: number }

/** Copies a separation's planes into shared memory. */
export function shareSeparation(separation: Separation): Separation {
  const first = shared(separation.first)
  return {
    ...separation,
    first,
    // A bitmap whose colours are its yarns has one plane for both.
    second: separation.second === separation.first ? first : shared(separation.second),
    mix: shared(separation.mix),
    light: separation.light && shared(separation.light),
  }
}

/** Copies bytes into shared memory. */
export function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}
