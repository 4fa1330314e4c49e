import { oklabFromRgb } from '../../color/oklab.ts'
import { LINEAR_OF_BYTE } from '../../color/srgb.ts'
import type { LightRules } from '../surface/light.ts'
import { smoothstep } from '../tile/smoothstep.ts'
import { hasHueBit, shadeOfLevel } from './shade-levels.ts'

/**
 * Linear light (before the lamp's tint) of every shade level of one yarn: 3 values per level. The mean over a rug has
 * the lightness of `rgb` (0xRRGGBB); `intensity` 0–1 scales how far light and shadow deviate from it.
 */
export function yarnRamp(rgb: number, levels: number, light: LightRules, intensity: number): Float64Array {
  const wool = woolOf(rgb, light, intensity)
  const lighting = lightingOf(wool, levels, light)
  const ramp = new Float64Array(levels * 3)
  let gain = 1
  // Lightness is nearly proportional to the cube root of the gain, so this converges in a few rounds.
  for (let round = 0; round < 5; round++) {
    fillRamp(ramp, lighting, gain)
    const ratio = wool.wantedLightness / Math.max(1e-3, meanLightness(ramp, levels))
    if (Math.abs(ratio - 1) < 5e-4) break
    gain = Math.max(0.3, Math.min(1.35, gain * ratio ** 3))
  }
  return ramp
}

type Wool = {
  readonly linear: readonly [number, number, number]
  readonly wantedLightness: number
  /** Shade per unit of the raster's shade. */
  readonly contrast: number
  readonly hueShift: number
  /** How much light the fibres pass into the shadows, 0–1. */
  readonly bounce: number
  /** What full shadow adds to each channel, as a fraction. */
  readonly shadowTint: readonly number[]
  readonly gloss: number
  /** What light adds to a tip, per unit of shade. */
  readonly tip: number
}

function woolOf(rgb: number, light: LightRules, intensity: number): Wool {
  const contrast = intensity * light.contrast
  const linear = [
    LINEAR_OF_BYTE[(rgb >>> 16) & 255]!,
    LINEAR_OF_BYTE[(rgb >>> 8) & 255]!,
    LINEAR_OF_BYTE[rgb & 255]!,
  ] as const
  const lightness = oklabFromRgb(rgb).l
  const spread = Math.max(...linear) - Math.min(...linear)
  const pale = Math.max(0, lightness - 0.72) / 0.28
  // Light passes from fibre to fibre in pale wool and fills its shadows: photographs of cream have a third of the
  // contrast of blue. In deep and strong colours the same contrast is less visible.
  const filled = 0.55 * smoothstep(Math.max(0, Math.min(1, (lightness - 0.6) / 0.2)))
  const deep = Math.max(0, 0.5 - lightness) / 0.4
  const relief = (0.82 + 0.6 * Math.min(1, spread * 1.6)) * (1 - filled) + 0.95 * deep
  const luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  return {
    linear,
    // White wool cannot keep its lightness and also have highlights.
    wantedLightness:
      lightness < 0.87 ? lightness : 0.87 + (lightness - 0.87) * (1 - 0.38 * Math.min(1, contrast)),
    contrast: contrast * relief,
    hueShift:
      Math.min(1, 2 * intensity) *
      (0.3 + 0.7 * Math.min(1, spread * 5 * (1 - 0.6 * pale) + Math.max(0, 0.85 - lightness) * 4)),
    bounce: 0.45 - 0.07 * pale,
    shadowTint: light.shadow.map(
      (tint, i) => (1 - pale) * 0.35 * (tint - 1) + pale * (BETWEEN_PALE_FIBRES[i]! - 1),
    ),
    // Gaps in black wool have little light left to lose; its tips are what is visible.
    tip: 0.62 * (1 + 1.6 * deep),
    gloss: 0.011 * (1 - 0.5 * Math.min(1, 2 * luminance)) * (1 + 0.8 * deep),
  }
}

/** Light between pale fibres has passed through wool many times and lost its blue. */
const BETWEEN_PALE_FIBRES = [1.02, 0.985, 0.985] as const

const COOL = [0.97, 1.007, 1.004] as const
const WARM = [1.032, 0.992, 0.992] as const

