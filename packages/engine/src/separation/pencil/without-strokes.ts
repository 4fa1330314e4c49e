import type { Raster } from '../../bitmap/raster.ts'
import { BLOCK, type BlockMeans } from '../block-means.ts'
import { rgbOf } from './clustered.ts'
import { type Drawing, findDrawing } from './find-drawing.ts'
import { findLines, type Lines } from './find-lines.ts'

/**
 * A drawing in coloured pencil, crayon or wash without its strokes and the light of the lamp: pixels that are a
 * colour of the drawing with more or less paper showing through become exactly that colour. Soft edges and lines stay
 * as they are. Null where a picture is no such drawing.
 */
export function withoutStrokes(raster: Raster, blocks: BlockMeans): Raster | null {
  const drawing = findDrawing(raster, blocks)
  if (drawing === null) return null
  const out = new Uint32Array(raster.pixels.length)
  const left = new Uint8Array(raster.pixels.length).fill(1)
  flatten(raster, drawing, drawing, left, out)
  flatten(raster, drawing, findLines(raster, drawing, left), left, out)
  return { width: raster.width, height: raster.height, pixels: out }
}

/** Writes what the pixels that are `left` become; 0 to `left` for those that are a colour. */
function flatten(
  { width, height, pixels }: Raster,
  { across, lamp, paper }: Drawing,
  { colors, own }: Lines,
  left: Uint8Array,
  out: Uint32Array,
): void {
  const toPaper = colors.map((color) => color.map((level, n) => paper[n]! - level))
  const spans = toPaper.map((way) => way.reduce((sum, part) => sum + part * part, 0))
  const most = colors.map((color) => (MOST_OFF + GRAIN * Math.hypot(...color)) ** 2)
  const bits = nearbyBits(own, across)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (left[at] === 0) continue
      const block = row + Math.floor(x / BLOCK)
      const pixel = pixels[at]! | 0
      const light = lamp[block]!
      const r = ((pixel >>> 16) & 255) / light
      const g = ((pixel >>> 8) & 255) / light
      const b = (pixel & 255) / light
      let best = -1
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
      if (best !== -1) left[at] = 0
      const [red, green, blue] = best === -1 ? ([r, g, b] as const) : colors[best]!
      out[at] = 0xff000000 | rgbOf(red, green, blue)
    }
  }
}

/** How much more or less paper than usual a stroke lets through. */
const MOST_THROUGH = 0.22
/** How far a pixel may be off the line from its colour to the paper, in levels; bright colours have more grain. */
const MOST_OFF = 8
const GRAIN = 0.045

/** For each block, the colours of itself and the eight around it: bit n for colour n. */
function nearbyBits(own: Int8Array, across: number): Uint32Array {
  const bits = new Uint32Array(own.length)
  for (let at = 0; at < own.length; at++) {
    if (own[at] === -1) continue
    const x = at % across
    const bit = 1 << own[at]!
    for (const row of [at - across, at, at + across])
      for (let near = x > 0 ? row - 1 : row; near <= (x + 1 < across ? row + 1 : row); near++)
        if (near >= 0 && near < own.length) bits[near]! |= bit
  }
  return bits
}
