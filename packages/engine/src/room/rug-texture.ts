import { LINEAR_OF_BYTE } from '../color/srgb.ts'
import { INSET } from '../pile/edge/outline.ts'
import { GROUND, type TuftedRaster } from '../pile/tufted-raster.ts'
import { LONG_SIDE } from '../rug-size.ts'

/** A picture of the rug at one size: linear light, premultiplied RGBA. */
type TextureLevel = { readonly width: number; readonly height: number; readonly rgba: Float32Array }

/** A rug's mip levels, each half the size of the one before. */
export type RugTexture = {
  /** Fraction of its width and height outside the rug's outline on each side. */
  readonly insetU: number
  readonly insetV: number
  /** Number of omitted levels finer than the first, because the rug is never shown that large. */
  readonly left: number
  readonly levels: readonly [TextureLevel, ...TextureLevel[]]
}

/** The fraction of a raster outside its outline. */
export function rasterInset({ width, height }: Pick<TuftedRaster, 'width' | 'height'>) {
  const pixels = (INSET * Math.max(width, height)) / LONG_SIDE
  return { insetU: pixels / width, insetV: pixels / height }
}

/** `table` with a transparent ground, including its shadow: a room has its own floor. 256 × RGBA. */
export function withoutGround(table: Uint8Array): Uint8Array {
  const clear = table.slice()
  clear.fill(0, GROUND * 4)
  return clear
}

/** The texture of tufts in the colours of a table (256 × RGBA), without the `left` finest levels. */
export function rugTexture(raster: TuftedRaster, table: Uint8Array, left: 0 | 1 = 0): RugTexture {
  const colors = linearColors(withoutGround(table))
  const first = left === 0 ? everyTuft(raster, colors) : everySecondTuft(raster, colors)
  return { ...rasterInset(raster), left, levels: halvings(first) }
}

/** The texture of a picture of the rug alone, sRGB RGBA bytes, whose outline is its frame. */
export function pictureTexture(width: number, height: number, rgba: Uint8Array): RugTexture {
  const linear = Float32Array.from(rgba, (value, at) =>
    at % 4 === 3 ? value / 255 : (LINEAR_OF_BYTE[value]! * rgba[at | 3]!) / 255,
  )
  return { insetU: 0, insetV: 0, left: 0, levels: halvings({ width, height, rgba: linear }) }
}

function linearColors(table: Uint8Array): Float32Array {
  return Float32Array.from(table, (value, at) =>
    at % 4 === 3 ? value / 255 : (LINEAR_OF_BYTE[value]! * table[at | 3]!) / 255,
  )
}

function everyTuft({ width, height, indices }: TuftedRaster, colors: Float32Array): TextureLevel {
  const rgba = new Float32Array(indices.length * 4)
  for (let i = 0, to = 0; i < indices.length; i++, to += 4) {
    const from = indices[i]! * 4
    rgba[to] = colors[from]!
    rgba[to + 1] = colors[from + 1]!
    rgba[to + 2] = colors[from + 2]!
    rgba[to + 3] = colors[from + 3]!
  }
  return { width, height, rgba }
}

/** The second level directly: each pixel is the mean of four tufts. */
function everySecondTuft({ width, height, indices }: TuftedRaster, colors: Float32Array): TextureLevel {
  const quarters = colors.map((value) => value / 4)
  const [wide, high] = [width >> 1, height >> 1]
  const rgba = new Float32Array(wide * high * 4)
  for (let y = 0, to = 0; y < high; y++) {
    for (let x = 0, at = 2 * y * width; x < wide; x++, at += 2, to += 4) {
      const a = indices[at]! * 4
      const b = indices[at + 1]! * 4
      const c = indices[at + width]! * 4
      const d = indices[at + width + 1]! * 4
      rgba[to] = quarters[a]! + quarters[b]! + quarters[c]! + quarters[d]!
      rgba[to + 1] = quarters[a + 1]! + quarters[b + 1]! + quarters[c + 1]! + quarters[d + 1]!
      rgba[to + 2] = quarters[a + 2]! + quarters[b + 2]! + quarters[c + 2]! + quarters[d + 2]!
      rgba[to + 3] = quarters[a + 3]! + quarters[b + 3]! + quarters[c + 3]! + quarters[d + 3]!
    }
  }
  return { width: wide, height: high, rgba }
}

/** A level and all smaller ones, down to one pixel. */
function halvings(first: TextureLevel): RugTexture['levels'] {
  const levels: [TextureLevel, ...TextureLevel[]] = [first]
  for (let last = first; last.width > 1 || last.height > 1; levels.push(last)) last = halved(last)
  return levels
}

function halved({ width, height, rgba }: TextureLevel): TextureLevel {
  const [wide, high] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const out = new Float32Array(wide * high * 4)
  const right = width > 1 ? 4 : 0
  const below = height > 1 ? width * 4 : 0
  for (let y = 0, to = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let at = (2 * y * width + 2 * x) * 4
      for (const end = at + 4; at < end; at++, to++)
        out[to] = 0.25 * (rgba[at]! + rgba[at + right]! + rgba[at + below]! + rgba[at + below + right]!)
    }
  }
  return { width: wide, height: high, rgba: out }
}
