import { YARN_USE, type YarnUse } from '@nawl/domain/workshop/yarn-kilograms'
import { CARTOON_PAPERS, type CartoonPaper } from '@nawl/domain/workshop/cartoon-papers'
import { z } from 'zod'

import { within } from './variable-rules.ts'

/** Production parameters of the workshop. */
export type WorkshopConfig = {
  readonly yarnUse: YarnUse
  /** Height of the tufted pile. */
  readonly pileMm: number
  /** What the cartoon is printed on. */
  readonly paper: CartoonPaper
}

/** Variables of the workshop. */
export const workshopEnvironment = {
  PILE_GRAMS_PER_M2: within(100, 20_000, 'has to be grams from 100 to 20000').optional(),
  PILE_MM: within(3, 60, 'has to be millimetres from 3 to 60').optional(),
  YARN_WASTE_PERCENT: within(0, 200, 'has to be percent from 0 to 200').optional(),
  CARTOON_PAPER: z.enum(CARTOON_PAPERS, `has to be one of ${CARTOON_PAPERS.join(', ')}`).optional(),
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
