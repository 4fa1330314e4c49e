/** File types recognised by their first bytes; the first six can become rugs. */
export const PICTURE_KINDS = [
  'png',
  'jpeg',
  'webp',
  'bmp',
  'gif',
  'avif',
  'heif',
  'tiff',
  'jpeg-xl',
  'svg',
  'pdf',
  'photoshop',
] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** The number of leading bytes that `pictureKind` reads. */
export const KIND_BYTES = 512

/**
 * A file's type by its first bytes (`KIND_BYTES`, fewer if the file is shorter), whatever its name; null if it is not
 * a picture. The rest is not validated. Linear in the number of bytes.
 */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const text = latin1(head.subarray(0, KIND_BYTES))
  const found = SIGNATURES.find(([, begins]) => begins(text))
  return found ? found[0] : null
}

type Begins = (text: string) => boolean

const startsWith =
  (...starts: readonly string[]): Begins =>
  (text) =>
    starts.some((start) => text.startsWith(start))

/** PNG 3rd edition §5.2, JFIF, RFC 9649, BITMAPFILEHEADER, GIF89a, ISO 14496-12, TIFF 6.0, ISO 18181-2. */
const SIGNATURES: readonly (readonly [PictureKind, Begins])[] = [
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ['jpeg', startsWith('\xff\xd8\xff')],
  ['webp', (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8)],
  ['bmp', isBitmap],
  ['gif', startsWith('GIF87a', 'GIF89a')],
  ['avif', (text) => brandsOf(text).some((brand) => AVIF.has(brand))],
  ['heif', (text) => brandsOf(text).some((brand) => HEIF.has(brand))],
  ['tiff', startsWith('II*\0', 'II+\0', 'MM\0*', 'MM\0+')],
  ['jpeg-xl', startsWith('\xff\x0a', '\0\0\0\x0cJXL ')],
  ['pdf', startsWith('%PDF-')],
  ['photoshop', startsWith('8BPS')],
  ['svg', isSvg],
]

function isBitmap(text: string): boolean {
  // OS/2 puts several bitmaps into an array, whose header is 14 bytes long.
  const at = text.startsWith('BA') ? 14 : 0
  if (!text.startsWith('BM', at)) return false
  // Two letters are weak evidence: the size of the following header must be a valid one.
  const size = text.codePointAt(at + 14) ?? 0
  return (size === 12 || (size >= 16 && size <= 124)) && text.startsWith('\0\0\0', at + 15)
}

const AVIF: ReadonlySet<string> = new Set(['avif', 'avis'])
const HEIF: ReadonlySet<string> = new Set('heic heix heim heis hevc hevx mif1 mif2 msf1'.split(' '))

/** The brands of an ISO 14496-12 file, the major one first; which codec is inside may stand in any of them. */
function brandsOf(text: string): readonly string[] {
  if (!text.startsWith('ftyp', 4)) return []
  const end = Math.min(text.length, 256 * (text.codePointAt(2) ?? 0) + (text.codePointAt(3) ?? 0))
  // After the major brand comes its version.
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4))
  return brands
}

/** What may precede the first element of an SVG, with its terminator. */
const PROLOGUE = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
] as const

function isSvg(text: string): boolean {
  const lower = text.toLowerCase()
  let at = afterSpace(lower, lower.startsWith('\xef\xbb\xbf') ? 3 : 0)
  for (;;) {
    const part = PROLOGUE.find(([start]) => lower.startsWith(start, at))
    if (!part) break
    const [start, end] = part
    const endsAt = lower.indexOf(end, at + start.length)
    if (endsAt === -1) return false
    at = afterSpace(lower, endsAt + end.length)
  }
  return lower.startsWith('<svg', at) && /[\s>]/.test(lower.charAt(at + '<svg'.length))
}

function afterSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charAt(at).trim() === '') at++
  return at
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
