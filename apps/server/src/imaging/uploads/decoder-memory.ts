import type { PictureKind } from '@nawl/engine/reduction/picture-kind'
import type { Metadata } from 'sharp'

const DECODED = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const satisfies readonly PictureKind[]
/** Kinds that libvips decodes; the engine decodes BMP. */
export type DecodedKind = (typeof DECODED)[number]

export const isDecoded = (kind: PictureKind): kind is DecodedKind =>
  (DECODED as readonly PictureKind[]).includes(kind)

/** Bytes at the start of a file that are searched for headers. */
export const HEADER_BYTES = 2 ** 20

/**
 * Bytes that a decoder must hold at once, at any output size; zero when it works row by row. Judged by the headers:
 * `metadata` as libvips reads them, `head` the first `HEADER_BYTES` of the file.
 */
export function decoderMemory(kind: DecodedKind, metadata: Metadata, head: Buffer): number {
  const { width, height, channels, depth, isProgressive, pages = 1 } = metadata
  const pixels = width * height
  switch (kind) {
    // Interlaced: the last pass changes the first row.
    case 'png':
      return isProgressive ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0
    case 'jpeg':
      return isProgressive ? pixels * coefficientBytes(channels, head) : 0
    // Lossless pixels refer to earlier ones; an animation keeps its canvas. Otherwise one byte per pixel for alpha.
    case 'webp':
      return pixels * (pages > 1 ? 8 : isLossyWebp(head) ? 1 : 4)
    case 'gif':
      return pixels * 5
    // Measured: the codec's frames and libheif's copies of the whole picture.
    case 'avif':
      return pixels * (depth === 'ushort' ? 27 : 21)
  }
}

/** Rows that libvips buffers to shrink a picture and to pass it between threads. */
const ROWS = 1024

/** Bytes of the buffered rows of a picture that is read row by row. */
export function rowMemory({ width, height, channels, depth }: Metadata): number {
  return Math.min(height, ROWS) * width * channels * (depth === 'ushort' ? 2 : 1)
}

/** Mean bytes per pixel of a progressive JPEG: two per sample until the last scan. */
function coefficientBytes(channels: number, head: Buffer): number {
  const components = jpegComponents(head)
  if (!components || components.length !== channels) return 2 * channels
  const most = (side: 'across' | 'down') => Math.max(...components.map((one) => one[side]))
  const full = most('across') * most('down')
  return components.reduce((sum, { across, down }) => sum + (2 * across * down) / full, 0)
}

type Component = { readonly across: number; readonly down: number }

/** Sampling factors of a JPEG's components (ITU-T T.81, B.2.2); null when no frame header is found. */
function jpegComponents(head: Buffer): readonly Component[] | null {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff;) {
    const marker = head[at + 1]!
    if (marker >= 0xc0 && marker <= 0xc2) return frameComponents(head, at + 4)
    at += 2 + head.readUInt16BE(at + 2)
  }
  return null
}

function frameComponents(head: Buffer, at: number): readonly Component[] | null {
  const count = head[at + 5] ?? 0
  const components = Array.from({ length: count }, (_, n) => {
    const factors = head[at + 7 + 3 * n] ?? 0
    return { across: factors >> 4, down: factors & 15 }
  })
  return components.every(({ across, down }) => across > 0 && down > 0) ? components : null
}

/** Whether the first image in the file is lossy (RFC 9649); its chunk follows those of colour profile and alpha. */
function isLossyWebp(head: Buffer): boolean {
  for (let at = 12; at + 8 <= head.length;) {
    const name = head.toString('latin1', at, at + 4)
    if (name === 'VP8 ' || name === 'VP8L') return name === 'VP8 '
    const bytes = head.readUInt32LE(at + 4)
    at += 8 + bytes + (bytes % 2)
  }
  return false
}
