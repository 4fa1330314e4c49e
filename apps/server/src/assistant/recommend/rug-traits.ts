import { drawingTraits } from '@nawl/artwork/drawing-traits'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import type { RugStyle } from '@nawl/domain/recommendation/taste'
import { labFromHex, type Lab } from '@nawl/engine/color/lab'

import { rugStyle } from '../../catalogue/recommendation/likings.ts'
import type { Quality } from './wishes.ts'

/** A rug with what is measured of it for wishes. */
export type TraitedRug = {
  readonly rug: RugItem
  readonly address: string
  readonly style: RugStyle
  readonly yarns: readonly { readonly name: string; readonly color: Lab; readonly share: number }[]
  /** How often the yarn changes, 0–1. */
  readonly busy: number
  /** Mean lightness of its wool, 0–100. */
  readonly lightness: number
  /** How much of each quality it has beside the others: 0 least of all, 1 most. */
  readonly qualities: Readonly<Record<Quality, number>>
}

/** Lightness at which neither dust nor drips stand out. */
const MID_TONES = [32, 74] as const

/** Measures the catalogue's rugs; each is placed among the others, so that a quality means the same in any catalogue. */
export function traitedRugs(rugs: readonly RugItem[]): readonly TraitedRug[] {
  const measured = rugs.filter(({ yarns }) => yarns.length > 0).map((rug) => ({ rug, ...measuresOf(rug) }))
  const placed = (of: (one: (typeof measured)[number]) => number) => {
    const sorted = measured.map(of).toSorted((p, q) => p - q)
    return (one: (typeof measured)[number]) => sorted.indexOf(of(one)) / Math.max(1, sorted.length - 1)
  }
  const busy = placed((one) => one.busy)
  const contrast = placed((one) => one.contrast)
  const chroma = placed((one) => one.chroma)
  const light = placed((one) => one.lightness)
  const warm = placed((one) => one.warmth)
  const mixed = placed((one) => one.midShare)
  const several = placed((one) => one.yarns.length)
  const broken = placed((one) => -one.largest)
  return measured.map((one) => {
    const calm = 1 - (0.45 * busy(one) + 0.3 * contrast(one) + 0.25 * chroma(one))
    const address = designAddress(rugs, one.rug)
    return {
      rug: one.rug,
      address,
      style: rugStyle(address, one.rug),
      yarns: one.yarns,
      busy: one.busy,
      lightness: one.lightness,
      qualities: {
        calm,
        bold: 0.5 * chroma(one) + 0.3 * contrast(one) + 0.2 * busy(one),
        hidesDirt: 0.4 * mixed(one) + 0.2 * several(one) + 0.2 * busy(one) + 0.2 * broken(one),
        small: 0.6 * light(one) + 0.4 * calm,
        light: light(one),
        dark: 1 - light(one),
        warm: warm(one),
        cool: 1 - warm(one),
      },
    }
  })
}

function measuresOf(rug: RugItem) {
  const whole = rug.yarns.reduce((sum, { share }) => sum + share, 0) || 1
  const yarns = rug.yarns.map(({ name, hex, share }) => ({
    name,
    color: labFromHex(hex),
    share: share / whole,
  }))
  const mean = (of: (color: Lab) => number) =>
    yarns.reduce((sum, { color, share }) => sum + share * of(color), 0)
  const lightness = mean(({ l }) => l)
  const [from, to] = MID_TONES
  return {
    yarns,
    lightness,
    contrast: Math.sqrt(mean(({ l }) => (l - lightness) ** 2)),
    chroma: mean(({ a, b }) => Math.hypot(a, b)),
    warmth: mean(({ a, b }) => 0.6 * a + b),
    /** The part that one yarn covers: on a field of one colour every speck is seen. */
    largest: Math.max(...yarns.map(({ share }) => share)),
    midShare: yarns.reduce(
      (sum, { color, share }) => sum + (color.l >= from && color.l <= to ? share : 0),
      0,
    ),
    busy: drawingTraits(traitKey(rug))?.busy ?? evenness(yarns.map(({ share }) => share)) * UNMEASURED,
  }
}

/** A drawing that was not measured is taken to be as busy as its yarns are evenly spread. */
const UNMEASURED = 0.3

const traitKey = ({ collection, id }: RugItem) => ({ collection, id })

/** 1 if all yarns cover the same area, 0 if one covers everything. */
function evenness(shares: readonly number[]): number {
  if (shares.length < 2) return 0
  const entropy = shares.reduce((sum, share) => sum - (share > 0 ? share * Math.log(share) : 0), 0)
  return entropy / Math.log(shares.length)
}
