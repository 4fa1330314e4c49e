import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Raster } from '@nawl/engine/bitmap/raster'
import { expect } from 'vitest'

import { decodePicture } from '../../src/imaging/uploads/decode-picture.ts'
import { folderOfFile } from '../test-folder.ts'
import { WHOLE } from './upload.ts'

export const LIMITS = { maxPixels: 40e6, seconds: 10 }

/** Decodes uploads from a folder of the test file. Call it once, outside tests. */
export function decoding() {
  const home = folderOfFile()
  const decodeBytes = (bytes: Uint8Array, crop = WHOLE, limits = LIMITS) => {
    // libvips caches files by name.
    const path = join(home, randomUUID())
    writeFileSync(path, bytes)
    return decodePicture(path, crop, limits)
  }
  const decoded = async (bytes: Uint8Array, crop = WHOLE) => {
    const result = await decodeBytes(bytes, crop)
    if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
    return result.picture
  }
  return { decodeBytes, decoded }
}

/** The colour at a relative position of the crop, each channel 0–255. */
export function colorAt({ raster }: { raster: Raster }, x: number, y: number) {
  const column = Math.floor(x * raster.width)
  const row = Math.floor(y * raster.height)
  const pixel = raster.pixels[row * raster.width + column]!
  return [(pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255]
}

/** Expects a colour within that many levels of a hex. */
export function near(color: readonly number[], hex: string, within: number): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  color.forEach((value, n) =>
    expect(Math.abs(value - wanted[n]!), `${color.join(' ')} for ${hex}`).toBeLessThanOrEqual(within),
  )
}
