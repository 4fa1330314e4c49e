import { YARN_USE, type YarnUse } from '@nawl/domain/workshop/yarn-kilograms'
import { z } from 'zod'

import { PAPERS, type PaperName } from '../pdf/page-layout.ts'
import { within } from './variable-rules.ts'

/** Production parameters of the workshop. */
export type WorkshopConfig = {
  readonly yarnUse: YarnUse
  /** Height of the tufted pile. */
  readonly pileMm: number
  /** Paper size of the printed cartoon. */
  readonly paper: PaperName
}

/** Variables of the workshop. */
export const workshopEnvironment = {
  PILE_GRAMS_PER_M2: within(100, 20_000, 'has to be grams from 100 to 20000').optional(),
  PILE_MM: within(3, 60, 'has to be millimetres from 3 to 60').optional(),
  YARN_WASTE_PERCENT: within(0, 200, 'has to be percent from 0 to 200').optional(),
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
