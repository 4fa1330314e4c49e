import { expect, it } from 'vitest'

import { swatchesOf } from '../recolor/swatch-fixture.ts'
import type { Separation } from './separation.ts'
import { sharesOnRug } from './shares-on-rug.ts'

const SIDE = 400
const [LIGHT, DARK] = swatchesOf(['#E6DAC3', 50], ['#26323D', 50])

/** A bitmap of two yarns, the second where `isDark`. */
function drawn(width: number, height: number, isDark: (x: number, y: number) => boolean): Separation {
  const first = Uint8Array.from({ length: width * height }, (_, at) =>
    Number(isDark(at % width, Math.floor(at / width))),
  )
  const plain = { second: first, mix: first.map(() => 255), light: first.map(() => 128) }
  return { width, height, swatches: [LIGHT!, DARK!], first, ...plain }
}

it('leaves the corners of a round rug out: they are drawn, and cut off', () => {
  const middle = SIDE / 2
  const ring = drawn(SIDE, SIDE, (x, y) => Math.hypot(x + 0.5 - middle, y + 0.5 - middle) < 100)
  const [light = 0, dark = 0] = sharesOnRug(ring, 'round')
  expect(dark).toBeCloseTo(25, 1)
  expect(light).toBeCloseTo(75, 1)
  expect(sharesOnRug(ring, 'square')[1]).toBeCloseTo((25 * Math.PI) / 4, 1)
})

it('counts of a bitmap that is not square what a square rug is cut from', () => {
  const ends = drawn(100, 200, (_, y) => y < 50 || y >= 150)
  expect(sharesOnRug(ends, 'rectangle')).toEqual([50, 50])
  expect(sharesOnRug(ends, 'square')).toEqual([100, 0])
})

it('counts a pixel where two yarns meet by their mix', () => {
  const plain = drawn(10, 10, () => false)
  const soft = { ...plain, second: plain.first.map(() => 1), mix: plain.mix.fill(51) }
  expect(sharesOnRug(soft, 'square')).toEqual([20, 80])
})

it('adds to the whole rug whatever its shape', () => {
  const checks = drawn(101, 73, (x, y) => (Math.floor(x / 7) + Math.floor(y / 5)) % 2 === 0)
  for (const outline of ['rectangle', 'square', 'round', 'ellipse'] as const)
    expect(sharesOnRug(checks, outline).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9)
})
