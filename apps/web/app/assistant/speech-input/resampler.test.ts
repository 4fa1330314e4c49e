import { describe, expect, it } from 'vitest'

import { resampler } from './resampler.ts'
import { SAMPLE_RATE } from './sample-rate.ts'

const tone = (hertz: number, rate: number) =>
  Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate))

/** A second of a tone after resampling, fed in pieces of 128 as in an audio worklet, without the ends. */
function resampled(hertz: number, rate: number): number[] {
  const samples = tone(hertz, rate)
  const resample = resampler(rate)
  const made: number[] = []
  for (let at = 0; at < samples.length; at += 128) made.push(...resample(samples.slice(at, at + 128)))
  return made.slice(1000, -1000)
}

const power = (samples: readonly number[]) =>
  Math.sqrt((2 * samples.reduce((sum, x) => sum + x * x, 0)) / samples.length)

describe.each([16_000, 44_100, 48_000])('a microphone at %i Hz', (rate) => {
  it('preserves the loudness and pitch of speech', () => {
    for (const hertz of [200, 1000, 3000]) {
      const samples = resampled(hertz, rate)
      expect(power(samples), `${hertz} Hz`).toBeCloseTo(1, 1)
      const crossings = samples.filter((x, i) => x >= 0 && (samples[i - 1] ?? 0) < 0).length
      expect((crossings * SAMPLE_RATE) / samples.length / hertz).toBeCloseTo(1, 1)
    }
  })

  it('produces the number of samples the model expects per second', () => {
    const resample = resampler(rate)
    let made = 0
    for (let i = 0; i < 10 * rate; i += 128) made += resample(new Float32Array(128)).length
    expect(Math.abs(made - 10 * SAMPLE_RATE)).toBeLessThan(150)
  })
})

it('removes what would alias into speech', () => {
  expect(power(resampled(11_000, 48_000))).toBeLessThan(0.01)
  expect(power(resampled(15_000, 44_100))).toBeLessThan(0.01)
})
