/** Colours in Oklab, three numbers for each pixel. */
export type Colors = Float32Array

/** A mixture of normal distributions: for each its mean, the lower triangle that whitens it, and a constant. */
export type ColorMix = Float64Array

const SIZE = 10
const MOST_PARTS = 8
/** More tell nothing new. */
const MOST_SAMPLES = 2400
const ROUNDS = 5
/** A photograph's noise: no colour is more certain than this. */
const LEAST_SPREAD = 0.012 ** 2

/** The mixture that describes the colours of some pixels. Throws without any. */
export function mixOf(colors: Colors, pixels: readonly number[] | Int32Array): ColorMix {
  const every = Math.max(1, Math.floor(pixels.length / MOST_SAMPLES))
  const count = Math.ceil(pixels.length / every)
  if (count === 0) throw new Error('A mixture needs at least one pixel')
  const samples = new Float64Array(count * 3)
  for (let i = 0; i < count; i++)
    for (let part = 0; part < 3; part++) samples[i * 3 + part] = colors[pixels[i * every]! * 3 + part]!
  const middles = spreadOut(samples, Math.min(MOST_PARTS, count))
  const nearest = new Uint8Array(count)
  for (let round = 0; round < ROUNDS; round++) {
    assign(samples, middles, nearest)
    moveMiddles(samples, middles, nearest)
  }
  assign(samples, middles, nearest)
  return describe(samples, nearest, middles.length / 3)
}

/** How unlikely a colour is, as a negative logarithm; the nearest part of the mixture speaks for all. */
export function unlikely(mix: ColorMix, l: number, a: number, b: number): number {
  let least = Infinity
  for (let at = 0; at < mix.length; at += SIZE) {
    const [x, y, z] = [l - mix[at]!, a - mix[at + 1]!, b - mix[at + 2]!]
    const first = x * mix[at + 3]!
    const second = x * mix[at + 4]! + y * mix[at + 5]!
    const third = x * mix[at + 6]! + y * mix[at + 7]! + z * mix[at + 8]!
    const value = (first * first + second * second + third * third) / 2 + mix[at + 9]!
    if (value < least) least = value
  }
  return least
}

/** First guesses as far apart as can be, so that small parts of another colour are found; always the same ones. */
function spreadOut(samples: Float64Array, parts: number): Float64Array {
  const count = samples.length / 3
  const middles = new Float64Array(parts * 3)
  const far = new Float64Array(count).fill(Infinity)
  let next = count >> 1
  for (let part = 0; part < parts; part++) {
    middles.set(samples.subarray(next * 3, next * 3 + 3), part * 3)
    let most = -1
    for (let i = 0; i < count; i++) {
      far[i] = Math.min(far[i]!, apart(samples, i, middles, part))
      if (far[i]! > most) [most, next] = [far[i]!, i]
    }
  }
  return middles
}

/** The square distance of two colours in Oklab, in which hue counts more than light: shadows cross a thing. */
export function apart(colors: Values, one: number, others: Values, other: number): number {
  const l = colors[one * 3]! - others[other * 3]!
  const a = colors[one * 3 + 1]! - others[other * 3 + 1]!
  const b = colors[one * 3 + 2]! - others[other * 3 + 2]!
  return l * l + 4 * (a * a + b * b)
}

type Values = Float32Array | Float64Array

function assign(samples: Float64Array, middles: Float64Array, nearest: Uint8Array): void {
  for (let i = 0; i < nearest.length; i++) {
    let least = Infinity
    for (let part = 0; part < middles.length / 3; part++) {
      const far = apart(samples, i, middles, part)
      if (far < least) [least, nearest[i]] = [far, part]
    }
  }
}

function moveMiddles(samples: Float64Array, middles: Float64Array, nearest: Uint8Array): void {
  const sums = new Float64Array(middles.length)
  const counts = new Float64Array(middles.length / 3)
  for (let i = 0; i < nearest.length; i++) {
    const part = nearest[i]!
    counts[part]!++
    for (let j = 0; j < 3; j++) sums[part * 3 + j]! += samples[i * 3 + j]!
  }
  for (let j = 0; j < middles.length; j++)
    if (counts[Math.floor(j / 3)]! > 0) middles[j] = sums[j]! / counts[Math.floor(j / 3)]!
}

/** Each part as its mean and the inverse of its Cholesky factor. */
function describe(samples: Float64Array, nearest: Uint8Array, parts: number): ColorMix {
  const rows: number[] = []
  for (let part = 0; part < parts; part++) {
    const mean = [0, 0, 0]
    let count = 0
    for (let i = 0; i < nearest.length; i++)
      if (nearest[i] === part) {
        count++
        for (let j = 0; j < 3; j++) mean[j]! += samples[i * 3 + j]!
      }
    if (count === 0) continue
    for (let j = 0; j < 3; j++) mean[j]! /= count
    const [m0, m1, m2] = mean as [number, number, number]
    let [ll, la, lb, aa, ab, bb] = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < nearest.length; i++)
      if (nearest[i] === part) {
        const [x, y, z] = [samples[i * 3]! - m0, samples[i * 3 + 1]! - m1, samples[i * 3 + 2]! - m2]
        ll += x * x
        la += x * y
        lb += x * z
        aa += y * y
        ab += y * z
        bb += z * z
      }
    const f = Math.sqrt(ll / count + LEAST_SPREAD)
    const g = la / count / f
    const h = Math.sqrt(aa / count + LEAST_SPREAD / 4 - g * g)
    const k = lb / count / f
    const m = (ab / count - k * g) / h
    const n = Math.sqrt(Math.max(1e-8, bb / count + LEAST_SPREAD / 4 - k * k - m * m))
    const constant = Math.log(f * h * n) - Math.log(count / nearest.length)
    // The rows of the inverse of the lower triangle f; g h; k m n.
    const [q0, q1, q2] = [(g * m - k * h) / (f * h * n), -m / (h * n), 1 / n]
    rows.push(m0, m1, m2, 1 / f, -g / (f * h), 1 / h, q0, q1, q2, constant)
  }
  return Float64Array.from(rows)
}
