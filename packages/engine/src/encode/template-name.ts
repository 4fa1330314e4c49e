import type { TuftedRaster } from '../pile/tufted-raster.ts'

/**
 * Names a tufted rug by its content, the same on every machine: FNV-1a over its indices and a second hash like it, 64
 * bits together, because two rugs of a visitor must never be confused. Not SHA-256, which browsers offer on secure
 * pages only.
 */
export function templateName({ width, height, levels, indices }: TuftedRaster): string {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i]!
    first = Math.imul(first ^ index, 0x01000193)
    second = Math.imul(second ^ index, 0x85ebca6b)
    second ^= second >>> 15
  }
  return [width, height, levels, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-')
}
