import { neighbouringNoise, valueNoise } from './value-noise.ts'

/** Value noise in −1..1 over `octaves` scales, each half the size and strength of the one before; the first is 1. */
export function fractalNoise(x: number, y: number, seed: number, octaves = 3): number {
  let sum = 0
  let totalWeight = 0
  let weight = 1
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise(x * scale, y * scale, seed + octave)
    totalWeight += weight
    weight /= 2
    scale *= 2
  }
  return sum / totalWeight
}

/** The same, of three octaves, for points that are asked for side by side. */
export function neighbouringFractal(seed: number): (x: number, y: number) => number {
  const [whole, half, quarter] = [0, 1, 2].map((octave) => neighbouringNoise(seed + octave)) as [
    Noise,
    Noise,
    Noise,
  ] // map forgets that there are three
  return (x, y) => (whole(x, y) + 0.5 * half(2 * x, 2 * y) + 0.25 * quarter(4 * x, 4 * y)) / 1.75
}

type Noise = ReturnType<typeof neighbouringNoise>
