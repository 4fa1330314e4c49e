import type { Raster } from '../bitmap/raster.ts'
import { BLOCK } from './block-means.ts'
import { CLOSE } from './label.ts'
import { BLACK_HOLD, EXPLAINED } from './mixing.ts'
import type { Mixing } from './mixing.ts'
import type { PixelLight } from './judging/pixel-light.ts'
import type { RunMixer } from './runs/mix-runs.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

/**
 * Visits, in order, the pixels of drawn art that are not exactly their label's yarn. Also extends `proved`: a yarn's
 * exact value proves it as well as a square does, without which lines of one or two pixels would never be proved.
 * `runs` as from `blockMeans`; pixels that `run` explains are not visited.
 */
export function visitMixed(
  { width, height, pixels }: Raster,
  labels: Uint8Array,
  proved: Uint8Array,
  yarns: Uint32Array,
  runs: Uint8Array,
  visit: (at: number, label: number) => void,
  run: RunMixer | null,
): void {
  const isMixed = mixedBlocks({ width, height, pixels }, labels, proved, yarns, runs)
  const across = Math.ceil(width / BLOCK)
  for (let y = 0; y < height; y++) {
    const blocks = Math.floor(y / BLOCK) * across
    run?.mixRow(y)
    for (let block = 0; block < across; block++) {
      if (isMixed[blocks + block] === 0) continue
      const start = y * width + BLOCK * block
      const end = Math.min((y + 1) * width, start + BLOCK)
      for (let at = start; at < end; at++) {
        if (run !== null && run.explained[at - y * width] === 1) continue
        const label = labels[at]! & ~CLOSE
        const pixel = (pixels[at]! | 0) & 0xffffff
        const yarn = yarns[label]! | 0
        // Proof tolerates a level or two for compression; more is the foot of a soft edge.
        if (pixel === yarn || (proved[at] !== UNPROVED && isWithin(pixel, yarn, COMPRESSION))) continue
        visit(at, label)
      }
    }
  }
}

/**
 * 1 for each block with a pixel that is not exactly its label's yarn; the other pixels prove it. Most blocks of drawn
 * art are exact, and are not looked at again.
 */
function mixedBlocks(
  { width, height, pixels }: Raster,
  labels: Uint8Array,
  proved: Uint8Array,
  yarns: Uint32Array,
  runs: Uint8Array,
): Uint8Array {
  const isMixed = new Uint8Array(runs.length)
  for (let top = 0, block = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK, block++) {
      const first = top * width + left
      // One pixel speaks for a block of one colour: it has one label, and is proved as a whole or not at all.
      if (runs[block]! > 0) {
        const label = labels[first]! & ~CLOSE
        const isExact = ((pixels[first]! | 0) & 0xffffff) === (yarns[label]! | 0)
        isMixed[block] = isExact ? 0 : 1
        if (!isExact || proved[first] === label) continue
      }
      const right = Math.min(width, left + BLOCK) - left
      const end = Math.min(height, top + BLOCK) * width + left
      for (let row = first; row < end; row += width)
        for (let at = row; at < row + right; at++) {
          const label = labels[at]! & ~CLOSE
          if (((pixels[at]! | 0) & 0xffffff) === (yarns[label]! | 0)) proved[at] = label
          else isMixed[block] = 1
        }
    }
  }
  return isMixed
}

/** Visits, in order, the pixels of which no yarn is proved. */
export function visitUnproved(
  labels: Uint8Array,
  proved: Uint8Array,
  visit: (at: number, label: number) => void,
): void {
  for (let at = 0; at < labels.length; at++) if (proved[at] === UNPROVED) visit(at, labels[at]! & ~CLOSE)
}

/** How far a stored colour may differ from its yarn in each channel, in levels. */
const COMPRESSION = 2

function isWithin(pixel: number, yarn: number, levels: number): boolean {
  const red = (pixel >>> 16) - (yarn >>> 16)
  const green = ((pixel >>> 8) & 255) - ((yarn >>> 8) & 255)
  const blue = (pixel & 255) - (yarn & 255)
  return Math.max(red, -red, green, -green, blue, -blue) <= levels
}

/**
 * The same under grain: writes the `light` of pixels that their label's yarn explains and visits the others. Inlined,
 * because every pixel passes through here; `explainByOne` documents the formula.
 */
export function visitUnlike(
  { pixels }: Raster,
  labels: Uint8Array,
  proved: Uint8Array,
  { red, green, blue, inverse, lightCost }: Mixing,
  { bytes, step, offset }: PixelLight,
  visit: (at: number, label: number) => void,
): void {
  let last = -1
  let yarnRed = 0
  let yarnGreen = 0
  let yarnBlue = 0
  let scale = 0
  for (let at = 0, place = offset; at < labels.length; at++, place += step) {
    const pixel = pixels[at]! | 0
    const label = labels[at]! & ~CLOSE
    if (label !== last) {
      last = label
      yarnRed = red[label]!
      yarnGreen = green[label]!
      yarnBlue = blue[label]!
      scale = inverse[label]!
    }
    const r = (pixel >>> 16) & 255
    const g = (pixel >>> 8) & 255
    const b = pixel & 255
    const lit = (r * yarnRed + g * yarnGreen + b * yarnBlue + BLACK_HOLD) * scale
    const er = r - Math.min(255, lit * yarnRed)
    const eg = g - Math.min(255, lit * yarnGreen)
    const eb = b - Math.min(255, lit * yarnBlue)
    const error = er * er + eg * eg + eb * eb + lightCost * (lit - 1) * (lit - 1)
    if (error > EXPLAINED || proved[at] === UNPROVED) visit(at, label)
    else bytes[place] = (lit * 128 + 0.5) | 0
  }
}
