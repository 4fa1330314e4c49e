import { BELOW_PILE_GRAMS, BELOW_PILE_MM } from './cloth.ts'
import { areaMm2, type OrderedSize } from '../cart/ordered-size.ts'
import { SHAPE_FACTS } from '../rug/shape.ts'
import { YARN_USE, type YarnUse } from './yarn-kilograms.ts'

/** A package as the carrier takes it: millimetres and grams. */
export type Package = {
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly netGrams: number
  readonly grossGrams: number
}

/** Cloth, latex and backing below a pile. */
const BACKING = {
  gramsPerM2: BELOW_PILE_GRAMS.cloth + BELOW_PILE_GRAMS.latex + BELOW_PILE_GRAMS.backing,
  mm: BELOW_PILE_MM,
} as const
/** How high a rug lies over the floor, from under its backing to the tips of its pile. */
export const rugHeightMm = (pileMm: number): number => pileMm + BACKING.mm

/** The tube that a rug is rolled on, the wrapping around the roll, and what both weigh with the box. */
const CORE_MM = 100
const WRAPPING_MM = 20
const BOX_GRAMS_PER_M = 1_500

/**
 * A rug rolled on its tube across its shorter side, and boxed to the length of the roll. Net is its pile without waste and
 * what is below it.
 */
export function rolledRug(
  { widthMm, lengthMm, shape }: Pick<OrderedSize, 'widthMm' | 'lengthMm' | 'shape'>,
  { gramsPerM2, atPileMm }: YarnUse = YARN_USE,
  pileMm: number = atPileMm,
): Package {
  const [long, short] = [Math.max(widthMm, lengthMm), Math.min(widthMm, lengthMm)]
  const areaM2 = (areaMm2({ widthMm, lengthMm }) / 1e6) * SHAPE_FACTS[shape].areaShare(widthMm / lengthMm)
  const netGrams = Math.round(areaM2 * (gramsPerM2 * (pileMm / atPileMm) + BACKING.gramsPerM2))
  // A spiral of that thickness fills the ring between tube and surface.
  const rolled = Math.sqrt(CORE_MM ** 2 + (4 / Math.PI) * long * rugHeightMm(pileMm))
  const side = Math.ceil((rolled + 2 * WRAPPING_MM) / 10) * 10
  const boxed = Math.ceil((short + 2 * WRAPPING_MM) / 10) * 10
  return {
    lengthMm: boxed,
    widthMm: side,
    heightMm: side,
    netGrams,
    grossGrams: netGrams + Math.round((boxed / 1_000) * BOX_GRAMS_PER_M),
  }
}
