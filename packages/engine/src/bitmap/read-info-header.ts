import type { BitmapRefusal } from './bitmap-refusal.ts'
import { type BmpColor, readBmpColor } from './bmp-color.ts'
import type { ChannelMasks } from './bmp-header.ts'

/** The header fields as stored, after the checks that need no file length. */
export type InfoHeader = {
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  readonly bitsPerPixel: number
  readonly compression: Compression
  /** Masks as stored; null where the header has none. */
  readonly masks: ChannelMasks | null
  /** 0 if not stated. */
  readonly pixelOffset: number
  /** Where headers and masks end and a palette may begin. */
  readonly tablesOffset: number
  readonly paletteEntries: number
  readonly paletteEntryBytes: 3 | 4
  readonly color: BmpColor
}

export type Compression = 'none' | 'rle8' | 'rle4' | 'masks'

/** Reads the 14-byte file header at `start` and the header of any known version after it. */
export function readInfoHeader(head: Uint8Array, start: number): InfoHeader | BitmapRefusal {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const at = start + 14
  if (head.length < at + 4) return 'truncated'
  const size = view.getUint32(at, true)
  if (size !== CORE_SIZE && (size < 16 || size > 124)) return 'malformed'
  if (head.length < at + size) return 'truncated'
  const pixelOffset = view.getUint32(start + 10, true)
  const info = size === CORE_SIZE ? readCore(view, at, pixelOffset) : readLong(view, at, size, pixelOffset)
  if (typeof info === 'string') return info
  return info.width > 0 && info.height > 0 ? info : 'malformed'
}

const CORE_SIZE = 12
const INFO_SIZE = 40
const OS2_SIZE = 64

// BITMAPCOREHEADER, OS/2 1.x: 16-bit sizes, palette entries of three bytes.
function readCore(view: DataView, at: number, pixelOffset: number): InfoHeader {
  return {
    width: view.getUint16(at + 4, true),
    height: view.getUint16(at + 6, true),
    topDown: false,
    bitsPerPixel: view.getUint16(at + 10, true),
    compression: 'none',
    masks: null,
    pixelOffset,
    tablesOffset: at + CORE_SIZE,
    paletteEntries: 0,
    paletteEntryBytes: 3,
    color: { kind: 'srgb' },
  }
}

// BITMAPINFOHEADER, its versions 2–5, and OS/2 2.x, which may stop after any field.
function readLong(view: DataView, at: number, size: number, pixelOffset: number): InfoHeader | BitmapRefusal {
  const word = (offset: number) => (offset + 4 <= size ? view.getUint32(at + offset, true) : 0)
  const compression = compressionOf(word(16), size)
  if (isRefusal(compression)) return compression
  const height = view.getInt32(at + 8, true)
  const trailing = size === INFO_SIZE ? masksAfter(word(16)) : 0
  if (view.byteLength < at + size + trailing) return 'truncated'
  return {
    width: view.getInt32(at + 4, true),
    height: Math.abs(height),
    topDown: height < 0,
    bitsPerPixel: view.getUint16(at + 14, true),
    compression,
    masks: compression === 'masks' ? readMasks(view, at + INFO_SIZE, size - INFO_SIZE + trailing) : null,
    pixelOffset,
    tablesOffset: at + size + trailing,
    paletteEntries: word(32),
    paletteEntryBytes: 4,
    color: readBmpColor(view, at, size),
  }
}

// In OS/2 2.x the codes 3 and 4 mean Huffman and 24-bit runs; later ones hold JPEG, PNG or CMYK.
function compressionOf(code: number, size: number): Compression | CompressionRefusal {
  if (code === 0) return 'none'
  if (code === 1) return 'rle8'
  if (code === 2) return 'rle4'
  const knowsMasks = size >= INFO_SIZE && size !== OS2_SIZE
  if (knowsMasks && (code === 3 || code === ALPHA_BITFIELDS)) return 'masks'
  if (code === 3) return 'holds-huffman'
  if (knowsMasks && code === 4) return 'holds-jpeg'
  return knowsMasks && code === 5 ? 'holds-png' : 'unsupported'
}

type CompressionRefusal = Extract<BitmapRefusal, 'unsupported' | `holds-${string}`>
const isRefusal = (found: Compression | CompressionRefusal): found is CompressionRefusal =>
  found === 'unsupported' || found.startsWith('holds-')

const ALPHA_BITFIELDS = 6

function masksAfter(code: number): number {
  if (code === ALPHA_BITFIELDS) return 16
  return code === 3 ? 12 : 0
}

function readMasks(view: DataView, at: number, bytes: number): ChannelMasks {
  const mask = (offset: number) => (offset + 4 <= bytes ? view.getUint32(at + offset, true) : 0)
  return { red: mask(0), green: mask(4), blue: mask(8), alpha: mask(12) }
}
