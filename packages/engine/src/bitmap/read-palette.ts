import type { PaletteSpan } from './bmp-header.ts'

/** The colour of every index, 0xAARRGGBB, 256 entries: an index past the palette is black, as Windows shows it. */
export function readPalette(bytes: Uint8Array, { offset, entries, entryBytes }: PaletteSpan): Uint32Array {
  const palette = new Uint32Array(256).fill(0xff000000)
  for (let index = 0; index < entries; index++) {
    const at = offset + index * entryBytes
    const blue = bytes[at] ?? 0
    const green = bytes[at + 1] ?? 0
    const red = bytes[at + 2] ?? 0
    palette[index] = 0xff000000 | (red << 16) | (green << 8) | blue
  }
  return palette
}
