/**
 * Why a file is not accepted as a bitmap.
 * - `not-a-bitmap`: other magic bytes, or none
 * - `truncated`: shorter than what its header declares
 * - `too-large`: more pixels than the limit, or a file too long for that many
 * - `unsupported`: a bitmap of a kind not read here (JPEG or PNG inside, Huffman, CMYK)
 * - `malformed`: a header that contradicts itself
 */
export const BITMAP_REFUSALS = ['not-a-bitmap', 'truncated', 'too-large', 'unsupported', 'malformed'] as const

export type BitmapRefusal = (typeof BITMAP_REFUSALS)[number]

export type BitmapLimits = { readonly maxPixels: number }
