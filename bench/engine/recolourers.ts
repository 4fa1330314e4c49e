import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { formatHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'
import { paintSeparation } from '@nawl/engine/recolor/paint-separation'
import { recolor } from '@nawl/engine/recolor/recolor'
import { separate } from '@nawl/engine/separation/separate'
import type { Separation } from '@nawl/engine/separation/separation'
import { colorDiff, Jimp } from 'jimp'

import { findImageMagick, replaceWithImageMagick } from './imagemagick.ts'
import type { Picture } from './picture.ts'

export type Replacement = {
  readonly picture: Picture
  /** 0xRRGGBB; `to` has the replacements in the same order. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

export type Recolourer = {
  readonly name: string
  /** Done once per bitmap, for any later colours; not timed. */
  readonly prepare?: (picture: Picture) => Separation
  /** RGB, three bytes per pixel. */
  readonly replace: (task: Replacement, prepared: Separation | null) => Uint8Array
}

/** The compared methods; tolerances are the best for edges among those tried, flat and textured. */
export function recolourers(): Recolourer[] {
  const command = findImageMagick()
  const magick: Recolourer[] = command
    ? [
        {
          name: 'ImageMagick -fuzz 7 % -opaque',
          replace: ({ picture, from, to }) => replaceWithImageMagick(command, picture, from, to, 7),
        },
      ]
    : []
  return [
    { name: 'Nawl', prepare: ({ raster }) => separate(raster), replace: withNawl },
    { name: 'naive, RGB distance ≤ 60', replace: (task) => replaceNearRgb(task, 60) },
    { name: 'naive, ΔE2000 ≤ 15', replace: (task) => replaceNearLab(task, 15) },
    { name: 'jimp, scan and colorDiff ≤ 0.02', replace: (task) => replaceWithJimp(task, 0.02) },
    ...magick,
  ]
}

function withNawl({ from, to }: Replacement, separation: Separation | null): Uint8Array {
  if (!separation) throw new Error('a bitmap is taken apart before it is recoloured')
  const mappings = from.map((rgb, n) => [formatHex(rgb), formatHex(to[n]!)] as const)
  return paintSeparation(separation, recolor(separation.swatches, { mappings, tolerance: 10 }))
}

/** The naive loop: the nearest colour within the tolerance replaces the whole pixel. */
export function replaceNearRgb({ picture, from, to }: Replacement, tolerance: number): Uint8Array {
  const out = picture.rgb.slice()
  for (let at = 0; at < out.length; at += 3) {
    let best = -1
    let bestSquare = tolerance * tolerance
    for (let n = 0; n < from.length; n++) {
      const red = out[at]! - (from[n]! >>> 16)
      const green = out[at + 1]! - ((from[n]! >>> 8) & 255)
      const blue = out[at + 2]! - (from[n]! & 255)
      const square = red * red + green * green + blue * blue
      if (square > bestSquare) continue
      best = n
      bestSquare = square
    }
    if (best >= 0) write(out, at, to[best]!)
  }
  return out
}

/** The same by perceptual difference, with a cache per colour; otherwise it would take seconds. */
export function replaceNearLab({ picture, from, to }: Replacement, tolerance: number): Uint8Array {
  const out = picture.rgb.slice()
  const labs = from.map(labFromRgb)
  const known = new Map<number, number>()
  for (let at = 0; at < out.length; at += 3) {
    const rgb = (out[at]! << 16) | (out[at + 1]! << 8) | out[at + 2]!
    let best = known.get(rgb)
    if (best === undefined) {
      const lab = labFromRgb(rgb)
      const differences = labs.map((other) => deltaE2000(lab, other))
      const least = Math.min(...differences)
      best = least <= tolerance ? differences.indexOf(least) : -1
      known.set(rgb, best)
    }
    if (best >= 0) write(out, at, to[best]!)
  }
  return out
}

/** Jimp cannot replace colours: this uses its `scan` and its own colour difference. */
export function replaceWithJimp({ picture, from, to }: Replacement, tolerance: number): Uint8Array {
  const { width, height, rgba } = picture
  const image = Jimp.fromBitmap({ data: Buffer.from(rgba), width, height })
  const { data } = image.bitmap
  const sources = from.map((rgb) => ({ r: rgb >>> 16, g: (rgb >>> 8) & 255, b: rgb & 255 }))
  const out = new Uint8Array(width * height * 3)
  image.scan((_x, _y, at) => {
    const here = { r: data[at]!, g: data[at + 1]!, b: data[at + 2]! }
    const differences = sources.map((source) => colorDiff(here, source))
    const least = Math.min(...differences)
    const isNear = least <= tolerance
    write(
      out,
      (at / 4) * 3,
      isNear ? to[differences.indexOf(least)]! : (here.r << 16) | (here.g << 8) | here.b,
    )
  })
  return out
}

function write(out: Uint8Array, at: number, rgb: number): void {
  out[at] = rgb >>> 16
  out[at + 1] = (rgb >>> 8) & 255
  out[at + 2] = rgb & 255
}
