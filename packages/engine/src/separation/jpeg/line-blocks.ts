import type { Raster } from '../../bitmap/raster.ts'
import { CB, CR, lumaOf, toneOf, type Tone, rgbOfChroma } from '../mixing.ts'
import { type GroundBlocks, likelihoods, lineChroma } from './line-chroma.ts'
import { chromaStep, storedChroma, type StoredChroma, storedMultiple } from './stored-chroma.ts'

/** A block of 16 × 16 pixels: its corner, its mean, and how much of each yarn it has, in pixels. */
export type MixedBlock = {
  readonly left: number
  readonly top: number
  readonly mean: Tone
  readonly shares: Float64Array
}

/**
 * Collects what the blocks of a picture tell of the chroma of yarns that only lines have, whose bits are `lines`.
 * `take` a block at a time; `refined` then gives the yarns, 0xRRGGBB, with such lines set right. Where the steps of a
 * JPEG with half the resolution of colour cannot be told, they stay as they are.
 */
export function lineBlocks(raster: Raster, count: number, lines: number) {
  const plain: { luma: number; cb: number; cr: number }[][] = Array.from({ length: count }, () => [])
  /** By line and ground. */
  const mixed: Place[][] = Array.from({ length: count * count }, () => [])
  const take = ({ left, top, mean, shares }: MixedBlock): void => {
    let ground = -1
    let line = -1
    let rest = 0
    for (let n = 0; n < count; n++) {
      const share = shares[n]!
      if (((lines >>> n) & 1) === 1) {
        if (share === 0) continue
        if (line !== -1) return
        line = n
      } else {
        rest += share
        if (ground === -1 || share > shares[ground]!) ground = n
      }
    }
    if (ground === -1 || rest - shares[ground]! > MOST_OTHERS) return
    const luma = lumaOf(mean)
    if (line === -1) plain[ground]!.push({ luma, cb: CB * (mean.b - luma), cr: CR * (mean.r - luma) })
    else if (shares[line]! > LEAST_OF_LINE) mixed[line * count + ground]!.push({ left, top, luma })
  }
  const refined = (yarns: Uint32Array): Uint32Array =>
    yarns.map((rgb, line) => {
      if (((lines >>> line) & 1) === 0) return rgb
      const seen = plain.flatMap((blocks, ground) => {
        const beside = mixed[line * count + ground]!
        if (blocks.length < LEAST_PLAIN || beside.length < LEAST_MIXED) return []
        const every = Math.ceil(beside.length / MOST_MIXED)
        const some = beside.filter((_, n) => n % every === 0)
        return [{ blocks, some, stored: some.map(({ left, top }) => storedChroma(raster, left, top)) }]
      })
      const step = chromaStep(seen.flatMap(({ stored }) => stored.flatMap(unevenMeans)))
      if (step === 0) return rgb
      const groundsOf = (channel: 'cb' | 'cr'): GroundBlocks[] =>
        seen.map(({ blocks, some, stored }) => {
          const chroma = median(blocks.map((block) => block[channel]))
          const isFlat = channel === 'cb' ? 'isFlatCb' : 'isFlatCr'
          return {
            luma: blocks.reduce((sum, { luma }) => sum + luma, 0) / blocks.length,
            chroma,
            multiple: storedMultiple(chroma, true, step),
            lumas: Float64Array.from(some, ({ luma }) => luma),
            multiples: Int32Array.from(stored, (block) =>
              storedMultiple(block[channel], block[isFlat], step),
            ),
          }
        })
      return colorOf(rgb, groundsOf('cb'), groundsOf('cr'), step)
    })
  return { take, refined }
}

type Place = { readonly left: number; readonly top: number; readonly luma: number }

/** Pixels of a block that may be of other yarns, and that must be of the line. */
const MOST_OTHERS = 0.5
const LEAST_OF_LINE = 2.5
/** How many blocks of a ground alone, and of a ground and the line, tell something; more than the most tell no more. */
const LEAST_PLAIN = 3
const LEAST_MIXED = 10
const MOST_MIXED = 160

const unevenMeans = ({ cb, cr, isFlatCb, isFlatCr }: StoredChroma) => [
  ...(isFlatCb ? [] : [cb]),
  ...(isFlatCr ? [] : [cr]),
]

const median = (values: readonly number[]) => values.toSorted((p, q) => p - q)[values.length >> 1]!

/** The mean of the colours near 0xRRGGBB that explain both channels, each as likely as its loss is small. */
function colorOf(
  rgb: number,
  cbs: readonly GroundBlocks[],
  crs: readonly GroundBlocks[],
  step: number,
): number {
  const tone = toneOf(rgb)
  const guess = lumaOf(tone)
  const trials = LUMAS.map((away) => {
    const luma = guess + away
    const cb = lineChroma(cbs, luma, CB * (tone.b - guess), step)
    const cr = lineChroma(crs, luma, CR * (tone.r - guess), step)
    const loss = cb.loss + cr.loss + (away / LUMA_PRIOR) ** 2
    return { luma, cb: cb.chroma, cr: cr.chroma, loss }
  })
  const weights = likelihoods(trials.map(({ loss }) => loss))
  const meanOf = (channel: 'luma' | 'cb' | 'cr') =>
    trials.reduce((sum, trial, n) => sum + weights[n]! * trial[channel], 0)
  return rgbOfChroma(meanOf('luma'), meanOf('cb'), meanOf('cr'))
}

/** How far from what was read from the line its luma may be, and how likely it is far away; in levels. */
const LUMAS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const
const LUMA_PRIOR = 1.5
