import type { PileTile } from '@nawl/engine/pile/tile/tile'
import { HEIGHT_UNIT, MM_PER_PIXEL } from '@nawl/engine/pile/tile/tile-units'
import sharp from 'sharp'

/** Pictures of how the tufts of a piece of pile catch the light; they repeat in both directions. */
export type PileRelief = {
  /** Tangent-space normals, green towards the picture's upper edge, as JPEG. */
  readonly normals: Uint8Array
  /** Roughness, equal in all channels, as JPEG. */
  readonly roughness: Uint8Array
}

/** Side of the piece of pile, in metres. */
export const pilePeriodM = ({ size, scale }: Pick<PileTile, 'size' | 'scale'>): number =>
  (size * MM_PER_PIXEL) / scale / 1000

/** The colours already carry the shade of the tufts: relief at its full height would shade them twice. */
const STEEPNESS = 0.5
/** Of combed wool tips and of the gaps between tufts; wool has no mirror in it. */
const TIP_ROUGHNESS = 0.78
const GAP_ROUGHNESS = 0.98

/** The relief of a tile's tufts. */
export async function pileRelief(tile: PileTile): Promise<PileRelief> {
  const { size } = tile
  const { normals, roughness } = surfaceOf(tile)
  const jpeg = (pixels: Uint8Array, channels: 1 | 3) =>
    sharp(pixels, { raw: { width: size, height: size, channels } })
      .toColourspace('srgb')
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
      .toBuffer()
  return { normals: await jpeg(normals, 3), roughness: await jpeg(roughness, 1) }
}

/** Normals (RGB) and roughness of every pixel of a tile. */
export function surfaceOf({ size, scale, height, grain }: PileTile) {
  const mask = size - 1
  const mmPerPixel = MM_PER_PIXEL / scale
  const at = (x: number, y: number) => height[(y & mask) * size + (x & mask)]! / HEIGHT_UNIT
  const normals = new Uint8Array(size * size * 3)
  const roughness = new Uint8Array(size * size)
  for (let y = 0, pixel = 0; y < size; y++)
    for (let x = 0; x < size; x++, pixel++) {
      const right = (STEEPNESS * (at(x + 1, y) - at(x - 1, y))) / (2 * mmPerPixel)
      const down = (STEEPNESS * (at(x, y + 1) - at(x, y - 1))) / (2 * mmPerPixel)
      const long = Math.sqrt(right * right + down * down + 1)
      normals[pixel * 3] = asByte(0.5 - right / long / 2)
      normals[pixel * 3 + 1] = asByte(0.5 + down / long / 2)
      normals[pixel * 3 + 2] = asByte(0.5 + 1 / long / 2)
      const tip = Math.max(0, Math.min(1, 0.5 + grain[pixel]! / 128))
      roughness[pixel] = asByte(GAP_ROUGHNESS + tip * (TIP_ROUGHNESS - GAP_ROUGHNESS))
    }
  return { normals, roughness }
}

const asByte = (share: number) => Math.round(255 * share)
