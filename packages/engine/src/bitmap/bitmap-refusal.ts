/**
 * Why a file is not accepted as a bitmap.
 * - `not-a-bitmap`: other magic bytes, or none
 * - `truncated`: shorter than what its header declares
 * - `too-large`: more pixels than the limit, or a file too long for that many
 * - `holds-jpeg`, `holds-png`, `holds-huffman`: the pixels are packed as another format, which other programs unpack
 * - `unsupported`: a bitmap of another kind not read here (CMYK, 64 bits)
 * - `malformed`: a header that contradicts itself
 */
export const BITMAP_REFUSALS = [
  'not-a-bitmap',
  'truncated',
  'too-large',
  'holds-jpeg',
  'holds-png',
  'holds-huffman',
  'unsupported',
  'malformed',
] as const

export type BitmapRefusal = (typeof BITMAP_REFUSALS)[number]

export type BitmapLimits = { readonly maxPixels: number }
