import { SAMPLE_RATE } from './sample-rate.ts'

/** Zero crossings of the sinc on either side: enough to keep aliasing 50 dB down. */
const REACH = 12
/** Table entries between two crossings. */
const FINENESS = 256
/** One half of a sinc under a Hann window, precomputed: computing it per sample took a tenth of the audio thread. */
const SINC = Float32Array.from({ length: REACH * FINENESS + 1 }, (_, i) => {
  const x = i / FINENESS
  return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH))
})

/**
 * Resamples a stream from `rate` Hz, which must be at least ours, to our rate. Pieces may have any length; each call
 * returns what is complete. An AudioContext with our rate would do it too, but Firefox connects no microphone to one.
 */
export function resampler(rate: number): (piece: Float32Array) => Float32Array {
  const step = rate / SAMPLE_RATE
  const radius = Math.ceil(REACH * step)
  let held = new Float32Array(radius)
  // Position of the next output sample within the buffer.
  let next = radius
  return (piece) => {
    held = joined(held, piece)
    const made = new Float32Array(Math.max(0, Math.ceil((held.length - radius - next) / step)))
    for (let i = 0; i < made.length; i++) made[i] = filtered(held, next + i * step, step)
    next += made.length * step
    const passed = Math.max(0, Math.floor(next) - radius)
    held = held.slice(passed)
    next -= passed
    return made
  }
}

/** The samples around a position, weighted by a sinc that ends at half our rate. */
function filtered(samples: Float32Array, centre: number, step: number): number {
  const radius = REACH * step
  const last = Math.min(samples.length - 1, Math.floor(centre + radius))
  let sum = 0
  let weight = 0
  for (let i = Math.max(0, Math.ceil(centre - radius)); i <= last; i++) {
    const w = SINC[Math.round((Math.abs(i - centre) / step) * FINENESS)] ?? 0
    sum += w * (samples[i] ?? 0)
    weight += w
  }
  return sum / weight
}

function joined(before: Float32Array, after: Float32Array): Float32Array<ArrayBuffer> {
  const both = new Float32Array(before.length + after.length)
  both.set(before)
  both.set(after, before.length)
  return both
}
