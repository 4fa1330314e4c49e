import { deflateSync } from 'node:zlib'

import type { Raster } from '@nawl/engine/bitmap/raster'
import { rasterFromRgba } from '@nawl/engine/bitmap/raster-from-rgba'
import { pngChunk } from '@nawl/engine/encode/png-chunk'
import { storedZlib } from '@nawl/engine/encode/stored-zlib'
import sharp from 'sharp'

/**
 * A raster converted to sRGB by its ICC profile. libvips converts only pictures that carry their profile, so the raster
 * becomes a PNG in memory; like browsers, it ignores a profile that is none. Rejects after `seconds`.
 */
export async function profileToSrgb(raster: Raster, profile: Uint8Array, seconds: number): Promise<Raster> {
  const { width, height } = raster
  const { data } = await sharp(pngWithProfile(raster, profile), { limitInputPixels: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })
  return rasterFromRgba(new Uint8Array(data.buffer, data.byteOffset, width * height * 4), width, height)
}

function pngWithProfile({ width, height, pixels }: Raster, profile: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  // Each row begins with its filter, none.
  const rows = new Uint8Array(height * (1 + 3 * width))
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++
    for (let x = 0; x < width; x++, from++, to += 3) {
      const pixel = pixels[from]!
      rows[to] = pixel >>> 16
      rows[to + 1] = pixel >>> 8
      rows[to + 2] = pixel
    }
  }
  const named = Buffer.concat([Buffer.from('bitmap\0\0', 'latin1'), deflateSync(profile)])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('iCCP', named),
    pngChunk('IDAT', storedZlib(rows)),
    pngChunk('IEND', new Uint8Array()),
  ])
}
