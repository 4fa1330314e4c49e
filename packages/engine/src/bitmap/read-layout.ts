import type { BitmapRefusal } from './bitmap-refusal.ts'
import type { BmpLayout, ChannelMasks, PaletteSpan } from './bmp-header.ts'
import type { InfoHeader } from './read-info-header.ts'

/** The pixel encoding for a depth and compression; refuses impossible combinations. */
export function readLayout(info: InfoHeader): BmpLayout | BitmapRefusal {
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
