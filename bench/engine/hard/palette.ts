import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromRgb } from '@nawl/engine/color/lab'
import { oklabFromOklch, srgbFromOklab } from '@nawl/engine/color/oklab'

/**
 * `count` wool colours, 0xRRGGBB, at least ΔE2000 `apart`, drawn from `random`: ivory first, near-black second. With
 * `isPaired`, the last ones are shades of earlier ones, between `apart` and `apart` + 1.5 away.
 */
export function randomYarns(count: number, apart: number, pairs: number, random: () => number): number[] {
  const yarns = [wool(0.93, 0.03, 85)!, wool(0.27, 0.02, 250)!]
  while (yarns.length < count) {
    const shadesOf = yarns.length - (count - pairs)
    const rgb = wool(0.3 + 0.6 * random(), 0.14 * random(), 360 * random())
    if (rgb === null) continue
    const far = yarns.map((other) => deltaE2000(labFromRgb(rgb), labFromRgb(other)))
    const isFree = far.every(
      (difference, n) => difference >= (shadesOf >= 0 && n === shadesOf + 1 ? apart : Math.max(apart, 11)),
    )
    const isShade = shadesOf < 0 || far[shadesOf + 1]! <= apart + 1.5
    if (isFree && isShade) yarns.push(rgb)
  }
  return yarns
}

/** 0xRRGGBB of an OKLCH colour; null outside sRGB. */
function wool(l: number, c: number, h: number): number | null {
  const levels = srgbFromOklab(oklabFromOklch({ l, c, h })).map(Math.round)
  if (levels.some((level) => level < 0 || level > 255)) return null
  return levels.reduce((rgb, level) => (rgb << 8) | level, 0)
}
