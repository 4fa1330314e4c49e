import { describe, expect, it } from 'vitest'

import { pixelLight, withLight } from './pixel-light.ts'

const plane = (factor: number, count: number) => Uint8Array.from({ length: count }, (_, at) => at * factor)

const LARGE = 2000

/** `toEqual` takes seconds for planes. */
const areEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((value, at) => value === other[at])

function lit(width: number, height: number, mayOverwrite: boolean) {
  const count = width * height
  const pixels = Uint32Array.from({ length: count }, (_, at) => 0xff000000 | (at * 71))
  const light = pixelLight({ width, height, pixels }, mayOverwrite, LARGE)
  for (let at = 0; at < count; at++) light.bytes[light.step * at + light.offset] = at * 13
  const colors = pixels.map((pixel) => pixel & 0xffffff)
  const planes = { first: plane(3, count), second: plane(5, count), mix: plane(7, count) }
  return { pixels, colors, planes: withLight(planes, light), count }
}

describe('the light on pixels', () => {
  it.each([
    { width: 40, height: 50, mayOverwrite: false, isMoved: false },
    { width: 40, height: 50, mayOverwrite: true, isMoved: true },
    { width: 41, height: 51, mayOverwrite: true, isMoved: false },
    { width: 8, height: 7, mayOverwrite: true, isMoved: false },
  ])('$width × $height, may overwrite: $mayOverwrite', ({ width, height, mayOverwrite, isMoved }) => {
    const { pixels, colors, planes, count } = lit(width, height, mayOverwrite)
    const factors = { first: 3, second: 5, mix: 7, light: 13 } as const
    for (const name of ['first', 'second', 'mix', 'light'] as const)
      expect(areEqual(planes[name]!, plane(factors[name], count))).toBe(true)
    // Where all planes are in the raster's memory, nothing else is held.
    expect(Object.values(planes).every((one) => one?.buffer === pixels.buffer)).toBe(isMoved)
    const isColored = pixels.every((pixel, at) => (pixel & 0xffffff) === colors[at])
    expect(isColored).toBe(!isMoved)
    expect(pixels.every((pixel) => pixel >>> 24 === 255)).toBe(!isMoved)
  })
})
