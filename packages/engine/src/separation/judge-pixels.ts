import type { Raster } from '../bitmap/raster.ts'
import { chooseYarns, missingYarn } from './yarns/choose-yarns.ts'
import type { Candidates, Choice, Place } from './yarns/choose-yarns.ts'
import { DOUBTFUL, OPEN } from './doubts.ts'
import { EXPLAINED, explainByOne, explainByTwo } from './mixing.ts'
import type { Tone } from './mixing.ts'
import { nearbyYarns } from './nearby-yarns.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'
import { pixelTone, runTone } from './run-tone.ts'
import type { Mixtures } from './unmix.ts'

/** Judges pixels one at a time by the yarns proved around them; `own` is a pixel's label. */
export type Judge = {
  /** Writes down which one or two yarns make up a pixel; returns its doubt. */
  readonly mix: (at: number, own: number) => number
  /** What there is to judge a pixel by, its label's yarn among those nearby. */
  readonly placeOf: (at: number, own: number) => Place
}

export type Scene = {
  readonly raster: Raster
  /** As `provedYarns` gives it; when more is proved the judge is to be made anew. */
  readonly proved: Uint8Array
  readonly candidates: Candidates
  /** Where it is written down. */
  readonly mixtures: Mixtures
  /** Whether to say which yarn an unexplained pixel lacks. */
  readonly seeksMissing: boolean
}

export function judgeOf({ raster, proved, candidates, mixtures, seeksMissing }: Scene): Judge {
  const { width, pixels } = raster
  const { mixing } = candidates
  const nearbyAt = nearbyYarns(raster, proved, mixing.isGrainy ? 3 : 2)
  const tone: Tone = { r: 0, g: 0, b: 0, weight: 0 }
  const place = { tone, nearby: 0 }
  const best: Choice = { first: 0, second: 0, mix: 1, light: 1, error: 0 }
  let guess = UNPROVED

  const look = (at: number): void => {
    const x = at % width
    const y = (at - x) / width
    if (mixing.isGrainy) runTone(raster, x, y, tone)
    else pixelTone(pixels[at]!, tone)
    place.nearby = nearbyAt(x, y)
  }

  return {
    mix(at, own) {
      look(at)
      chooseYarns(candidates, place, own, best)
      const isExplained = best.error <= EXPLAINED
      place.nearby |= 1 << own
      const missing = isExplained || !seeksMissing ? UNPROVED : missingYarn(candidates, place, guess)
      if (missing !== UNPROVED) guess = missing
      if (mixing.isGrainy) {
        // Which yarns these are is read off the line; how much of each, and the light, off the pixel itself.
        pixelTone(pixels[at]!, tone)
        if (best.first === best.second) explainByOne(mixing, best.first, tone, best)
        else explainByTwo(mixing, best.first, best.second, tone, best)
      }
      write(mixtures, at, best)
      return isExplained ? DOUBTFUL | UNPROVED : DOUBTFUL | OPEN | missing
    },
    placeOf(at, own) {
      look(at)
      return { tone: { ...tone }, nearby: place.nearby | (1 << own) }
    },
  }
}

function write({ first, second, mix, light }: Mixtures, at: number, best: Choice): void {
  const share = Math.round(best.mix * 255)
  first[at] = share === 0 ? best.second : best.first
  second[at] = share === 255 ? best.first : best.second
  mix[at] = share === 0 ? 255 : share
  light[at] = Math.min(255, Math.round(best.light * 128))
}
