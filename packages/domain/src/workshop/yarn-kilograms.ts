import { areaMm2, type OrderedSize } from '../cart/ordered-size.ts'
import { SHAPE_FACTS } from '../rug/shape.ts'
import { PILE } from '../shop/facts.ts'

/** How much wool a pile takes. */
export type YarnUse = {
  readonly gramsPerM2: number
  /** The height of pile that weighs so much; another height weighs in proportion. */
  readonly atPileMm: number
  /** What stays on cones and on the floor, in percent on top. */
  readonly wastePercent: number
}

export const YARN_USE: YarnUse = { gramsPerM2: 2_400, atPileMm: PILE.heightMm[0], wastePercent: 15 }

export type WeighedYarn<Yarn> = Yarn & {
  /** To the gram. */
  readonly kilograms: number
}

/**
 * Kilograms of each yarn for so many rugs. Shares are percent of the rug as it is cut; a round one is a circle, not the
 * square it is paid by.
 */
export function yarnKilograms<Yarn extends { readonly share: number }>(
  yarns: readonly Yarn[],
  rug: { readonly size: OrderedSize; readonly quantity: number; readonly pileMm?: number },
  use: YarnUse = YARN_USE,
): WeighedYarn<Yarn>[] {
  const { size, quantity, pileMm = use.atPileMm } = rug
  const areaM2 = (areaMm2(size) / 1e6) * SHAPE_FACTS[size.shape].areaShare
  const pileGrams = areaM2 * quantity * use.gramsPerM2 * (pileMm / use.atPileMm)
  const grams = pileGrams * (1 + use.wastePercent / 100)
  return yarns.map((yarn) => ({ ...yarn, kilograms: Math.round(grams * (yarn.share / 100)) / 1000 }))
}
