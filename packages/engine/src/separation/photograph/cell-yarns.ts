import { oklabFromRgb, oklabDistance } from '../../color/oklab.ts'
import { ColorCells } from '../yarns/color-samples.ts'
import { densityPeaks } from '../yarns/density-peaks.ts'
import { type Cluster, kMeans } from '../yarns/k-means.ts'
import type { CellMeans } from './cell-means.ts'
import { nearestClipped } from './nearest-clipped.ts'

/** The yarns of a picture and which of them each cell is; their number for cells that are none. */
export type CellYarns = {
  readonly yarns: readonly Cluster[]
  /** How many of the yarns have more cells than an edge between two others would. */
  readonly common: number
  readonly own: Uint8Array
  /** Share of cells that are of a yarn, 0–1. */
  readonly explained: number
  /** Mean distance of those that are not clipped from their yarn, in OKLab. */
  readonly spread: number
}

/**
 * Finds the yarns of cells without the light of `planes`. Clipped cells are of the yarn that their other channels
 * have; only those that no other cells share a yarn with have yarns of their own, as dark as they were stored.
 */
export function cellYarns({ planes: means, clipped }: CellMeans, planes: readonly Float32Array[]): CellYarns {
  const colors = new Uint32Array(clipped.length)
  for (let channel = 0; channel < 3; channel++) {
    const mean = means[channel]!
    const plane = planes[channel]!
    const shift = 16 - 8 * channel
    for (let cell = 0; cell < colors.length; cell++)
      colors[cell]! |=
        Math.max(0, Math.min(255, Math.round(Math.exp(mean[cell]! - plane[cell]!) - 1))) << shift
  }
  const own = new Uint8Array(colors.length).fill(UNKNOWN)
  const yarns = clustersOf(colors, (cell) => clipped[cell] === 0)
  const clippedTo = nearestClipped(yarns.map(({ rgb }) => rgb))
  let alone = 0
  for (let cell = 0; cell < colors.length; cell++) {
    if (clipped[cell] === 0) continue
    own[cell] = clippedTo(colors[cell]!, clipped[cell]!)
    if (own[cell] === yarns.length) {
      own[cell] = UNKNOWN
      alone++
    }
  }
  if (alone > LEAST_SHARE * own.length)
    yarns.push(...clustersOf(colors, (cell) => clipped[cell] !== 0 && own[cell] === UNKNOWN))
  const nearestTo = nearestOf(yarns)
  let unexplained = 0
  let measured = 0
  let spread = 0
  for (let cell = 0; cell < colors.length; cell++) {
    if (own[cell] !== UNKNOWN) continue
    const { yarn, distance } = nearestTo(colors[cell]!)
    own[cell] = yarn
    if (yarn === yarns.length) unexplained++
    else {
      measured++
      spread += distance
    }
  }
  const common = yarns.filter(({ weight }) => weight > LEAST_COMMON * own.length).length
  const explained = 1 - unexplained / own.length
  return { yarns, common, own, explained, spread: spread / Math.max(1, measured) }
}

function clustersOf(colors: Uint32Array, isWanted: (cell: number) => boolean): Cluster[] {
  const cells = new ColorCells()
  for (let cell = 0; cell < colors.length; cell++) if (isWanted(cell)) cells.add(colors[cell]!, 1, true)
  const samples = cells.samples()
  return kMeans(samples, densityPeaks(samples, MOST_YARNS, true), true)
}

/** Share of all cells below which clipped cells have no yarn of their own. */
const LEAST_SHARE = 0.002
const LEAST_COMMON = 0.005
const UNKNOWN = 255
const MOST_YARNS = 24

/** The yarn that a colour is of, their number for none, and its distance; what is returned is overwritten by the next call. */
function nearestOf(yarns: readonly Cluster[]) {
  // The last colour of each hash: neighbouring cells repeat, and a table of all colours would outgrow the picture.
  const colors = new Int32Array(REMEMBERED).fill(-1)
  const indices = new Uint8Array(REMEMBERED)
  const distances = new Float64Array(REMEMBERED)
  const found = { yarn: 0, distance: 0 }
  return (rgb: number): Readonly<typeof found> => {
    const slot = Math.imul(rgb, 0x9e3779b1) >>> REMEMBERED_SHIFT
    if (colors[slot] !== rgb) {
      const color = oklabFromRgb(rgb)
      let best = yarns.length
      let least = Infinity
      for (let yarn = 0; yarn < yarns.length; yarn++) {
        const distance = oklabDistance(color, yarns[yarn]!.color)
        if (distance >= least) continue
        least = distance
        best = yarn
      }
      colors[slot] = rgb
      indices[slot] = least < NEAR ? best : yarns.length
      distances[slot] = least
    }
    found.yarn = indices[slot]!
    found.distance = distances[slot]!
    return found
  }
}

const REMEMBERED = 1 << 13
const REMEMBERED_SHIFT = 19
/** A cell farther from every yarn, in OKLab, is an edge. */
const NEAR = 0.05
