import type { Raster } from '../../bitmap/raster.ts'
import type { Mixtures } from '../mixtures.ts'
import type { Planes } from './mixture-store.ts'

/** The light on every pixel, 128 = none, one byte in every `step`; a pixel's is at `step · at + offset`. */
export type PixelLight = { readonly bytes: Uint8Array; readonly step: number; readonly offset: number }

/**
 * Light on pixels, in a plane of its own or, of a large picture and with `mayOverwrite`, in the fourth byte of each pixel,
 * which is never read; `large` is a size in pixels. That is a tenth slower, and is worth it where a plane is tens of megabytes.
 */
export function pixelLight({ pixels }: Raster, mayOverwrite: boolean, large = LARGE): PixelLight {
  const { buffer, byteOffset, length } = pixels
  return mayOverwrite && length >= large && isWhole(pixels)
    ? { bytes: new Uint8Array(buffer, byteOffset, 4 * length), step: 4, offset: 3 }
    : { bytes: new Uint8Array(length), step: 1, offset: 0 }
}

const LARGE = 4_000_000

/** Whether planes of a byte a pixel that follow each other begin at whole words. */
const isWhole = ({ length }: Uint32Array) => length % 4 === 0 && isLittleEndian

const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1

/**
 * The planes of a picture with its light. Where that is in the pixels, which are not needed any longer, all planes move there:
 * four bytes a pixel are just what they need.
 */
export function withLight({ first, second, mix }: Planes, light: PixelLight | null): Mixtures {
  if (light === null) return { first, second, mix, light }
  const { bytes, step, offset } = light
  if (step === 1) return { first, second, mix, light: bytes }
  const count = first.length
  for (let at = 0; at < count; at++) bytes[at] = bytes[step * at + offset]!
  const moved = [first, second, mix].map((plane, n) => {
    const place = bytes.subarray((n + 1) * count, (n + 2) * count)
    place.set(plane)
    return place
  }) as [Uint8Array, Uint8Array, Uint8Array]
  return { first: moved[0], second: moved[1], mix: moved[2], light: bytes.subarray(0, count) }
}
