import { describe, expect, it } from 'vitest'
import { grainy, rasterOf } from '../bitmap/raster-fixture.ts'
import { runTone } from './run-tone.ts'

const LINE = 0x404850
const GROUND = 0xc8b090

describe.each([
  ['across', (_: number, y: number) => y === 20],
  ['down', (x: number) => x === 20],
  ['falling', (x: number, y: number) => x === y],
  ['rising', (x: number, y: number) => x + y === 40],
])('a line of one pixel running %s', (_, isLine) => {
  const flat = rasterOf(41, 41, (x, y) => (isLine(x, y) ? LINE : GROUND))

  it('gives exactly its own colour', () => {
    expect(toneAt(flat)).toMatchObject({ r: 0x40, g: 0x48, b: 0x50 })
  })

  it('loses grain without mixing in its ground', () => {
    expect(Math.abs(toneAt(grainy(flat, 0.06, 3)).r - 0x40)).toBeLessThan(6)
  })
})

it('gives the pixel itself on the border of a picture', () => {
  const tone = { r: 0, g: 0, b: 0, weight: 0 }
  runTone(
    rasterOf(3, 3, (x, y) => (y * 3 + x) * 0x010101),
    2,
    1,
    tone,
  )
  expect(tone).toMatchObject({ r: 5, g: 5, b: 5 })
})

function toneAt(raster: ReturnType<typeof rasterOf>) {
  const tone = { r: 0, g: 0, b: 0, weight: 0 }
  runTone(raster, 20, 20, tone)
  return tone
}
