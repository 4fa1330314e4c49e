import { areaMm2, type OrderedSize } from '../../cart/ordered-size.ts'
import { SHAPE_FACTS } from '../../rug/shape.ts'

/** What is tufted on a frame: a size, and the share of each yarn in percent. */
export type Tufted = {
  readonly size: Pick<OrderedSize, 'shape' | 'widthMm' | 'lengthMm'>
  readonly shares: readonly number[]
}

/** Stretching the cloth, throwing the cartoon on it, and taking the rug off. */
const SETUP_HOURS = 3
/** Tufting a square metre in one yarn: 200 m at a gauge of 5 mm and 2 m a minute, and as much again for cones and rests. */
const HOURS_PER_M2 = 3.4
/** What each further yarn adds to a square metre, as borders and lifts. A yarn with a small share adds less. */
const SHARE_OF_YARN = 0.09
/** Threading a yarn and closing what it left open. */
const HOURS_PER_YARN = 0.4

/**
 * Hours of one person at the frame, before anything was learned from earlier rugs. Complexity is the number of yarns that would
 * divide the rug alike (the exponential of Shannon's entropy), so that a speck of a ninth yarn does not count as one.
 */
export function hoursOfWork({ size, shares }: Tufted): number {
  const areaM2 = (areaMm2(size) / 1e6) * SHAPE_FACTS[size.shape].areaShare(size.widthMm / size.lengthMm)
  const yarns = Math.max(1, shares.length)
  return (
    SETUP_HOURS +
    HOURS_PER_YARN * yarns +
    HOURS_PER_M2 * areaM2 * (1 + SHARE_OF_YARN * (evenYarns(shares) - 1))
  )
}

function evenYarns(shares: readonly number[]): number {
  const sum = shares.reduce((all, share) => all + share, 0)
  if (sum <= 0) return Math.max(1, shares.length)
  const entropy = shares.reduce((all, share) => {
    const part = share / sum
    return part > 0 ? all - part * Math.log(part) : all
  }, 0)
  return Math.exp(entropy)
}
