import { YARN_USE, type YarnUse } from '@nawl/domain/workshop/yarn-kilograms'
import { z } from 'zod'

import { PAPERS, type PaperName } from '../pdf/paper.ts'

/** Production parameters of the workshop. */
export type WorkshopConfig = {
  readonly yarnUse: YarnUse
  /** Height of the tufted pile. */
  readonly pileMm: number
  /** Paper size of the printed cartoon. */
  readonly paper: PaperName
}

const NO_WEIGHT = 'has to be grams from 100 to 20000'
const NO_PERCENT = 'has to be percent from 0 to 200'
const NO_HEIGHT = 'has to be millimetres from 3 to 60'

/** Variables of the workshop. */
export const workshopEnvironment = {
  PILE_GRAMS_PER_M2: z.coerce.number(NO_WEIGHT).min(100, NO_WEIGHT).max(20_000, NO_WEIGHT).optional(),
  PILE_MM: z.coerce.number(NO_HEIGHT).min(3, NO_HEIGHT).max(60, NO_HEIGHT).optional(),
  YARN_WASTE_PERCENT: z.coerce.number(NO_PERCENT).min(0, NO_PERCENT).max(200, NO_PERCENT).optional(),
  CARTOON_PAPER: z.enum(PAPERS, `has to be one of ${PAPERS.join(', ')}`).optional(),
}

/** The given values; defaults are the shop's own figures. */
export function workshopConfig(given: z.output<z.ZodObject<typeof workshopEnvironment>>): WorkshopConfig {
  const { gramsPerM2, atPileMm, wastePercent } = YARN_USE
  return {
    yarnUse: {
      gramsPerM2: given.PILE_GRAMS_PER_M2 ?? gramsPerM2,
      atPileMm,
      wastePercent: given.YARN_WASTE_PERCENT ?? wastePercent,
    },
    pileMm: given.PILE_MM ?? atPileMm,
    paper: given.CARTOON_PAPER ?? 'A3',
  }
}
