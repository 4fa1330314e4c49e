import sharp, { type Sharp } from 'sharp'

import type { Planes } from './denoise/denoise.ts'

/** Planes of light as an eight-bit picture, ready to be written. */
export function rawPicture(
  planes: Planes,
  { width, height }: { readonly width: number; readonly height: number },
  byteOf: (light: number) => number,
): Sharp {
  const bytes = new Uint8Array(width * height * 3)
  for (const [channel, plane] of planes.entries())
    for (let at = 0; at < plane.length; at++) bytes[at * 3 + channel] = byteOf(Math.max(0, plane[at]!))
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}
