import type { BitmapLimits, BitmapRefusal } from './bitmap-refusal.ts'
import type { BmpColor } from './bmp-color.ts'
import type { BmpHeader, BmpLayout, ChannelMasks, PaletteSpan } from './bmp-header.ts'
import { readInfoHeader, type InfoHeader } from './read-info-header.ts'

export type HeaderReading =
  | { readonly ok: true; readonly header: BmpHeader }
  | { readonly ok: false; readonly reason: BitmapRefusal }

/** Enough bytes for every header that `readBmpHeader` reads. */
export const BMP_HEAD_BYTES = 160

/**
 * Validates a bitmap by its first bytes (`BMP_HEAD_BYTES` or more, fewer only if the file is shorter) and its length,
 * before the rest is read or anything is allocated.
 */
export function readBmpHeader(head: Uint8Array, fileBytes: number, limits: BitmapLimits): HeaderReading {
  const start = fileHeaderStart(head)
  if (start === null) return { ok: false, reason: 'not-a-bitmap' }
  const info = readInfoHeader(head, start)
  if (typeof info === 'string') return { ok: false, reason: info }
  const layout = readLayout(info)
  if (typeof layout === 'string') return { ok: false, reason: layout }
  const rowBytes = Math.ceil((info.width * info.bitsPerPixel) / 32) * 4
  const header: BmpHeader = {
    width: info.width,
    height: info.height,
    topDown: info.topDown,
    pixelOffset: info.pixelOffset === 0 ? endOfTables(info, layout) : info.pixelOffset,
    rowBytes,
    layout,
    color: withinFile(info.color, fileBytes),
  }
  const reason = refusalOf(header, info, fileBytes, limits)
  return reason === null ? { ok: true, header } : { ok: false, reason }
}

// A profile that is cut off is no reason to refuse the pixels.
function withinFile(color: BmpColor, fileBytes: number): BmpColor {
  const isCut = color.kind === 'profile' && color.offset + color.bytes > fileBytes
  return isCut ? { kind: 'srgb' } : color
}

// OS/2 wraps bitmaps in an array ("BA", 14 bytes); use the first of them.
function fileHeaderStart(head: Uint8Array): number | null {
  const isPair = (at: number, second: number) => head[at] === 0x42 && head[at + 1] === second
  if (isPair(0, 0x4d)) return 0
  return isPair(0, 0x41) && isPair(14, 0x4d) ? 14 : null
}

// Some writers leave the offset empty; then the pixels follow the tables.
function endOfTables(info: InfoHeader, layout: BmpLayout): number {
  if (layout.kind !== 'indexed' && layout.kind !== 'run-lengths') return info.tablesOffset
  return layout.palette.offset + layout.palette.entries * layout.palette.entryBytes
}

function refusalOf(
  { width, height, pixelOffset, rowBytes, layout }: BmpHeader,
  { bitsPerPixel, tablesOffset }: InfoHeader,
  fileBytes: number,
  { maxPixels }: BitmapLimits,
): BitmapRefusal | null {
  if (width * height > maxPixels) return 'too-large'
  // No layout needs more than 4 bytes per pixel; a colour profile may follow.
  if (fileBytes > 4 * maxPixels + 2 ** 21) return 'too-large'
  if (pixelOffset < tablesOffset) return 'malformed'
  if (pixelOffset > fileBytes) return 'truncated'
  const given = fileBytes - pixelOffset
  if (layout.kind === 'run-lengths') return canFill(given, width * height) ? null : 'truncated'
  // Some writers omit the padding of the last row.
  const needed = rowBytes * (height - 1) + Math.ceil((width * bitsPerPixel) / 8)
  return needed > given ? 'truncated' : null
}

// Two bytes of a run fill at most 255 pixels. A picture may end early, but a large one that its bytes could not fill
// is made to exhaust memory.
const canFill = (bytes: number, pixels: number) => pixels <= 65536 || pixels <= bytes * 128

/** The pixel encoding for a depth and compression; refuses impossible combinations. */
function readLayout(info: InfoHeader): BmpLayout | BitmapRefusal {
  const { bitsPerPixel: bits, compression } = info
  if (compression === 'rle8' || compression === 'rle4') {
    const runBits = compression === 'rle8' ? 8 : 4
    if (bits !== runBits) return 'malformed'
    return withPalette(info, (palette) => ({ kind: 'run-lengths', bits: runBits, palette }))
  }
  if (compression === 'masks') {
    if (bits !== 16 && bits !== 32) return 'malformed'
    const masks = info.masks ?? DEFAULT_MASKS[bits]
    return areSound(masks, bits) ? { kind: 'masked', bits, masks } : 'malformed'
  }
  if (bits === 24) return { kind: 'bytes24' }
  if (bits === 16 || bits === 32) return { kind: 'masked', bits, masks: DEFAULT_MASKS[bits] }
  if (bits === 1 || bits === 2 || bits === 4 || bits === 8) {
    return withPalette(info, (palette) => ({ kind: 'indexed', bits, palette }))
  }
  // Depth 0 means an embedded JPEG or PNG; some Windows tools write 64 bits.
  return bits === 0 || bits === 64 ? 'unsupported' : 'malformed'
}

// Without masks the top bits of a 16- or 32-bit pixel are unused.
const DEFAULT_MASKS = {
  16: { red: 0x7c00, green: 0x03e0, blue: 0x001f, alpha: 0 },
  32: { red: 0xff0000, green: 0x00ff00, blue: 0x0000ff, alpha: 0 },
} as const satisfies Record<16 | 32, ChannelMasks>

function withPalette(
  info: InfoHeader,
  layoutOf: (palette: PaletteSpan) => BmpLayout,
): BmpLayout | BitmapRefusal {
  const { paletteEntries: declared, paletteEntryBytes: entryBytes, tablesOffset, pixelOffset } = info
  const addressable = 2 ** info.bitsPerPixel
  // The pixels may begin before a full palette would end: use as many entries as fit.
  const room = pixelOffset === 0 ? addressable : Math.floor((pixelOffset - tablesOffset) / entryBytes)
  const entries = Math.min(declared === 0 ? addressable : declared, addressable, room)
  return entries > 0 ? layoutOf({ offset: tablesOffset, entries, entryBytes }) : 'malformed'
}

function areSound({ red, green, blue, alpha }: ChannelMasks, bits: 16 | 32): boolean {
  const masks = [red, green, blue, alpha]
  return red + green + blue > 0 && masks.every((mask) => isOneRun(mask) && (bits === 32 || mask < 65536))
}

// Adding the lowest set bit to one unbroken run of bits carries out of the mask.
function isOneRun(mask: number): boolean {
  if (mask === 0) return true
  const lowest = (mask & -mask) >>> 0
  return (mask & (mask + lowest)) >>> 0 === 0
}
