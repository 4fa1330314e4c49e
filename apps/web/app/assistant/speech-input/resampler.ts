import { SAMPLE_RATE } from './sample-rate.ts'

/** Zero crossings of the sinc on either side: enough that what would fold into speech is 50 dB down. */
const REACH = 12
/** Entries of the table between two crossings. */
const FINENESS = 256
/** One half of a sinc under a Hann window. Worked out for each sample it cost a tenth of the audio thread. */
const SINC = Float32Array.from({ length: REACH * FINENESS + 1 }, (_, i) => {
  const x = i / FINENESS
  return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH))
})

/**
 * Turns a stream of samples at `rate` Hz, which has to be at least ours, into one at ours. Pieces may be of any
 * length; each call returns what became complete. A context of our rate would do it too, but Firefox connects no
 * microphone to one.
 */
export function resampler(rate: number): (piece: Float32Array) => Float32Array {
  const step = rate / SAMPLE_RATE
  const radius = Math.ceil(REACH * step)
  let held = new Float32Array(radius)
  // Place of the next sample to be made, counted in those held.
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

/** The samples around a place between them, weighted by a sinc that ends at half our rate. */
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
