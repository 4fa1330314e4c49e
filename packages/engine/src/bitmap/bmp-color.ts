/** The colour space of a bitmap's pixels. */
export type BmpColor =
  | { readonly kind: 'srgb' }
  /** Primaries and curves in the header (versions 4 and 5). */
  | ({ readonly kind: 'calibrated' } & Calibration)
  /** An ICC profile in the file (version 5). */
  | { readonly kind: 'profile'; readonly offset: number; readonly bytes: number }

type Three = readonly [number, number, number]

/** Linear light is a sample, 0–1, to the power of its channel's gamma. */
export type Calibration = {
  /** CIE XYZ of full red, green and blue; white is their sum. */
  readonly primaries: readonly [Three, Three, Three]
  readonly gammas: Three
}

/** Offsets in the header. BITMAPV4HEADER: 108 bytes; BITMAPV5HEADER: 124. */
const TYPE_AT = 56
const ENDPOINTS_AT = 60
const GAMMAS_AT = 96
const PROFILE_OFFSET_AT = 112
const PROFILE_BYTES_AT = 116

const CALIBRATED = 0
const EMBEDDED = 0x4d424544
/** Larger than any display's or printer's; less than that is no profile. */
const PROFILE_BYTES = { least: 128, most: 4 * 2 ** 20 }

/**
 * The colour space declared by the header of `size` bytes at `at`. A profile that is only named ("LINK") is on
 * somebody's disk: such a bitmap is read as sRGB, as is one whose numbers make no sense (many writers leave zeros).
 */
export function readBmpColor(view: DataView, at: number, size: number): BmpColor {
  if (size < 108) return SRGB
  const type = view.getUint32(at + TYPE_AT, true)
  if (type === CALIBRATED) return readCalibration(view, at)
  if (type !== EMBEDDED || size < 124) return SRGB
  const bytes = view.getUint32(at + PROFILE_BYTES_AT, true)
  if (bytes < PROFILE_BYTES.least || bytes > PROFILE_BYTES.most) return SRGB
  return { kind: 'profile', offset: at + view.getUint32(at + PROFILE_OFFSET_AT, true), bytes }
}

const SRGB = { kind: 'srgb' } as const

function readCalibration(view: DataView, at: number): BmpColor {
  // FXPT2DOT30 and FXPT16DOT16.
  const xyz = (n: number): Three => {
    const part = (axis: number) => view.getInt32(at + ENDPOINTS_AT + 12 * n + 4 * axis, true) / 2 ** 30
    return [part(0), part(1), part(2)]
  }
  const gamma = (n: number) => view.getUint32(at + GAMMAS_AT + 4 * n, true) / 2 ** 16
  const gammas: Three = [gamma(0), gamma(1), gamma(2)]
  const primaries = weighted([xyz(0), xyz(1), xyz(2)])
  const isSound = primaries !== null && gammas.every((value) => value >= 0.2 && value <= 5)
  return isSound ? { kind: 'calibrated', primaries, gammas } : SRGB
}

const D65: Three = [0.95047, 1, 1.08883]

/**
 * Endpoints as XYZ with a white of Y 1. Most writers store chromaticities instead, whose parts sum to 1: they say
 * nothing about white, which is then D65. Null if no colours can be mixed from them.
 */
function weighted(ends: Calibration['primaries']): Calibration['primaries'] | null {
  if (ends.some((end) => end.some((part) => part < 0) || end[1] === 0)) return null
  if (Math.abs(determinant(ends)) < 1e-4) return null
  const sums = ends.map(([x, y, z]) => x + y + z)
  const white: Three = sums.every((sum) => Math.abs(sum - 1) < 0.02) ? D65 : whiteOf(ends)
  // Cramer's rule: how much of each endpoint white is made of.
  const shares = ends.map(
    (_, n) => determinant(ends.with(n, white) as [Three, Three, Three]) / determinant(ends),
  )
  if (shares.some((share) => share <= 0)) return null
  const scaled = ends.map((end, n) => end.map((part) => part * shares[n]!))
  return scaled as unknown as Calibration['primaries']
}

function whiteOf(ends: Calibration['primaries']): Three {
  const [x, y, z] = [0, 1, 2].map((axis) => ends[0][axis]! + ends[1][axis]! + ends[2][axis]!)
  return [x! / y!, 1, z! / y!]
}

function determinant([[a, b, c], [d, e, f], [g, h, i]]: Calibration['primaries']): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}
