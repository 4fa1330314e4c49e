import type { Png8Template } from '@nawl/engine/encode/png8'
import type { PreparedRug } from '@nawl/engine/rug'

/** A prepared rug whose pixels lie in shared memory: any worker paints it, nobody copies it. */
export type SharedRug = PreparedRug & {
  /** Names the bitmap's content. */
  readonly contentHash: string
  /** PNG pixels, compressed once; a recolouring only rewrites the palette in front of them. */
  readonly png: Png8Template
  readonly bytes: number
}

/** Moves every pixel array of a rug into shared memory. */
export function shareRug(
  { separation, tufted, ms }: PreparedRug,
  contentHash: string,
  png: Png8Template,
): SharedRug {
  const planes = {
    first: shared(separation.first),
    second: shared(separation.second),
    mix: shared(separation.mix),
    light: shared(separation.light),
  }
  return {
    separation: { ...separation, ...planes },
    tufted: { ...tufted, indices: shared(tufted.indices) },
    ms,
    contentHash,
    png: { head: png.head, tail: shared(png.tail) },
    bytes: 4 * planes.first.length + tufted.indices.length + png.tail.length,
  }
}

function shared(plane: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(plane.length))
  copy.set(plane)
  return copy
}
