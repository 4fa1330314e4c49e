import type { Raster } from '../../bitmap/raster.ts'
import { BLOCK } from '../block-means.ts'
import { type Color, NONE } from './clustered.ts'
import type { Drawing } from './find-drawing.ts'

/** Colours and, for each 4×4 block, which of them may be in its pixels: bit n for colour n. */
export type Choices = { readonly colors: readonly Color[]; readonly bits: Uint32Array }

/**
 * Writes to `chosen`, for each pixel of a block with choices, the colour that it is with more or less paper showing
 * through, or `NONE`.
 */
export function chooseColors(
  { width, height, pixels }: Raster,
  { across, lamp, paper }: Pick<Drawing, 'across' | 'lamp' | 'paper'>,
  { colors, bits }: Choices,
  chosen: Uint8Array,
): void {
  const toPaper = colors.map((color) => color.map((level, n) => paper[n]! - level))
  const spans = toPaper.map((way) => way.reduce((sum, part) => sum + part * part, 0))
  const most = colors.map((color) => (MOST_OFF + GRAIN * Math.hypot(...color)) ** 2)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const block = row + Math.floor(x / BLOCK)
      if (bits[block] === 0) continue
      const pixel = pixels[at]! | 0
      const light = lamp[block]!
      const r = ((pixel >>> 16) & 255) / light
      const g = ((pixel >>> 8) & 255) / light
      const b = (pixel & 255) / light
      let best = NONE
      let least = 1
      for (let rest = bits[block]!; rest !== 0; rest &= rest - 1) {
        const n = 31 - Math.clz32(rest & -rest)
        const color = colors[n]!
        const way = toPaper[n]!
        const dr = r - color[0]
        const dg = g - color[1]
        const db = b - color[2]
        const along = (dr * way[0]! + dg * way[1]! + db * way[2]!) / Math.max(1, spans[n]!)
        const through = Math.max(-MOST_THROUGH, Math.min(MOST_THROUGH, along))
        const er = dr - through * way[0]!
        const eg = dg - through * way[1]!
        const eb = db - through * way[2]!
        const off = (er * er + eg * eg + eb * eb) / most[n]!
        if (off >= least) continue
        least = off
        best = n
      }
      chosen[at] = best
    }
  }
}

/** How much more or less paper than usual a stroke lets through. */
export const MOST_THROUGH = 0.22
/** How far a pixel may be off the line from its colour to the paper, in levels; bright colours have more grain. */
export const MOST_OFF = 8
const GRAIN = 0.045

/** For each block, the colours of itself and of those within `reach` blocks; `own` is -1 for blocks without. */
export function nearbyBits(own: Int8Array, across: number, reach: number): Uint32Array {
  const bits = new Uint32Array(own.length)
  for (let at = 0; at < own.length; at++) {
    if (own[at] === -1) continue
    const x = at % across
    const bit = 1 << own[at]!
    const left = Math.min(x, reach)
    const right = Math.min(across - 1 - x, reach)
    for (let row = at - reach * across; row <= at + reach * across; row += across)
      for (let near = row - left; near <= row + right; near++)
        if (near >= 0 && near < own.length) bits[near]! |= bit
  }
  return bits
}
