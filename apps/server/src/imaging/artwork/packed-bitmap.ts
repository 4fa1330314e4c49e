import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'

import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'

import type { PackedBitmap } from './composed-bitmaps.ts'

const pack = promisify(deflateRaw)

type Sides = { readonly width: number; readonly height: number }

/** The bitmap file of a drawing, compressed. */
export async function packedBitmap(
  yarns: Uint8Array,
  { width, height }: Sides,
  hexes: readonly string[],
): Promise<PackedBitmap> {
  const packed = new Uint8Array(await pack(indexedBmp(yarns, width, height, hexes), { level: 1 }))
  return { packed, bytes: packed.length }
}
