/** Root mean square of samples, 0…1. */
export function loudness(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, samples.length))
}

/** Loudness on a logarithmic scale, 0…1 from a silent room (-60 dB) to a close voice (-10 dB). */
export function levelOf(loudness: number): number {
  return Math.min(1, Math.max(0, (20 * Math.log10(loudness + 1e-9) + 60) / 50))
}
