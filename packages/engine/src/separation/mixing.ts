/**
 * Explains pixels as light · (mix · one yarn + (1 − mix) · another). Channels are sRGB levels: drawing programs mix
 * soft edges in sRGB, so there they separate without residue.
 */
export type Mixing = {
  readonly red: Float64Array
  readonly green: Float64Array
  readonly blue: Float64Array
  /** 1 / squared length of each yarn, with a lower bound for dark ones. */
  readonly inverse: Float64Array
  readonly isGrainy: boolean
  /** The cost of light on one pixel, in squared levels per squared distance from 1. */
  readonly lightCost: number
  /** Whether colours are compared as a JPEG stores them: see `toJpegTone`. */
  readonly isJpeg: boolean
  /** Maximum error of an explained colour, in squared levels. */
  readonly explained: number
  /** How much worse a single yarn may fit than a mixture, which has more freedom. */
  readonly oneYarnBonus: number
}

/** What is known of a picture's noise: `grain` in levels as from `blockMeans`, 0 for drawn art. */
export type Noise = { readonly grain: number; readonly isJpeg: boolean }

/** A colour to explain, in sRGB levels; `weight` is 1 for one pixel, more for a mean, in which grain averages out. */
export type Tone = { r: number; g: number; b: number; weight: number }

/** The tone of 0xRRGGBB. */
export const toneOf = (rgb: number): Tone => ({
  r: (rgb >>> 16) & 255,
  g: (rgb >>> 8) & 255,
  b: rgb & 255,
  weight: 1,
})

/** An explanation, overwritten by every call; `error` in squared levels, including the cost of light. */
export type Explanation = { mix: number; light: number; error: number }

/** Maximum error of an explained colour where nothing was compressed. */
export const EXPLAINED = 25
const ONE_YARN_BONUS = 4

// A JPEG's ringing reaches 20 levels and more beside an edge.
const EXPLAINED_IN_JPEG = 50
const JPEG_BONUS = 12

/** The yarns as explanations: the more grain, the cheaper is light. */
export function mixingOf(yarns: Uint32Array, { grain, isJpeg }: Noise): Mixing {
  const tones = Array.from(yarns, (rgb) => {
    const tone = toneOf(rgb)
    if (isJpeg) toJpegTone(tone)
    return tone
  })
  const red = Float64Array.from(tones, ({ r }) => r)
  const green = Float64Array.from(tones, ({ g }) => g)
  const blue = Float64Array.from(tones, ({ b }) => b)
  const inverse = red.map((r, n) => 1 / (r * r + green[n]! * green[n]! + blue[n]! * blue[n]! + BLACK_HOLD))
  const lightCost = LIGHT_COST / Math.max(1, grain / ORDINARY_GRAIN) ** 2
  const explained = isJpeg ? EXPLAINED_IN_JPEG : EXPLAINED
  const oneYarnBonus = isJpeg ? JPEG_BONUS : ONE_YARN_BONUS
  return { red, green, blue, inverse, isGrainy: grain > 0, lightCost, isJpeg, explained, oneYarnBonus }
}

/**
 * Turns an sRGB tone into luma and colour differences (ITU-T T.871), the latter scaled down to what half their
 * resolution leaves them worth. Linear, so mixtures stay mixtures.
 */
export function toJpegTone(tone: Tone): void {
  const { r, b } = tone
  const luma = lumaOf(tone)
  tone.r = luma
  tone.g = CHROMA * CB * (b - luma)
  tone.b = CHROMA * CR * (r - luma)
}

/** The luma of a tone in sRGB levels, as a JPEG has it. */
export const lumaOf = ({ r, g, b }: Pick<Tone, 'r' | 'g' | 'b'>) => 0.299 * r + 0.587 * g + 0.114 * b

/** The reverse of `toJpegTone`, as 0xRRGGBB. */
export function rgbOfJpegTone({ r: luma, g, b }: Tone): number {
  return rgbOfChroma(luma, g / CHROMA, b / CHROMA)
}

/** 0xRRGGBB of luma and chroma in levels, chroma around 0. */
export function rgbOfChroma(luma: number, cb: number, cr: number): number {
  const blue = luma + cb / CB
  const red = luma + cr / CR
  const green = (luma - 0.299 * red - 0.114 * blue) / 0.587
  return [red, green, blue].reduce((rgb, v) => (rgb << 8) | Math.max(0, Math.min(255, Math.round(v))), 0)
}

