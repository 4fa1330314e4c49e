import { oklabDistance, oklabFromRgb } from '../../color/oklab.ts'
import type { Raster } from '../../bitmap/raster.ts'
import { BLOCK } from '../block-means.ts'
import { clustered, type Color, rgbOf } from './clustered.ts'
import type { Drawing } from './find-drawing.ts'
import { type Planes, smoothStrokes } from './smooth-strokes.ts'

/** The colours of outlines and their place, as in a `Drawing`. */
export type Lines = Pick<Drawing, 'colors' | 'own'>

/**
 * Finds the colours of lines too thin for a block, from pixels that no colour of the drawing explains. Only those
 * that have such pixels on all sides count: the others are soft edges. `left` has 1 for unexplained pixels.
 */
export function findLines(raster: Raster, drawing: Drawing, left: Uint8Array): Lines {
  const planes = heartsOf(raster, drawing, left)
  const smooth = smoothStrokes(planes, drawing.across, drawing.paper)
  const own = clustered(smooth)
  const sums = new Map<number, { count: number; color: [number, number, number] }>()
  for (let at = 0; at < own.length; at++) {
    if (own[at] === -1) continue
    const sum = sums.get(own[at]!) ?? { count: 0, color: [0, 0, 0] }
    sum.count++
    for (let n = 0; n < 3; n++) sum.color[n]! += planes[n]![at]!
    sums.set(own[at]!, sum)
  }
  const found = [...sums].flatMap(
    ([
      cluster,
      {
        count,
        color: [r, g, b],
      },
    ]) => {
      const color: Color = [Math.round(r / count), Math.round(g / count), Math.round(b / count)]
      return count > LEAST_SHARE * own.length && drawing.colors.every((other) => areApart(color, other))
        ? [{ cluster, color }]
        : []
    },
  )
  const place = new Map(found.map(({ cluster }, n) => [cluster, n]))
  return { colors: found.map(({ color }) => color), own: own.map((cluster) => place.get(cluster) ?? -1) }
}

/** Share of all blocks that a line passes through. */
const LEAST_SHARE = 0.001

const oklabOf = ([r, g, b]: Color) => oklabFromRgb(rgbOf(r, g, b))
const areApart = (p: Color, q: Color) => oklabDistance(oklabOf(p), oklabOf(q)) > APART
/** In OKLab. */
const APART = 0.035

/** The mean of the hearts of lines in each block, without the lamp; NaN in blocks without. */
function heartsOf({ width, height, pixels }: Raster, { across, lamp }: Drawing, left: Uint8Array): Planes {
  const planes = [0, 1, 2].map(() => new Float32Array(lamp.length)) as unknown as Planes
  const counts = new Uint8Array(lamp.length)
  for (let y = 1; y + 1 < height; y++) {
    const row = Math.floor(y / BLOCK) * across
    for (let x = 1, at = y * width + 1; x + 1 < width; x++, at++) {
      if (left[at] === 0 || left[at - 1] === 0 || left[at + 1] === 0) continue
      const above = at - width
      const below = at + width
      if (left[above - 1]! + left[above]! + left[above + 1]! < 3) continue
      if (left[below - 1]! + left[below]! + left[below + 1]! < 3) continue
      const block = row + Math.floor(x / BLOCK)
      const pixel = pixels[at]!
      planes[0][block]! += (pixel >>> 16) & 255
      planes[1][block]! += (pixel >>> 8) & 255
      planes[2][block]! += pixel & 255
      counts[block]! += 1
    }
  }
  for (const plane of planes)
    for (let block = 0; block < plane.length; block++) plane[block]! /= counts[block]! * lamp[block]!
  return planes
}
