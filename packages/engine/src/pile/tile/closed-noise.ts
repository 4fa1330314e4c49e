import { smoothstep } from './smoothstep.ts'

/**
 * Smooth periodic noise along a closed line, −1 … 1, sampled at every unit of its `length` (plus one); it varies over
 * about `cell` units.
 */
export function closedNoise(random: () => number, length: number, cell: number): Float32Array {
  const knots = Math.max(3, Math.round(length / cell))
  const heights = Float32Array.from({ length: knots }, () => random() * 2 - 1)
  // A loop, because `Float32Array.from` takes three times as long, and each rug has five of these along its edge.
  const noise = new Float32Array(Math.ceil(length) + 1)
  for (let i = 0; i < noise.length; i++) {
    const u = (i * knots) / length
    const knot = Math.floor(u)
    const rise = smoothstep(u - knot)
    noise[i] = heights[knot % knots]! * (1 - rise) + heights[(knot + 1) % knots]! * rise
  }
  return noise
}
