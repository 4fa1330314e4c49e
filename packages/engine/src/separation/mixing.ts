/**
 * Explains pixels as light · (mix · one yarn + (1 − mix) · another). Channels are sRGB levels: drawing
 * programs mix soft edges there, so there they come apart without residue.
 */
export type Mixing = {
  readonly red: Float64Array
  readonly green: Float64Array
  readonly blue: Float64Array
  /** 1 / squared length of each yarn, held up for dark ones. */
  readonly inverse: Float64Array
  readonly isGrainy: boolean
}

/** One explanation, written over by every call; `error` in squared levels, strange light included. */
export type Explanation = { mix: number; light: number; error: number }

export function mixingOf(yarns: Uint32Array, isGrainy: boolean): Mixing {
  const channel = (shift: number) => Float64Array.from(yarns, (rgb) => (rgb >>> shift) & 255)
  const red = channel(16)
  const green = channel(8)
  const blue = channel(0)
  const inverse = red.map((r, n) => 1 / (r * r + green[n]! * green[n]! + blue[n]! * blue[n]! + BLACK_HOLD))
  return { red, green, blue, inverse, isGrainy }
}

/** Light, 1 = none added, under which yarn `n` comes nearest to a pixel; always 1 without grain. */
export function lightOn(mixing: Mixing, n: number, r: number, g: number, b: number): number {
  if (!mixing.isGrainy) return 1
  const { red, green, blue, inverse } = mixing
  return (r * red[n]! + g * green[n]! + b * blue[n]! + BLACK_HOLD) * inverse[n]!
}

/** Explains a pixel by one yarn. */
export function explainByOne(
  mixing: Mixing,
  n: number,
  r: number,
  g: number,
  b: number,
  out: Explanation,
): void {
  out.mix = 1
  out.light = Math.max(0.5, Math.min(1.6, lightOn(mixing, n, r, g, b)))
  judge(mixing, n, n, r, g, b, out)
}

/** Explains a pixel by two yarns, `n` weighted with the mix. */
export function explainByTwo(
  mixing: Mixing,
  n: number,
  m: number,
  r: number,
  g: number,
  b: number,
  out: Explanation,
): void {
  if (mixing.isGrainy) solveLit(mixing, n, m, r, g, b, out)
  else solvePlain(mixing, n, m, r, g, b, out)
  judge(mixing, n, m, r, g, b, out)
}

/** The point nearest to the pixel on the line between two yarns. */
function solvePlain(
  { red, green, blue }: Mixing,
  n: number,
  m: number,
  r: number,
  g: number,
  b: number,
  out: Explanation,
): void {
  const dr = red[n]! - red[m]!
  const dg = green[n]! - green[m]!
  const db = blue[n]! - blue[m]!
  const along = (r - red[m]!) * dr + (g - green[m]!) * dg + (b - blue[m]!) * db
  out.mix = Math.max(0, Math.min(1, along / (dr * dr + dg * dg + db * db)))
  out.light = 1
}

/** Least squares for the amounts of both yarns, their sum, which is the light, pulled towards 1. */
function solveLit(
  { red, green, blue }: Mixing,
  n: number,
  m: number,
  r: number,
  g: number,
  b: number,
  out: Explanation,
): void {
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

function judge(
  { red, green, blue }: Mixing,
  n: number,
  m: number,
  r: number,
  g: number,
  b: number,
  out: Explanation,
): void {
  const { mix, light } = out
  const er = r - light * (mix * red[n]! + (1 - mix) * red[m]!)
  const eg = g - light * (mix * green[n]! + (1 - mix) * green[m]!)
  const eb = b - light * (mix * blue[n]! + (1 - mix) * blue[m]!)
  out.error = er * er + eg * eg + eb * eb + LIGHT_COST * (light - 1) * (light - 1)
}

// On near-black yarn the ratio of two colours means little: this holds it to 1.
const BLACK_HOLD = 600
const LIGHT_PULL = 6000
const LIGHT_COST = 3000
