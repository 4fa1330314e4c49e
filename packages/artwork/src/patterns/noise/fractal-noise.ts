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

/** The same for points that are asked for side by side. */
export function neighbouringFractal(seed: number, octaves = 3): (x: number, y: number) => number {
  const noises = Array.from({ length: octaves }, (_, octave) => neighbouringNoise(seed + octave))
  const totalWeight = 2 - 2 ** (1 - octaves)
  return (x, y) => {
    let sum = 0
    let [weight, scale] = [1, 1]
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * noises[octave]!(x * scale, y * scale)
      weight /= 2
      scale *= 2
    }
    return sum / totalWeight
  }
}
