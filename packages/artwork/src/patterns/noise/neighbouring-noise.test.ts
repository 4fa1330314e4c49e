import { expect, it } from 'vitest'

import { fractalNoise, neighbouringFractal } from './fractal-noise.ts'
import { hash } from './hash.ts'
import { neighbouringNoise, valueNoise } from './value-noise.ts'

// Along rows, as drawings ask, and to and fro.
const points = Array.from({ length: 400 }, (_, k) =>
  k < 200
    ? ([k / 7 - 9, Math.floor(k / 50) / 3] as const)
    : ([30 * hash(k, 1) - 15, 30 * hash(k, 2) - 15] as const),
)

it('is the same noise whichever point was asked for before', () => {
  const noise = neighbouringNoise(17)
  for (const [x, y] of points) expect(noise(x, y)).toBe(valueNoise(x, y, 17))
})

it.each([3, 4])('is the same fractal noise of %i octaves', (octaves) => {
  const noise = neighbouringFractal(31, octaves)
  for (const [x, y] of points) expect(noise(x, y)).toBe(fractalNoise(x, y, 31, octaves))
})
