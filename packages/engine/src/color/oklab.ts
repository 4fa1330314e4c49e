import { LINEAR_OF_BYTE, srgbFromLinear } from './srgb.ts'

/** Ottosson 2020, "A perceptual color space for image processing". l 0–1; a and b within ±0.4. */
export type Oklab = { readonly l: number; readonly a: number; readonly b: number }

/** The same in polar form: chroma 0–0.4, hue in degrees, 0–360. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

/** OKLab of 0xRRGGBB. */
export function oklabFromRgb(rgb: number): Oklab {
  writeOklab(rgb, scratch, 0)
  return { l: scratch[0]!, a: scratch[1]!, b: scratch[2]! }
}

/** Writes l, a and b of 0xRRGGBB to `out` from index `at`: for loops that must not allocate. */
export function writeOklab(rgb: number, out: Float64Array, at: number): void {
  const red = LINEAR_OF_BYTE[(rgb >>> 16) & 255]!
  const green = LINEAR_OF_BYTE[(rgb >>> 8) & 255]!
  const blue = LINEAR_OF_BYTE[rgb & 255]!
  writeOklabOfLight(red, green, blue, out, at)
}

/** The same of linear light: 1, 1, 1 is white, and light may be brighter than white. */
export function writeOklabOfLight(
  red: number,
  green: number,
  blue: number,
  out: Float64Array,
  at: number,
): void {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  out[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  out[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  out[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}

/** sRGB values on the 0–255 scale, neither rounded nor clamped: values outside are out of gamut. */
export function srgbFromOklab({ l, a, b }: Oklab): readonly [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    srgbFromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    srgbFromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    srgbFromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

export function oklchFromOklab({ l, a, b }: Oklab): Oklch {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: degrees < 0 ? degrees + 360 : degrees }
}

export function oklabFromOklch({ l, c, h }: Oklch): Oklab {
  const radians = (h * Math.PI) / 180
  return { l, a: c * Math.cos(radians), b: c * Math.sin(radians) }
}

const scratch = new Float64Array(3)

/** Euclidean distance in OKLab (CSS Color 4, deltaEOK): 0.02 is just noticeable. */
export function oklabDistance(p: Oklab, q: Oklab): number {
  const l = p.l - q.l
  const a = p.a - q.a
  const b = p.b - q.b
  // `Math.hypot` would allocate at every call.
  return Math.sqrt(l * l + a * a + b * b)
}
