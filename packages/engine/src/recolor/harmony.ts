import { oklabFromRgb, oklchFromOklab } from '../color/oklab.ts'

/** Hues of a palette, in degrees of OKLCH: for the ground, the body and the accents. */
export type Harmony = {
  readonly ground: readonly number[]
  readonly body: readonly number[]
  readonly accent: readonly number[]
}

/** A random harmony around the hue of one of the colours given; any hue if all of them are grey. */
export function drawHarmony(colors: readonly number[], random: () => number): Harmony {
  const hues = colors.map((rgb) => oklchFromOklab(oklabFromRgb(rgb))).filter(({ c }) => c > LEAST_CHROMA)
  const key = hues[Math.floor(random() * hues.length)]?.h ?? random() * 360
  const scheme = SCHEMES[Math.floor(random() * SCHEMES.length)]!
  const turned = (degrees: readonly number[]) => degrees.map((by) => (key + by + 360) % 360)
  return { ground: turned(scheme.ground), body: turned(scheme.body), accent: turned(scheme.accent) }
}

const LEAST_CHROMA = 0.03

// Degrees from the key hue. Analogous and complementary schemes, the tradition in dyed wool: neighbouring hues for
// large areas, the opposite side of the circle only for small ones.
const SCHEMES: readonly Harmony[] = [
  { ground: [0], body: [0, 28, -28], accent: [180] },
  { ground: [0], body: [0, 25, 50], accent: [75] },
  { ground: [0, 20], body: [0, -20, 180], accent: [180, 160] },
  { ground: [180], body: [0, 20, 180], accent: [0] },
  { ground: [0], body: [0, 150, 210], accent: [30] },
  { ground: [0], body: [0, 12, -12], accent: [0, 190] },
]
