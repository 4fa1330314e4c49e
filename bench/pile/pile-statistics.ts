import { labFromRgb } from '@nawl/engine/color/lab'

/** A square patch of one yarn: L* and b* row by row. */
export type Patch = { readonly side: number; readonly l: Float64Array; readonly b: Float64Array }

export type PileStatistics = {
  /** Standard deviation of L* below 5 pixels. */
  readonly fine: number
  /** From 5 to 17 pixels. */
  readonly mid: number
  /** Above 17 pixels. */
  readonly coarse: number
  /** Exponent of the radial power spectrum: 0 is white noise. */
  readonly slope: number
  /** Of the detail below 17 pixels. */
  readonly skew: number
  readonly kurtosis: number
  /** How b* follows L*, −1 … 1. */
  readonly hue: number
}

/** `rgb` has three bytes per pixel. */
export function patchOf(rgb: Uint8Array, side: number): Patch {
  const l = new Float64Array(side * side)
  const b = new Float64Array(side * side)
  for (let i = 0; i < l.length; i++) {
    const lab = labFromRgb((rgb[i * 3]! << 16) | (rgb[i * 3 + 1]! << 8) | rgb[i * 3 + 2]!)
    l[i] = lab.l
    b[i] = lab.b
  }
  return { side, l, b }
}

/** Statistics of pile that do not depend on its colour's lightness, as photographs and renders are compared by. */
export function pileStatistics({ side, l, b }: Patch): PileStatistics {
  const near = boxMean(l, side, 5)
  const far = boxMean(l, side, 17)
  const detail = l.map((value, i) => value - far[i]!)
  return {
    fine: deviation(l.map((value, i) => value - near[i]!)),
    mid: deviation(near.map((value, i) => value - far[i]!)),
    coarse: deviation(far),
    slope: spectralSlope(l, side),
    skew: moment(detail, 3),
    kurtosis: moment(detail, 4),
    hue: correlation(l, b),
  }
}

const mean = (field: Float64Array) => field.reduce((sum, value) => sum + value, 0) / field.length

function deviation(field: Float64Array): number {
  const middle = mean(field)
  return Math.sqrt(mean(field.map((value) => (value - middle) ** 2)))
}

function moment(field: Float64Array, power: number): number {
  const middle = mean(field)
  const unit = deviation(field) || 1
  return mean(field.map((value) => ((value - middle) / unit) ** power))
}

function correlation(a: Float64Array, b: Float64Array): number {
  const [ma, mb] = [mean(a), mean(b)]
  const both = mean(a.map((value, i) => (value - ma) * (b[i]! - mb)))
  return both / (deviation(a) * deviation(b) || 1)
}

/** Mean over a square of `size` pixels; the rim is mirrored. */
function boxMean(field: Float64Array, side: number, size: number): Float64Array {
  const half = (size - 1) / 2
  const mirrored = (i: number) => (i < 0 ? -1 - i : i >= side ? 2 * side - 1 - i : i)
  const along = (from: Float64Array, at: (line: number, place: number) => number) => {
    const out = new Float64Array(from.length)
    for (let line = 0; line < side; line++) {
      for (let place = 0; place < side; place++) {
        let sum = 0
        for (let d = -half; d <= half; d++) sum += from[at(line, mirrored(place + d))]!
        out[at(line, place)] = sum / size
      }
    }
    return out
  }
  const rows = along(field, (line, place) => line * side + place)
  return along(rows, (line, place) => place * side + line)
}

/** Line fitted to the logarithm of the radially averaged power, between a 32nd of the side and 2.5 pixels. */
function spectralSlope(l: Float64Array, side: number): number {
  const middle = mean(l)
  const window = Float64Array.from(
    { length: side },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / side),
  )
  const power = powerSpectrum(
    l.map((value, i) => (value - middle) * window[i % side]! * window[Math.floor(i / side)]!),
    side,
  )
  const sums = new Float64Array(side)
  const counts = new Float64Array(side)
  for (let i = 0; i < power.length; i++) {
    const u = wavesOf(i % side, side)
    const v = wavesOf(Math.floor(i / side), side)
    const radius = Math.round(Math.hypot(u, v))
    sums[radius]! += power[i]!
    counts[radius]! += 1
  }
  const points: [number, number][] = []
  for (let radius = Math.max(2, Math.round(side / 32)); radius <= Math.floor(side / 2.5); radius++)
    points.push([Math.log(radius), Math.log(sums[radius]! / counts[radius]!)])
  const mx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const my = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  const over = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0)
  return over / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
}

const wavesOf = (i: number, side: number) => (i > side / 2 ? i - side : i)

/** Squared amplitudes of a two-dimensional discrete Fourier transform, one dimension after the other. */
function powerSpectrum(field: Float64Array, side: number): Float64Array {
  const cos = Float64Array.from({ length: side }, (_, i) => Math.cos((2 * Math.PI * i) / side))
  const sin = Float64Array.from({ length: side }, (_, i) => Math.sin((2 * Math.PI * i) / side))
  const along = (re: Float64Array, im: Float64Array, step: number, lines: number) => {
    const outRe = new Float64Array(re.length)
    const outIm = new Float64Array(re.length)
    for (let line = 0; line < side; line++) {
      for (let k = 0; k < side; k++) {
        let sumRe = 0
        let sumIm = 0
        for (let n = 0; n < side; n++) {
          const at = line * lines + n * step
          const turn = (k * n) % side
          sumRe += re[at]! * cos[turn]! + im[at]! * sin[turn]!
          sumIm += im[at]! * cos[turn]! - re[at]! * sin[turn]!
        }
        outRe[line * lines + k * step] = sumRe
        outIm[line * lines + k * step] = sumIm
      }
    }
    return [outRe, outIm] as const
  }
  const rows = along(field, new Float64Array(field.length), 1, side)
  const [re, im] = along(rows[0], rows[1], side, 1)
  return re.map((value, i) => value * value + im[i]! * im[i]!)
}
