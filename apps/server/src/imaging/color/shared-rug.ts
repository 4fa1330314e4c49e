import type { Png8Template } from '@nawl/engine/encode/png8'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import type { Separation } from '@nawl/engine/separation/separation'

/** A bitmap taken apart. Its planes lie in shared memory: any worker reads them where they are. */
export type SharedRug = {
  readonly separation: Separation
  /** Names the bitmap's content. */
  readonly contentHash: string
  readonly seed: number
  /** Milliseconds each step took. */
  readonly ms: { readonly decode: number; readonly separate: number }
  readonly bytes: number
}

/** A rug tufted in one style, in shared memory as well. */
export type SharedTufts = {
  readonly raster: TuftedRaster
  /** PNG pixels, compressed once; a recolouring only rewrites the palette in front of them. */
  readonly png: Png8Template
  readonly ms: { readonly tuft: number }
  readonly bytes: number
}

/** The same separation with every plane in shared memory. */
export function shareSeparation(separation: Separation): Separation {
  return {
    ...separation,
    first: shared(separation.first),
    second: shared(separation.second),
    mix: shared(separation.mix),
    light: shared(separation.light),
  }
}

/** A copy of bytes in shared memory. */
export function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}
