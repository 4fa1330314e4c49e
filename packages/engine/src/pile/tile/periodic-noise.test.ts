import { expect, it } from 'vitest'

import { mulberry32 } from '../../color/mulberry32.ts'
import { periodicNoise, periodicNoiseRow } from './periodic-noise.ts'

it.each([7, 16, 130])('is the same to the bit point by point and by rows, with cells of %d', (cell) => {
  const noise = periodicNoise(mulberry32(5), 256, cell)
  const row = periodicNoiseRow(mulberry32(5), 256, cell)
  const xs = Float64Array.from({ length: 500 }, (_, at) => at * 1.7 - 300)
  const out = new Float64Array(xs.length)
  for (const y of [-400.5, -1, 0, 3.3, 255.9, 256, 1000]) {
    row(y, xs, out)
    expect(out).toEqual(xs.map((x) => noise(x, y)))
  }
})

it('repeats after its period and stays within one', () => {
  const noise = periodicNoise(mulberry32(5), 256, 16)
  for (let at = 0; at < 300; at++) {
    const [x, y] = [at * 3.7, at * 11.3]
    expect(noise(x + 256, y - 512)).toBeCloseTo(noise(x, y), 9)
    expect(Math.abs(noise(x, y))).toBeLessThanOrEqual(1)
  }
})
