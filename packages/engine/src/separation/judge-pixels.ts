import type { Raster } from '../bitmap/raster.ts'
import { chooseYarns, missingYarn } from './yarns/choose-yarns.ts'
import type { Candidates, Choice, Place } from './yarns/choose-yarns.ts'
import { DOUBTFUL, OPEN } from './doubts.ts'
import { toJpegTone, explainByOne, explainByTwo } from './mixing.ts'
import type { Mixing, Tone } from './mixing.ts'
import { NO_SLOT, Remembered } from './judging/remembered.ts'
import { nearbyYarns } from './nearby-yarns.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'
import { pixelTone, runTone } from './run-tone.ts'
import type { MixtureStore } from './judging/mixture-store.ts'
import type { PixelLight } from './judging/pixel-light.ts'

/** Classifies single pixels by the yarns proved nearby; `own` is a pixel's label. */
export type Judge = {
  /** Stores the one or two yarns of a pixel; returns its doubt. */
  readonly mix: (at: number, own: number) => number
  /** The tone of a pixel and the yarns nearby, including its label's. */
  readonly placeOf: (at: number, own: number) => Place
}

export type Scene = {
  readonly raster: Raster
  /** From `provedYarns`; when more is proved, create a new judge. */
  readonly proved: Uint8Array
  readonly candidates: Candidates
  readonly put: MixtureStore['put']
  /** Where the light on pixels is stored; null without grain. */
  readonly light: PixelLight | null
  /** Whether to find the yarn that an unexplained pixel lacks. */
  readonly seeksMissing: boolean
  /** The bits of yarns that an unexplained pixel is taken to lack if they explain it, even if others explain it better. */
  readonly preferred?: number
  /** Whether a pixel's label may explain it although that yarn is not proved nearby. */
  readonly trustsLabels?: boolean
  /** Whether colours of a photograph that differ by a few levels may be explained alike. */
  readonly isCoarse: boolean
}

export function judgeOf({
  raster,
  proved,
  candidates,
  put,
  light,
  seeksMissing,
  preferred = 0,
  trustsLabels = true,
  isCoarse,
}: Scene): Judge {
  const { width, pixels } = raster
  const { mixing } = candidates
  const nearbyAt = nearbyYarns(raster, proved, reachOf(mixing))
  const tone: Tone = { r: 0, g: 0, b: 0, weight: 0 }
  const place = { tone, nearby: 0, tried: 0 }
  const best: Choice = { first: 0, second: 0, mix: 1, light: 1, error: 0 }
  const kept = isCoarse ? 0xfcfcfc : 0xffffff
  const remembered = new Remembered()
  let guess = UNPROVED
  // The row of the last pixel: most are asked for in order.
  let y = 0
  let row = 0

  const lookAround = (at: number): void => {
    if (at < row || at >= row + width) {
      y = Math.floor(at / width)
      row = y * width
    }
    const x = at - row
    place.nearby = nearbyAt(x, y)
    place.tried = 0
    if (mixing.isGrainy) runTone(raster, x, y, tone)
  }
  /** Without grain an explanation that is remembered needs no tone. */
  const lookAt = (at: number): void => {
    if (mixing.isGrainy) return
    pixelTone(pixels[at]!, tone)
    if (mixing.isJpeg) toJpegTone(tone)
  }

  const lacked = (): number => {
    const line = preferred === 0 ? UNPROVED : missingYarn(candidates, place, UNPROVED, preferred)
    return line === UNPROVED ? missingYarn(candidates, place, guess) : line
  }

  return {
    mix(at, label) {
      lookAround(at)
      const own = trustsLabels || place.nearby === 0 ? label : UNPROVED
      const slot = mixing.isGrainy ? NO_SLOT : remembered.slotOf(pixels[at]! & kept, place.nearby, own)
      if (slot >= 0) {
        put(at, remembered.mixtureIn(slot))
        return DOUBTFUL | UNPROVED
      }
      lookAt(at)
      chooseYarns(candidates, place, own, best)
      const isExplained = best.error <= mixing.explained
      place.tried = place.nearby
      if (own !== UNPROVED) place.nearby |= 1 << own
      const missing = isExplained || !seeksMissing ? UNPROVED : lacked()
      if (missing !== UNPROVED) guess = missing
      if (mixing.isGrainy) {
        // The line determines which yarns these are; the pixel itself determines the amounts and the light.
        pixelTone(pixels[at]!, tone)
        if (best.first === best.second) explainByOne(mixing, best.first, tone, best)
        else explainByTwo(mixing, best.first, best.second, tone, best)
      }
      const mixture = mixtureOf(best)
      put(at, mixture)
      if (light !== null)
        light.bytes[light.step * at + light.offset] = Math.min(255, Math.round(best.light * 128))
      if (slot !== NO_SLOT) {
        if (isExplained || isCoarse) remembered.keep(~slot, mixture)
        else remembered.forget(~slot)
      }
      return isExplained ? DOUBTFUL | UNPROVED : DOUBTFUL | OPEN | missing
    },
    placeOf(at, own) {
      lookAround(at)
      lookAt(at)
      return { tone: { ...tone }, nearby: place.nearby | (1 << own), tried: 0 }
    },
  }
}

/** How far around a pixel proved yarns may be in it, in pixels. */
export const reachOf = ({ isJpeg, isGrainy }: Pick<Mixing, 'isJpeg' | 'isGrainy'>) =>
  isJpeg ? JPEG_REACH : isGrainy ? 3 : 2

/** Ringing and blurred colour reach this far from an edge. */
const JPEG_REACH = 4

/** First yarn, second yarn and mix, from the lowest byte. */
function mixtureOf(best: Choice): number {
  const share = Math.round(best.mix * 255)
  const first = share === 0 ? best.second : best.first
  const second = share === 255 ? best.first : best.second
  return first | (second << 8) | ((share === 0 ? 255 : share) << 16)
}
