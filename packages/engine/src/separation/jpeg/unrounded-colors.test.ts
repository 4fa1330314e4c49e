import { describe, expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import type { Raster } from '../../bitmap/raster.ts'
import { lumaOf, toneOf } from '../mixing.ts'
import { unroundedColors } from './unrounded-colors.ts'
import type { Mixtures } from '../mixtures.ts'

const SIDE = 320
const YARNS = [0xe6dac3, 0x787884, 0x273b43]
/** Slanting bands of three yarns. */
const yarnAt = (x: number, y: number) => Math.floor((x + 0.4 * y) / 37) % 3

/** The mean of every block of 16 pixels rounded to whole steps, as by a JPEG that keeps little more than that. */
function rounded({ width, height, pixels }: Raster, step: number): Raster {
  const out = new Uint32Array(pixels.length)
  for (let at = 0; at < out.length; at++) {
    const left = Math.floor((at % width) / 16) * 16
    const top = Math.floor(at / width / 16) * 16
    for (let shift = 0; shift < 24; shift += 8) {
      let sum = 0
      for (let y = top; y < top + 16; y++)
        for (let x = left; x < left + 16; x++) sum += (pixels[y * width + x]! >>> shift) & 255
      const off = Math.round(sum / 256 / step) * step - sum / 256
      out[at]! |= Math.max(0, Math.min(255, Math.round(((pixels[at]! >>> shift) & 255) + off))) << shift
    }
  }
  return { width, height, pixels: out }
}

const drawn = rasterOf(SIDE, SIDE, (x, y) => YARNS[yarnAt(x, y)]!)
const first = Uint8Array.from(drawn.pixels, (_, at) => yarnAt(at % SIDE, Math.floor(at / SIDE)))
const mixtures: Mixtures = {
  first,
  second: first,
  mix: new Uint8Array(first.length).fill(255),
  light: new Uint8Array(first.length).fill(128),
}
const stored = rounded(drawn, 7)
const seeming = Uint32Array.from(
  YARNS,
  (rgb) =>
    rounded(
      rasterOf(16, 16, () => rgb),
      7,
    ).pixels[0]!,
)

const farthest = (found: Uint32Array) =>
  Math.max(
    ...Array.from(found, (rgb, n) =>
      Math.max(...[16, 8, 0].map((s) => Math.abs(((rgb >>> s) & 255) - ((YARNS[n]! >>> s) & 255)))),
    ),
  )

describe('colours that a JPEG rounded', () => {
  it('seem up to several levels off inside areas', () => expect(farthest(seeming)).toBeGreaterThanOrEqual(3))

  it('are found again within a level where areas meet', () =>
    expect(farthest(unroundedColors(stored, mixtures, seeming, 0b111))).toBeLessThanOrEqual(1))

  it('are found again without the luma for yarns that have no area', () => {
    const alone = unroundedColors(stored, mixtures, seeming, 0b011)[2]!
    const whole = unroundedColors(stored, mixtures, seeming, 0b111)[2]!
    expect(Math.abs(lumaOf(toneOf(alone)) - lumaOf(toneOf(seeming[2]!)))).toBeLessThan(1)
    expect((alone >>> 16) - (alone & 255)).toBe((whole >>> 16) - (whole & 255))
  })

  it('stay as they seem where nothing meets', () => {
    const plain = rasterOf(64, 64, () => 0x787884)
    const same = { ...mixtures, first: new Uint8Array(4096), second: new Uint8Array(4096) }
    expect([...unroundedColors(plain, same, Uint32Array.of(0x777a83), 1)]).toEqual([0x777a83])
  })
})

it('does not read a line that lies beside a yarn of its luma', () => {
  const [GROUND, ALIKE, LINE] = [0xe6dac3, 0x2b3c44, 0x3a2f39]
  const yarns = Uint32Array.of(GROUND, ALIKE, LINE)
  const isLine = (x: number) => x % 16 === 7
  // In every other block of 16 the line lies beside the dark yarn, where half of that passes for it.
  const picture = rasterOf(SIDE, SIDE, (x) =>
    x % 32 >= 16 ? (isLine(x) ? LINE : ALIKE) : isLine(x) ? LINE : GROUND,
  )
  const seen = Uint8Array.from(picture.pixels, (_, at) => {
    const x = at % SIDE
    return x % 32 < 16 ? (isLine(x) ? 2 : 0) : (x % 16) % 2 === 0 || isLine(x) ? 2 : 1
  })
  const mixed: Mixtures = {
    first: seen,
    second: seen,
    mix: new Uint8Array(seen.length).fill(255),
    light: null,
  }
  const found = unroundedColors(picture, mixed, yarns, 0b011)[2]!
  for (const shift of [16, 8, 0])
    expect(Math.abs(((found >>> shift) & 255) - ((LINE >>> shift) & 255))).toBeLessThanOrEqual(1)
})
