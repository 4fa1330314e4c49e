import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromRgb } from '@nawl/engine/color/lab'
import { toneCode, toneLight } from '@nawl/engine/room/tone'

const SRGB = { kind: 'srgb' } as const
const LIGHT_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => toneLight(byte / 255, SRGB))

/** Linear RGB. */
type Light = readonly [red: number, green: number, blue: number]

/** A patch of wool traced fibre by fibre, as `tools/rooms/trace-pile.ts` writes it. */
export type TracedPile = {
  readonly patchMm: number
  readonly colors: Readonly<
    Record<
      string,
      {
        readonly hex: string
        /** Mean colours of equal parts of the pixels, dark to light, by millimetres per pixel. */
        readonly shades: Readonly<Record<string, readonly Light[]>>
      }
    >
  >
}

export function readTracedPile(): TracedPile {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'traced-pile.json'), 'utf8')) as TracedPile
}

/** A square of sRGB pixels, three bytes each. */
export type Patch = { readonly side: number; readonly rgb: Uint8Array }

/**
 * Mean ΔE2000 between the shades of a patch and traced ones: both sorted from dark to light and cut into equal parts,
 * the traced ones scaled per channel to the patch's mean. `times` is how many pixels of the patch a traced one is wide.
 */
export function compareTraced(patch: Patch, times: number, traced: readonly Light[]): number {
  const ours = shadesOf(coarser(patch, times), traced.length)
  const scale = [0, 1, 2].map((channel) => meanOf(ours, channel) / meanOf(traced, channel))
  const far = traced.map((light, part) => {
    const [red, green, blue] = light.map((value, channel) => value * scale[channel]!)
    return deltaE2000(labOf(ours[part]!), labOf([red!, green!, blue!]))
  })
  return far.reduce((sum, value) => sum + value, 0) / far.length
}

const meanOf = (lights: readonly Light[], channel: number) =>
  lights.reduce((sum, light) => sum + light[channel]!, 0) / lights.length

const labOf = (light: Light) => {
  const [red, green, blue] = light.map((value) =>
    Math.round(Math.max(0, Math.min(255, 255 * toneCode(value, SRGB)))),
  )
  return labFromRgb((red! << 16) | (green! << 8) | blue!)
}

/** Mean colours of equal parts of the pixels, by luminance. */
function shadesOf(pixels: readonly Light[], parts: number): Light[] {
  const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const sorted = pixels.toSorted((a, b) => luminance(a) - luminance(b))
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * sorted.length) / parts)
    const some = sorted.slice(from, Math.floor(((part + 1) * sorted.length) / parts))
    return [meanOf(some, 0), meanOf(some, 1), meanOf(some, 2)]
  })
}

/** Means in linear light of squares of `times` pixels, which need not be whole. */
function coarser({ side, rgb }: Patch, times: number): Light[] {
  const wide = Math.floor(side / times + 1e-9)
  return Array.from({ length: wide * wide }, (_, i) => {
    const [left, top] = [(i % wide) * times, Math.floor(i / wide) * times]
    const sum = [0, 0, 0]
    for (let y = Math.floor(top); y < top + times - 1e-9; y++)
      for (let x = Math.floor(left); x < left + times - 1e-9; x++) {
        const share = covered(x, left, times) * covered(y, top, times)
        for (let channel = 0; channel < 3; channel++)
          sum[channel]! += share * LIGHT_OF_BYTE[rgb[(y * side + x) * 3 + channel]!]!
      }
    return [sum[0]! / times ** 2, sum[1]! / times ** 2, sum[2]! / times ** 2]
  })
}

/** How much of pixel `at` lies between `from` and `from + length`. */
const covered = (at: number, from: number, length: number) =>
  Math.min(at + 1, from + length) - Math.max(at, from)
