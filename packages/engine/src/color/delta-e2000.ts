import type { Lab } from './lab.ts'

/**
 * CIEDE2000 difference: 1 is barely visible side by side, 2.3 clearly. Sharma, Wu, Dalal 2005, "The CIEDE2000
 * color-difference formula", equations 2–22.
 */
export function deltaE2000(p: Lab, q: Lab): number {
  const meanChroma = (Math.hypot(p.a, p.b) + Math.hypot(q.a, q.b)) / 2
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)))
  const first = polar(p, stretch)
  const second = polar(q, stretch)
  const hueTurn = turnBetween(first, second)

  const dLightness = q.l - p.l
  const dChroma = second.chroma - first.chroma
  const dHue = 2 * Math.sqrt(first.chroma * second.chroma) * sine(hueTurn / 2)

  const chroma = (first.chroma + second.chroma) / 2
  const hue = meanHue(first, second)
  const offMiddle = ((p.l + q.l) / 2 - 50) ** 2
  const lightnessTerm = dLightness / (1 + (0.015 * offMiddle) / Math.sqrt(20 + offMiddle))
  const chromaTerm = dChroma / (1 + 0.045 * chroma)
  const hueTerm = dHue / (1 + 0.015 * chroma * hueWeight(hue))
  const rotation = blueRotation(chroma, hue)
  return Math.sqrt(lightnessTerm ** 2 + chromaTerm ** 2 + hueTerm ** 2 + rotation * chromaTerm * hueTerm)
}

type Polar = { readonly chroma: number; readonly hue: number }

function polar({ a, b }: Lab, stretch: number): Polar {
  const redness = a * stretch
  const degrees = (Math.atan2(b, redness) * 180) / Math.PI
  return { chroma: Math.hypot(redness, b), hue: degrees < 0 ? degrees + 360 : degrees }
}

// Equation 10. A grey has no hue to differ in.
function turnBetween(p: Polar, q: Polar): number {
  if (p.chroma * q.chroma === 0) return 0
  const turn = q.hue - p.hue
  if (turn > 180) return turn - 360
  return turn < -180 ? turn + 360 : turn
}

// Equation 14.
function meanHue(p: Polar, q: Polar): number {
  const sum = p.hue + q.hue
  if (p.chroma * q.chroma === 0) return sum
  if (Math.abs(p.hue - q.hue) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

// Equation 15.
const hueWeight = (hue: number) =>
  1 -
  0.17 * cosine(hue - 30) +
  0.24 * cosine(2 * hue) +
  0.32 * cosine(3 * hue + 6) -
  0.2 * cosine(4 * hue - 63)

// Equations 16, 17 and 21: chroma and hue interact in the blues.
function blueRotation(chroma: number, hue: number): number {
  const turn = 30 * Math.exp(-(((hue - 275) / 25) ** 2))
  return -sine(2 * turn) * 2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
