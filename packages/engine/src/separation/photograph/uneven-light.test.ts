import { describe, expect, it } from 'vitest'

import { grainy, rasterOf } from '../../bitmap/raster-fixture.ts'
import { deltaE2000 } from '../../color/delta-e2000.ts'
import { labFromRgb } from '../../color/lab.ts'
import { separate } from '../separate.ts'
import { type UnevenLight, unevenLight } from './uneven-light.ts'

const YARNS = [0xd8ccb2, 0x26323d, 0xa8452f, 0x8d987c]
const WIDTH = 400
const HEIGHT = 560

function drawing(x: number, y: number): number {
  const ring = Math.hypot(x - 200, y - 240)
  if (ring < 150) return YARNS[1 + Math.floor(ring / 51)]!
  return y > 470 ? YARNS[1]! : YARNS[0]!
}

/** Brighter towards the right, darker in the corners. */
const lightAt = (x: number, y: number) =>
  (1 + 0.3 * (x / WIDTH - 0.5)) * (1 - 0.3 * ((x / WIDTH - 0.5) ** 2 + (y / HEIGHT - 0.5) ** 2))

function lit(x: number, y: number): number {
  const rgb = drawing(x, y)
  return [16, 8, 0].reduce(
    (sum, shift) => sum | (Math.round(((rgb >>> shift) & 255) * lightAt(x, y)) << shift),
    0,
  )
}

/** Standard deviation of a light from that of `lightAt`, of a picture enlarged `side` times. */
function spreadOf({ cell, across, planes }: UnevenLight, side: number): number {
  const off = Array.from(planes[1], (light, n) => {
    const middle = (at: number) => ((at + 0.5) * cell) / side
    return light - Math.log(lightAt(middle(n % across), middle(Math.floor(n / across))))
  })
  const mean = off.reduce((sum, error) => sum + error, 0) / off.length
  return Math.sqrt(off.reduce((sum, error) => sum + (error - mean) ** 2, 0) / off.length)
}

describe('a photographed drawing', () => {
  const photograph = grainy(rasterOf(WIDTH, HEIGHT, lit), 0.015, 3)

  it('has the light that fell on it', () => {
    expect(spreadOf(unevenLight(photograph)!, 1)).toBeLessThan(0.02)
  })

  it('has the same light, in larger cells, when it is seven times as wide', () => {
    const side = 7
    const [width, height] = [side * WIDTH, side * HEIGHT]
    const pixels = new Uint32Array(width * height)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++)
        pixels[at] = photograph.pixels[Math.floor(y / side) * WIDTH + Math.floor(x / side)]!
    const uneven = unevenLight({ width, height, pixels })!
    expect(uneven.cell).toBe(16)
    expect(spreadOf(uneven, side)).toBeLessThan(0.02)
  })

  it('has the yarns it was drawn in and no shades of them', () => {
    const { swatches } = separate(photograph)
    const found = swatches.filter(({ percentage }) => percentage > 1)
    expect(found).toHaveLength(YARNS.length)
    for (const yarn of YARNS) {
      const far = found.map(({ r, g, b }) =>
        deltaE2000(labFromRgb((r << 16) | (g << 8) | b), labFromRgb(yarn)),
      )
      expect(Math.min(...far)).toBeLessThan(4)
    }
  })

  it('is separated alike in its own memory, which is left alone otherwise', () => {
    const { width, height } = photograph
    const own = { width, height, pixels: photograph.pixels.slice() }
    const before = photograph.pixels.slice()
    expect(separate(own, { mayOverwrite: true })).toEqual(separate(photograph))
    expect(photograph.pixels).toEqual(before)
    expect(own.pixels).not.toEqual(before)
  })
})

describe('a photographed drawing that the camera clipped', () => {
  // A fifth brighter: much of the paper is as bright as a file can store.
  const clipped = grainy(
    rasterOf(WIDTH, HEIGHT, (x, y) =>
      [16, 8, 0].reduce((sum, shift) => {
        const level = Math.round(((drawing(x, y) >>> shift) & 255) * 1.2 * lightAt(x, y))
        return sum | (Math.min(255, level) << shift)
      }, 0),
    ),
    0.015,
    3,
  )
  const uneven = unevenLight(clipped)!

  it('has the light that fell on it', () => {
    for (const plane of uneven.planes)
      expect(spreadOf({ ...uneven, planes: [plane, plane, plane] }, 1)).toBeLessThan(0.02)
  })

  it('has its pale yarn as it was where nothing was clipped', () => {
    const { swatches } = separate(clipped)
    const [paper] = swatches
    const level = (shift: number) => ((YARNS[0]! >>> shift) & 255) / ((YARNS[0]! >>> 8) & 255)
    expect(swatches.filter(({ percentage }) => percentage > 1)).toHaveLength(YARNS.length)
    expect(Math.abs(paper.r / paper.g - level(16))).toBeLessThan(0.02)
    expect(Math.abs(paper.b / paper.g - level(0))).toBeLessThan(0.02)
  })
})

describe('even light', () => {
  it.each([
    ['wool', grainy(rasterOf(WIDTH, HEIGHT, drawing), 0.05, 5)],
    ['a drawing', rasterOf(WIDTH, HEIGHT, drawing)],
  ])('on %s is left alone', (_, raster) => expect(unevenLight(raster)).toBeNull())
})
