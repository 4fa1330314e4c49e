import { areaMm2 } from '../cart/ordered-size.ts'
import { SHAPE_FACTS } from '../rug/shape.ts'
import { PILE } from '../shop/facts.ts'
import type { Tufted } from './calendar/rug-work.ts'

/** How much wool a pile needs. */
export type YarnUse = {
  readonly gramsPerM2: number
  /** The pile height for that weight; other heights are proportional. */
  readonly atPileMm: number
  /** Waste left on cones and floor, in percent added. */
  readonly wastePercent: number
}

export const YARN_USE: YarnUse = { gramsPerM2: 2_400, atPileMm: PILE.heightMm[0], wastePercent: 15 }

export type WeighedYarn<Yarn> = Yarn & {
  /** To the gram. */
  readonly kilograms: number
}

/**
 * Kilograms of each yarn for a number of rugs. Shares are percent of the rug as cut; a round one is a circle,
 * although its square is charged.
 */
export function yarnKilograms<Yarn extends { readonly share: number }>(
  yarns: readonly Yarn[],
  rug: { readonly size: Tufted['size']; readonly quantity: number; readonly pileMm?: number },
  use: YarnUse = YARN_USE,
): WeighedYarn<Yarn>[] {
  const { size, quantity, pileMm = use.atPileMm } = rug
  const areaM2 = (areaMm2(size) / 1e6) * SHAPE_FACTS[size.shape].areaShare(size.widthMm / size.lengthMm)
  const pileGrams = areaM2 * quantity * use.gramsPerM2 * (pileMm / use.atPileMm)
  const grams = pileGrams * (1 + use.wastePercent / 100)
  return yarns.map((yarn) => ({ ...yarn, kilograms: Math.round(grams * (yarn.share / 100)) / 1000 }))
}

/** Kilograms of wool in the pile of a finished rug, as it lies on the floor; below ten to a tenth, above to a whole one. */
export function woolKilograms(size: Tufted['size']): number {
  const whole = yarnKilograms([{ share: 100 }], { size, quantity: 1 }, { ...YARN_USE, wastePercent: 0 })
  const exact = whole.reduce((sum, { kilograms }) => sum + kilograms, 0)
  return Number(exact.toFixed(exact < 10 ? 1 : 0))
}
