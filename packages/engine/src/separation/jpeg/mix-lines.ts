import type { Raster } from '../../bitmap/raster.ts'
import { oklabFromRgb } from '../../color/oklab.ts'
import { AGAIN, Doubtful } from '../doubts.ts'
import { judgeOf, type Scene } from '../judge-pixels.ts'
import { CLOSE, labeller, labelPixels } from '../label.ts'
import type { Noise } from '../mixing.ts'
import type { Mixtures } from '../mixtures.ts'
import { visitUnproved } from '../plain-pixels.ts'
import { proveLines } from '../prove-lines.ts'
import { candidatesOf } from '../yarns/choose-yarns.ts'
import { solidYarns, UNPROVED } from '../yarns/proved-yarns.ts'
import { lineColors } from './line-colors.ts'
import { withLineLuma } from './line-luma.ts'
import { unroundedColors } from './unrounded-colors.ts'
import { lineBlocks } from './line-blocks.ts'

type Lines = Scene & {
  /** The planes that `put` writes to. */
  readonly mixtures: Mixtures
  /** Overwritten, as is `proved`. */
  readonly doubts: Uint8Array
  /** As `runs` of `blockMeans`. */
  readonly evenRuns: Uint8Array
  /** All yarns, 0xRRGGBB, with those found in lines. */
  readonly yarns: Uint32Array
  /** The bits of yarns that only lines have. */
  readonly lines: number
  readonly noise: Noise
}

/**
 * Explains a JPEG anew once it is known which yarns only lines have. Without them a line had the label of the yarn most
 * like it, in squares that seemed to prove that yarn. What is thin and is not explained by the yarns proved nearby is a
 * line's if it can be: blurred colour makes a line seem a mixture of its ground and some other yarn.
 */
export function mixLines(known: Lines): { readonly mixtures: Mixtures; readonly yarns: Uint32Array } {
  const { raster, proved, mixtures, doubts, yarns, lines, noise } = known
  const labels = labelPixels(raster, labeller(Array.from(yarns, oklabFromRgb)), { runs: known.evenRuns })
  proveClose(raster, labels, proved)
  for (let at = 0; at < labels.length; at++) {
    mixtures.first[at] = labels[at]! & ~CLOSE
    mixtures.second[at] = mixtures.first[at]!
    mixtures.mix[at] = 255
  }
  doubts.fill(0)
  const judging = { ...known, preferred: lines, trustsLabels: false }
  const judge = judgeOf({ ...judging, candidates: candidatesOf(yarns, noise) })
  visitUnproved(labels, proved, (at, label) => (doubts[at] = judge.mix(at, label)))
  const places = new Doubtful(doubts)
  proveLines(doubts, places, proved, raster.width, AGREEING)
  const mixWith = (colors: Uint32Array): Uint32Array => {
    const { mix } = judgeOf({ ...judging, candidates: candidatesOf(colors, noise), seeksMissing: false })
    places.visit((at) => {
      if ((doubts[at]! & AGAIN) !== 0) mix(at, labels[at]! & ~CLOSE)
    })
    return colors
  }
  mixWith(yarns)
  const dark = mixWith(withLineLuma(raster, mixtures, yarns, lines))
  const colored = mixWith(lineColors(raster, mixtures, dark, lines))
  const blocks = lineBlocks(raster, yarns.length, lines)
  const unrounded = unroundedColors(raster, mixtures, colored, ~lines, blocks.take)
  return { mixtures, yarns: blocks.refined(unrounded) }
}

/** A line of one pixel, soft on both sides, has about ten pixels in a square of five; ringing beside an edge has fewer. */
const AGREEING = 7

/** As `solidYarns`, but only the pixels close to their yarn: the others of a square may be the side of a line. */
function proveClose({ width, height }: Raster, labels: Uint8Array, proved: Uint8Array): void {
  const solid = solidYarns(labels, width, height)
  for (let at = 0; at < solid.length; at++) proved[at] = labels[at]! >= CLOSE ? solid[at]! : UNPROVED
}
