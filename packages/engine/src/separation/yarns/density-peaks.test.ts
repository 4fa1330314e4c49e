import { expect, it } from 'vitest'

import { nearestRgb } from '../../color/gamut.ts'
import { oklabDistance, oklabFromRgb } from '../../color/oklab.ts'
import { densityPeaks } from './density-peaks.ts'

const CELL = 0.012
/** A sample in the middle of a cell of the grid in which density is counted. */
function sampleIn(l: number, a: number, b: number, weight: number) {
  const rgb = nearestRgb({ l: CELL * l, a: CELL * a, b: CELL * b })
  return { color: oklabFromRgb(rgb), rgb, weight, solid: weight }
}

it('finds a yarn although a cell between it and a far heavier one is denser', () => {
  const ivory = sampleIn(76, 0, 2, 300_000)
  const rose = sampleIn(74, 2, 1, 50_000)
  const between = sampleIn(75, 1, 2, 200)
  const peaks = densityPeaks([ivory, rose, between], 24, true)
  expect(peaks).toHaveLength(2)
  for (const { color } of [ivory, rose])
    expect(Math.min(...peaks.map((peak) => oklabDistance(peak.color, color)))).toBeLessThan(0.001)
})
