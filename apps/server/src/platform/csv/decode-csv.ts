import type { CsvEncoding } from '@nawl/contract/desk/csv-encodings'

export type DecodedCsv = { readonly text: string; readonly encoding: CsvEncoding }

/**
 * The text of a file in the encoding that it is in, or that its owner says: UTF-8, UTF-16, or one of the two that Excel
 * writes without asking, Windows-1252 and, on Arabic systems, Windows-1256. Null for what is no text.
 */
export function decodeCsv(bytes: Uint8Array, said?: CsvEncoding): DecodedCsv | null {
  const encoding = said ?? recognised(bytes)
  const text = decoded(bytes, encoding)
  // A file of another kind, such as a workbook, has zeros in whatever encoding.
  return text === null || text.includes('\0') ? null : { text, encoding }
}

function recognised(bytes: Uint8Array): CsvEncoding {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark: of UTF-16 every other byte of the Latin headings is zero.
  const head = bytes.subarray(0, 64)
  if (head.length > 3 && isZero(head, 1) && !isZero(head, 0)) return 'utf-16le'
  if (head.length > 3 && isZero(head, 0) && !isZero(head, 1)) return 'utf-16be'
  if (decoded(bytes, 'utf-8') !== null) return 'utf-8'
  return isArabic(bytes) ? 'windows-1256' : 'windows-1252'
}

/** Whether every other byte of the beginning is zero. */
const isZero = (head: Uint8Array, odd: 0 | 1) => head.every((byte, at) => at % 2 !== odd || byte === 0)

/** Whether most of the bytes above ASCII are Arabic letters, which come in words; accented letters stand alone. */
function isArabic(bytes: Uint8Array): boolean {
  const text = decoded(bytes.subarray(0, 1_000_000), 'windows-1256') ?? ''
  const inWords = [...text.matchAll(/\p{Script=Arabic}{2,}/gu)].reduce((sum, [word]) => sum + word.length, 0)
  const high = bytes.subarray(0, 1_000_000).reduce((count, byte) => (byte > 127 ? count + 1 : count), 0)
  return inWords > high / 2
}

/** Null when the bytes are not of the encoding. */
function decoded(bytes: Uint8Array, encoding: CsvEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
