/** Kinds of file that can be told by their first bytes; the first four become rugs. */
export const PICTURE_KINDS = [
  'png',
  'jpeg',
  'webp',
  'bmp',
  'gif',
  'heif',
  'tiff',
  'jpeg-xl',
  'svg',
  'pdf',
  'photoshop',
] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Bytes of a file's beginning that `pictureKind` looks at. */
export const KIND_BYTES = 512

/**
 * What a file is by its first bytes (`KIND_BYTES`, fewer if the file is shorter), whatever it is called; null for
 * anything that is no picture. Nothing is said of whether the rest is sound.
 */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const text = latin1(head.subarray(0, KIND_BYTES))
  const found = SIGNATURES.find(([, signature]) => signature.test(text))
  return found ? found[0] : null
}

/** PNG 3rd edition §5.2, JFIF, RFC 9649, BITMAPFILEHEADER, GIF89a, ISO 14496-12, TIFF 6.0, ISO 18181-2. */
// oxlint-disable no-control-regex -- signatures have such characters so that no text begins like them
const SIGNATURES: readonly (readonly [PictureKind, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // Two letters are little proof: the size of the header that follows has to be one there is.
  ['bmp', /^(?:BA[^]{12})?BM[^]{12}[\x0c\x10-\x7c]\0\0\0/],
  ['gif', /^GIF8[79]a/],
  ['heif', /^[^]{4}ftyp(?:hei|hev|mif|msf|avi)/],
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['jpeg-xl', /^(?:\xff\x0a|\0\0\0\x0cJXL )/],
  ['pdf', /^%PDF-/],
  ['photoshop', /^8BPS/],
  ['svg', /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i],
]

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
