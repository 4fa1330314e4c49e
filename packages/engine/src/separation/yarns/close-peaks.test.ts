import { describe, expect, it } from 'vitest'

import { oklabFromRgb } from '../../color/oklab.ts'
import { closePeaks } from './close-peaks.ts'
import type { ColorSample } from './color-samples.ts'

const OLIVE = 0x6f5d2e
/** ΔE2000 5.3 from olive and only 0.024 in OKLab. */
const MOSS = 0x6b6325
const IVORY = 0xf1e7d2

const area = (rgb: number, solid: number): ColorSample => ({
  rgb,
  color: oklabFromRgb(rgb),
  weight: solid + 10,
  solid,
})
const peaks = [OLIVE, IVORY].map((rgb) => ({ color: oklabFromRgb(rgb), isSpike: true }))
const hexes = (samples: readonly ColorSample[], most = 48) =>
  closePeaks(samples, peaks, most).map(({ color }) =>
    samples.find((sample) => sample.color === color)!.rgb.toString(16),
  )

/** `steps` colours from olive to moss, both ends included. */
const run = (steps: number, solid: number) =>
  Array.from({ length: steps }, (_, n) =>
    area(
      [16, 8, 0].reduce((rgb, shift) => {
        const from = (OLIVE >>> shift) & 255
        return rgb | (Math.round(from + ((((MOSS >>> shift) & 255) - from) * n) / (steps - 1)) << shift)
      }, 0),
      solid,
    ),
  )

describe('a yarn beside a heavier one', () => {
  it('is found where nothing lies between the two', () => {
    expect(hexes([area(OLIVE, 7000), area(MOSS, 2000), area(IVORY, 9000)])).toEqual(['6b6325'])
  })

  it('is no yarn where the colours run from one to the other', () => {
    expect(hexes([...run(7, 1000), area(IVORY, 9000)])).toEqual([])
  })

  it('is no yarn where it has next to no area', () => {
    expect(hexes([area(OLIVE, 7000), area(MOSS, 40), area(IVORY, 9000)])).toEqual([])
  })

  it('is no yarn where it looks like the other', () => {
    expect(hexes([area(OLIVE, 7000), area(0x705b30, 2000), area(IVORY, 9000)])).toEqual([])
  })

  it('is left out when there are as many yarns as asked for', () => {
    expect(hexes([area(OLIVE, 7000), area(MOSS, 2000), area(IVORY, 9000)], 2)).toEqual([])
  })
})
