import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { BMP_HEAD_BYTES } from '@nawl/engine/bitmap/read-bmp-header'
import { seedOfName } from '@nawl/engine/hand-seed'

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** A bitmap file, compressed by Brotli. */
export type PackedBitmap = {
  readonly packed: Uint8Array
  /** Size of `packed`, by which a cache counts. */
  readonly bytes: number
  /** The file's first bytes and its size, for which it need not be unpacked. */
  readonly head: { readonly first: Uint8Array; readonly bytes: number }
}

type Sides = { readonly width: number; readonly height: number }

/** The lowest quality that finds what rows have in common: a third smaller than deflate's sixth level, and sooner made. */
const QUALITY = 5

/** The bitmap file of a drawing, compressed; the seed of the tufter's irregularities follows from the name of what it is made from. */
export async function packedBitmap(
  yarns: Uint8Array,
  { width, height }: Sides,
  hexes: readonly string[],
  name: string,
): Promise<PackedBitmap> {
  const file = indexedBmp(yarns, width, height, hexes, seedOfName(name))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  }
  const packed = new Uint8Array(await pack(file, { params }))
  const first = file.slice(0, BMP_HEAD_BYTES)
  return { packed, bytes: packed.length, head: { first, bytes: file.length } }
}

/** The file again. */
export async function unpackedBitmap({ packed, head }: PackedBitmap): Promise<Uint8Array<ArrayBuffer>> {
  // In one piece: a hundred small ones would be collected and joined, and what is left of them triggers the collection
  // of the shop's whole memory after every third drawing.
  const file = await unpack(packed, { chunkSize: head.bytes + 1, maxOutputLength: head.bytes })
  return new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
}
