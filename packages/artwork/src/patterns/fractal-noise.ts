import { valueNoise } from './value-noise.ts'

/**
 * Value noise over `octaves` scales, each half as large and half as strong as the one before, in −1..1.
 * The largest has one value per unit square.
 */
export function fractalNoise(x: number, y: number, seed: number, octaves = 3): number {
  let sum = 0
  let whole = 0
  let weight = 1
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise(x * scale, y * scale, seed + octave)
    whole += weight
    weight /= 2
    scale *= 2
  }
  return sum / whole
}
