import { oklabDistance, oklabFromRgb } from '../../color/oklab.ts'
import type { Raster } from '../../bitmap/raster.ts'
import { BLOCK } from '../block-means.ts'
import { MOST_OFF, MOST_THROUGH } from './choose-colors.ts'
import { clustered, type Color, NONE, rgbOf } from './clustered.ts'
import type { Drawing } from './find-drawing.ts'
import { type Planes, smoothStrokes } from './smooth-strokes.ts'

/** The colours of outlines and their place, as in a `Drawing`. */
export type Lines = Pick<Drawing, 'colors' | 'own'>

/**
 * Finds the colours of lines too thin for a block, from pixels that no colour of the drawing explains. Only those
 * that have such pixels on all sides count: the others are soft edges. `chosen` has `NONE` for unexplained pixels.
 */
export function findLines(raster: Raster, drawing: Drawing, chosen: Uint8Array): Lines {
  const planes = heartsOf(raster, drawing, chosen)
  const smooth = smoothStrokes(planes, drawing.across, drawing.paper)
  const own = clustered(smooth)
  const tallies = tallied(planes, own)
  const found = oneForEachLine(tallies, drawing.paper)
    .filter(
      ({ count, color }) =>
        count > LEAST_SHARE * own.length && drawing.colors.every((other) => areApart(color, other)),
    )
    .slice(0, MOST_IN_ALL - drawing.colors.length)
  const place = new Map(found.flatMap(({ clusters }, n) => clusters.map((cluster) => [cluster, n])))
  return { colors: found.map(({ color }) => color), own: own.map((cluster) => place.get(cluster) ?? -1) }
}

type Line = { readonly clusters: readonly number[]; readonly count: number; readonly color: Color }

/** The number of blocks of each cluster and their mean, heaviest first. */
function tallied(planes: Planes, own: Int8Array): Line[] {
  const sums = new Map<number, { count: number; color: [number, number, number] }>()
  for (let at = 0; at < own.length; at++) {
    if (own[at] === -1) continue
    const sum = sums.get(own[at]!) ?? { count: 0, color: [0, 0, 0] }
    sum.count++
    for (let n = 0; n < 3; n++) sum.color[n]! += planes[n]![at]!
    sums.set(own[at]!, sum)
  }
  return [...sums]
    .map(
      ([
        cluster,
        {
          count,
          color: [r, g, b],
        },
      ]) => ({
        clusters: [cluster],
        count,
        color: [r / count, g / count, b / count] as const,
      }),
    )
    .toSorted((p, q) => q.count - p.count)
}

/**
 * Joins the clusters that differ only by how much paper shows through: a line has too few blocks for its strokes to
 * average out, so that darker and lighter strokes gather by themselves. The mean of them all is the line's colour.
 */
export function oneForEachLine(lines: readonly Line[], paper: Color): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const at = joined.findIndex(({ color }) => differByPaper(color, line.color, paper))
    const other = joined[at]
    if (other === undefined) {
      joined.push(line)
      continue
    }
    const count = other.count + line.count
    const mean = (n: 0 | 1 | 2) => (other.count * other.color[n] + line.count * line.color[n]) / count
    joined[at] = {
      clusters: [...other.clusters, ...line.clusters],
      count,
      color: [mean(0), mean(1), mean(2)],
    }
  }
  return joined
}

/** Whether a colour is another with more or less paper, as far as a stroke may vary. */
function differByPaper(color: Color, other: Color, paper: Color): boolean {
  const way = color.map((level, n) => paper[n]! - level)
  const away = color.map((level, n) => other[n]! - level)
  const span = way.reduce((sum, part) => sum + part * part, 0)
  const through = way.reduce((sum, part, n) => sum + part * away[n]!, 0) / Math.max(1, span)
  const off = Math.hypot(...away.map((part, n) => part - through * way[n]!))
  return Math.abs(through) < MOST_THROUGH && off < MOST_OFF
}

/** Share of all blocks that a line passes through. */
const LEAST_SHARE = 0.001

/** Colours are bits of a word. */
const MOST_IN_ALL = 32

const oklabOf = ([r, g, b]: Color) => oklabFromRgb(rgbOf(r, g, b))
const areApart = (p: Color, q: Color) => oklabDistance(oklabOf(p), oklabOf(q)) > APART
/** In OKLab. */
const APART = 0.035

/** The mean of the hearts of lines in each block, without the lamp; NaN in blocks without. */
function heartsOf({ width, height, pixels }: Raster, { across, lamp }: Drawing, chosen: Uint8Array): Planes {
  const planes = [0, 1, 2].map(() => new Float32Array(lamp.length)) as unknown as Planes
  const counts = new Uint8Array(lamp.length)
  const isLeft = (at: number) => chosen[at - 1] === NONE && chosen[at] === NONE && chosen[at + 1] === NONE
  for (let y = 1; y + 1 < height; y++) {
    const row = Math.floor(y / BLOCK) * across
    for (let x = 1, at = y * width + 1; x + 1 < width; x++, at++) {
      if (!isLeft(at) || !isLeft(at - width) || !isLeft(at + width)) continue
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
