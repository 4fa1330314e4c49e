import type { ClippedCells, UnevenLight } from './uneven-light.ts'

/**
 * Restores what a camera clipped, along rows of pixels of which the cells are `near` (1) clipped ones. `keepRow` remembers which
 * channels are as bright as a file can store, but for what compression did; `restoreRow` makes those as bright as
 * the yarn of their cell, or of one beside, in the same pixels without their light. It leaves pixels that no yarn is like.
 */
export function clippedColors(
  { cell, across }: Pick<UnevenLight, 'cell' | 'across'>,
  { yarns, own, clipped }: ClippedCells,
) {
  const near = new Uint8Array(own.length)
  for (let at = 0; at < own.length; at++) {
    if (clipped[at] === 0) continue
    const x = at % across
    for (
      let row = at < across ? at : at - across;
      row <= Math.min(own.length - 1, at + across);
      row += across
    )
      near.fill(1, x === 0 ? row : row - 1, x + 1 < across ? row + 2 : row + 1)
  }
  const colors = Uint32Array.from(yarns)
  /** The bits of the channels of each pixel of a row that were clipped, in their place in 0xRRGGBB. */
  const kept = new Uint32Array((across + 1) * cell)
  const keepRow = (pixels: Uint32Array, start: number, from: number, to: number): void => {
    for (let x = from; x < to; x++) kept[x] = ((pixels[start + x]! & 0xfcfcfc) + 0x0c0c0c) & 0x1010100
  }
  const restoreRow = (out: Uint32Array, start: number, from: number, to: number, cells: number): void => {
    for (let x = from; x < to; x++) {
      if (kept[x] === 0) continue
      const at = cells + Math.min(across - 1, Math.floor(x / cell))
      const even = out[start + x]!
      const yarn = own[at]!
      let whole = yarn < colors.length ? restored(colors[yarn]!, kept[x]!, even) : NONE
      for (let n = 0; n < 4 && whole === NONE; n++) {
        const beside = n === 0 ? at - 1 : n === 1 ? at + 1 : n === 2 ? at - across : at + across
        const other = own[beside] ?? colors.length
        if (other !== yarn && other < colors.length) whole = restored(colors[other]!, kept[x]!, even)
      }
      if (whole !== NONE) out[start + x] = whole
    }
  }
  return { near, keepRow, restoreRow }
}

/**
 * A pixel whose clipped channels are its yarn's, as bright as its other channels are: grain is the same in all of them.
 * `NONE` where the others are not the yarn's, or where what is left of the clipped ones is brighter.
 */
function restored(yarn: number, bits: number, even: number): number {
  const r = (even >>> 16) & 255
  const g = (even >>> 8) & 255
  const b = even & 255
  const red = (yarn >>> 16) & 255
  const green = (yarn >>> 8) & 255
  const blue = yarn & 255
  if (r - red > OFF || g - green > OFF || b - blue > OFF) return NONE
  const hasRed = (bits & RED) === 0
  const hasGreen = (bits & GREEN) === 0
  const hasBlue = (bits & BLUE) === 0
  if ((hasRed && red - r > OFF) || (hasGreen && green - g > OFF) || (hasBlue && blue - b > OFF)) return NONE
  const whole = (hasRed ? red : 0) + (hasGreen ? green : 0) + (hasBlue ? blue : 0)
  const light = whole === 0 ? 1 : ((hasRed ? r : 0) + (hasGreen ? g : 0) + (hasBlue ? b : 0)) / whole
  return (
    0xff000000 |
    ((hasRed ? r : brighter(r, light * red)) << 16) |
    ((hasGreen ? g : brighter(g, light * green)) << 8) |
    (hasBlue ? b : brighter(b, light * blue))
  )
}

const brighter = (level: number, wanted: number) => Math.min(255, Math.max(level, wanted + 0.5)) | 0

const NONE = -1
/** Channels that were clipped: what overflows when 12 is added to a level of 244 and more, as dark as compression makes what was 255. */
const RED = 1 << 24
const GREEN = 1 << 16
const BLUE = 1 << 8
/** How far a pixel may be from its yarn, in levels: grain and moiré. */
const OFF = 16