/** 0xRRGGBB of a tone in sRGB levels with another luma. */
export function withLuma(tone: Tone, luma: number): number {
  const colored = { ...tone }
  toJpegTone(colored)
  colored.r = luma
  return rgbOfJpegTone(colored)
}

const CHROMA = 0.3
/** What the differences of blue and red from luma are scaled by to become chroma (ITU-T T.871). */
export const CB = 0.564
export const CR = 0.713

/** Explains a colour by one yarn in the light, 1 = unchanged, that fits best. */
export function explainByOne(mixing: Mixing, n: number, tone: Tone, out: Explanation): void {
  const { red, green, blue, inverse, isGrainy } = mixing
  const along = tone.r * red[n]! + tone.g * green[n]! + tone.b * blue[n]! + BLACK_HOLD
  out.mix = 1
  out.light = isGrainy ? Math.max(LEAST_LIGHT, Math.min(MOST_LIGHT, along * inverse[n]!)) : 1
  judge(mixing, n, n, tone, out)
}

/** Explains a colour by two yarns, with `n` weighted by the mix. */
export function explainByTwo(mixing: Mixing, n: number, m: number, tone: Tone, out: Explanation): void {
  if (mixing.isGrainy) solveLit(mixing, n, m, tone, out)
  else solvePlain(mixing, n, m, tone, out)
  judge(mixing, n, m, tone, out)
}

/** Finds how much of two yarns explains a colour. */
type Solve = (mixing: Mixing, n: number, m: number, tone: Tone, out: Explanation) => void

/** The point on the line between two yarns nearest to the colour. */
const solvePlain: Solve = ({ red, green, blue }, n, m, { r, g, b }, out) => {
  const dr = red[n]! - red[m]!
  const dg = green[n]! - green[m]!
  const db = blue[n]! - blue[m]!
  const along = (r - red[m]!) * dr + (g - green[m]!) * dg + (b - blue[m]!) * db
  out.mix = Math.max(0, Math.min(1, along / (dr * dr + dg * dg + db * db)))
  out.light = 1
}

/** Least squares for the amounts of both yarns, with their sum, the light, pulled towards 1. */
const solveLit: Solve = ({ red, green, blue }, n, m, { r, g, b }, out) => {
  const pr = red[n]!
  const pg = green[n]!
  const pb = blue[n]!
  const qr = red[m]!
  const qg = green[m]!
  const qb = blue[m]!
  const pp = pr * pr + pg * pg + pb * pb + LIGHT_PULL
  const qq = qr * qr + qg * qg + qb * qb + LIGHT_PULL
  const pq = pr * qr + pg * qg + pb * qb + LIGHT_PULL
  const px = r * pr + g * pg + b * pb + LIGHT_PULL
  const qx = r * qr + g * qg + b * qb + LIGHT_PULL
  const scale = 1 / (pp * qq - pq * pq)
  const ofN = Math.max(0, (px * qq - qx * pq) * scale)
  const ofM = Math.max(0, (pp * qx - pq * px) * scale)
  out.light = ofN + ofM || 1
  out.mix = ofN / out.light
}

function judge(mixing: Mixing, n: number, m: number, { r, g, b, weight }: Tone, out: Explanation): void {
  const { red, green, blue, lightCost } = mixing
  const { mix, light } = out
  const ofN = light * mix
  const ofM = light - ofN
  // Files have at most 255 levels: brighter values were clipped.
  const er = r - Math.min(255, ofN * red[n]! + ofM * red[m]!)
  const eg = g - Math.min(255, ofN * green[n]! + ofM * green[m]!)
  const eb = b - Math.min(255, ofN * blue[n]! + ofM * blue[m]!)
  out.error = er * er + eg * eg + eb * eb + weight * lightCost * (light - 1) * (light - 1)
}

/** Near-black yarn makes the ratio of two colours unreliable: this keeps it close to 1. */
export const BLACK_HOLD = 600
export const LIGHT_PULL = 6000
/** Light on one yarn alone. */
export const LEAST_LIGHT = 0.5
export const MOST_LIGHT = 1.6
const LIGHT_COST = 3000
/** Typical grain of wool in daylight. */
const ORDINARY_GRAIN = 4
