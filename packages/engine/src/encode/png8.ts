import type { TuftedRaster } from '../pile/tufted-raster.ts'
import { pngChunk } from './png-chunk.ts'

/**
 * A palette PNG without its palette: the pixels are compressed once, and recolouring writes a thousand bytes between
 * `head` and `tail`.
 */
export type Png8Template = {
  /** Signature and IHDR. */
  readonly head: Uint8Array
  /** IDAT and IEND. */
  readonly tail: Uint8Array
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

/** `deflate` returns a zlib stream (RFC 1950). */
export function png8Template(raster: TuftedRaster, deflate: (bytes: Uint8Array) => Uint8Array): Png8Template {
  const { width, height } = raster
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = 8 // bits a sample
  header[9] = 3 // indexed colour
  return {
    head: joined([Uint8Array.from(SIGNATURE), pngChunk('IHDR', header)]),
    tail: joined([pngChunk('IDAT', deflate(scanlines(raster))), pngChunk('IEND', new Uint8Array(0))]),
  }
}

/** The complete file with a table of 256 × RGBA. */
export function png8WithPalette(template: Png8Template, table: Uint8Array): Uint8Array {
  return joined([template.head, paletteChunks(table), template.tail])
}

/** What a recolouring changes in the file: PLTE, and tRNS if some entry of the table of 256 × RGBA is not opaque. */
export function paletteChunks(table: Uint8Array): Uint8Array {
  const colors = new Uint8Array(256 * 3)
  const alphas = new Uint8Array(256)
  for (let i = 0; i < 256; i++) {
    colors[i * 3] = table[i * 4]!
    colors[i * 3 + 1] = table[i * 4 + 1]!
    colors[i * 3 + 2] = table[i * 4 + 2]!
    alphas[i] = table[i * 4 + 3]!
  }
  const opaque = alphas.every((alpha) => alpha === 255)
  return joined([pngChunk('PLTE', colors), ...(opaque ? [] : [pngChunk('tRNS', alphas)])])
}

/** Filter type 0 for every row: differences of palette indices mean nothing. */
function scanlines({ width, height, indices }: TuftedRaster): Uint8Array {
  const lines = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return lines
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