/** All about the light of a ramp that does not depend on its gain; the lists have 3 values per level, as a ramp. */
type Lighting = {
  /** What a channel reflects at most, one value per channel. */
  readonly own: readonly number[]
  readonly reached: Float64Array
  readonly hue: Float64Array
  readonly gloss: Float64Array
}

function lightingOf(wool: Wool, levels: number, light: LightRules): Lighting {
  const [reached, hue, gloss] = [levels * 3, levels * 3, levels * 3].map((size) => new Float64Array(size))
  for (let level = 0; level < levels; level++) {
    const shade = shadeOfLevel(level, levels) * wool.contrast
    const open = 2 ** (1.75 * Math.min(0, shade))
    const shine = glossAt(shade) * wool.gloss * light.glossStrength
    const shift = level & 1 ? WARM : COOL
    for (let channel = 0; channel < 3; channel++) {
      const at = level * 3 + channel
      reached![at] = lightOn({ shade, open }, wool.linear[channel]!, wool, wool.shadowTint[channel]!)
      hue![at] = hasHueBit(levels) ? 1 + (shift[channel]! - 1) * wool.hueShift : 1
      gloss![at] = shine * light.gloss[channel]!
    }
  }
  return { own: wool.linear.map((own) => Math.min(0.98, own)), reached: reached!, hue: hue!, gloss: gloss! }
}

function fillRamp(ramp: Float64Array, { own, reached, hue, gloss }: Lighting, gain: number) {
  for (let at = 0; at < ramp.length; at++) {
    ramp[at] = shoulder(own[at % 3]! * gain * reached[at]! * hue[at]!) + gloss[at]!
  }
}

type Place = { readonly shade: number; /** How much of the sky it sees, 0–1. */ readonly open: number }

/** Light reaching a fibre of albedo `own`. */
function lightOn({ shade, open }: Place, own: number, { tip, bounce }: Wool, shadowTint: number): number {
  if (shade >= 0) return 1 + tip * shade
  // Jiménez et al. 2016, "Practical Realtime Strategies for Accurate Indirect Occlusion": a bright surface lights its
  // own crevices.
  const bounced =
    ((open * (2.0404 * own - 0.3324) - 4.7951 * own + 0.6417) * open + 2.7552 * own + 0.6903) * open
  const reached = open + bounce * (Math.max(open, bounced) - open)
  return reached * (1 + shadowTint * (1 - open))
}

/** Colourless reflection from the fibres, with sparse glints: this makes black look like wool. */
const glossAt = (shade: number) => Math.max(0, shade + 0.05) ** 1.3 + 1.6 * Math.max(0, shade - 0.45) ** 1.5

const SHOULDER = 0.7
const SHOULDER_RANGE = 0.29

const shoulder = (light: number) =>
  light <= SHOULDER ? light : SHOULDER + SHOULDER_RANGE * (1 - Math.exp(-(light - SHOULDER) / SHOULDER_RANGE))

/** Standard deviation of the shades of a rug, which are about normally distributed. */
const SHADE_SPREAD = 0.24

/** Lightness of the ramp seen from a distance, where light adds up before it is perceived. */
function meanLightness(ramp: Float64Array, levels: number): number {
  const { weights, sum } = spreadOf(levels)
  const mean = [0, 0, 0] as [number, number, number]
  for (let at = 0; at < ramp.length; at++) mean[at % 3]! += weights[at]! * ramp[at]!
  return lightnessOf(mean[0] / sum, mean[1] / sum, mean[2] / sum)
}

type Spread = { readonly weights: Float64Array; readonly sum: number }
/** By number of levels, of which there are thirty. */
const spreads: Spread[] = []

/** How often each value of a ramp occurs in a rug, and the sum over its levels. */
function spreadOf(levels: number): Spread {
  const ready = spreads[levels]
  if (ready) return ready
  const weights = Float64Array.from({ length: levels * 3 }, (_, at) => {
    const shade = shadeOfLevel(Math.floor(at / 3), levels)
    return Math.exp(-(((shade + 0.01) / SHADE_SPREAD) ** 2) / 2)
  })
  let sum = 0
  for (let level = 0; level < levels; level++) sum += weights[level * 3]!
  return (spreads[levels] = { weights, sum })
}

/** OKLab l of linear light. */
function lightnessOf(red: number, green: number, blue: number): number {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
}
