import type { Lab } from '../color/lab.ts'

/**
 * How well two colours go together, by people's judgements of pairs: about 1 for the best, below 0 for pairs that most
 * people dislike. Ou and Luo 2006, "A colour harmony model for two-colour combinations", equations 5–10, in CIELAB.
 */
export function harmonyOf(p: Lab, q: Lab): number {
  return chromaticEffect(p, q) + lightnessEffect(p, q) + hueEffect(p) + hueEffect(q)
}

/** Alike in hue and chroma is better than far apart. */
function chromaticEffect(p: Lab, q: Lab): number {
  const chroma = Math.hypot(p.a, p.b) - Math.hypot(q.a, q.b)
  const hue = Math.hypot(p.a - q.a, p.b - q.b) ** 2 - chroma ** 2
  const apart = Math.sqrt(Math.max(0, hue) + (chroma / 1.46) ** 2)
  return 0.04 + 0.53 * Math.tanh(0.8 - 0.045 * apart)
}

/** Light pairs, and pairs that differ in lightness, are better. */
function lightnessEffect(p: Lab, q: Lab): number {
  const sum = 0.28 + 0.54 * Math.tanh(-3.88 + 0.029 * (p.l + q.l))
  const difference = 0.14 + 0.15 * Math.tanh(-2 + 0.2 * Math.abs(p.l - q.l))
  return sum + difference
}

/** Blues are liked better than reds, and bright yellows better than dark ones. */
function hueEffect({ l, a, b }: Lab): number {
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const chroma = 0.5 + 0.5 * Math.tanh(-2 + 0.5 * Math.hypot(a, b))
  const base = -0.08 - 0.14 * sine(hue + 50) - 0.07 * sine(2 * hue + 90)
  const turn = (90 - hue) / 10
  const yellow = ((0.22 * l - 12.8) / 10) * Math.exp(turn - Math.exp(turn))
  return chroma * (base + yellow)
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
