import { LONGEST_POINT_MM } from '@nawl/engine/buildable/thin-strokes'

import { catalogueField } from '../field.ts'
import type { Design } from '../design.ts'
import { drawDesign } from '../draw-design.ts'
import type { Survey } from './survey-design.ts'

/** A smaller patch would be lost in tufting. */
const SMALLEST_ISLET_CM2 = 2.9
const MIN_SHARE = 1.5
const MIN_SHARE_IN_DISC = 0.5
const SHARE_TOLERANCE = 3
const MIN_DELTA_E = 8

/** What prevents a design from being tufted, or contradicts its catalogue data, in sentences; empty if nothing does. */
export function faultsOf(design: Design, survey: Survey): string[] {
  return [
    ...yarnFaults(design),
    ...design.yarns.flatMap(({ name, share: declared }, yarn) => {
      const share = survey.shares[yarn] ?? 0
      const inDisc = survey.sharesInDisc[yarn] ?? 0
      const thin = survey.longestThin[yarn] ?? 0
      return [
        ...fault(share < MIN_SHARE, `${name} covers ${share.toFixed(1)} % only`),
        ...fault(
          Math.abs(share - declared) > SHARE_TOLERANCE,
          `${name} covers ${share.toFixed(1)} % and is said to cover ${declared} %`,
        ),
        ...fault(inDisc < MIN_SHARE_IN_DISC, `${name} is lost in the round cut`),
        ...fault(thin * 10 > LONGEST_POINT_MM, `${name} is thinner than two tufts for ${thin.toFixed(1)} cm`),
      ]
    }),
    ...fault(
      survey.nearestPair.deltaE < MIN_DELTA_E,
      `${survey.nearestPair.one} and ${survey.nearestPair.other} in ${survey.nearestPair.palette} look alike`,
    ),
    ...fault(
      survey.smallestIslet < SMALLEST_ISLET_CM2,
      `a patch of ${survey.smallestIslet.toFixed(1)} cm² would be lost`,
    ),
  ]
}

function yarnFaults({ yarns, cropCentre, draw }: Design): string[] {
  const badOutlines = (['rectangle', 'square', 'round'] as const).filter((outline) => {
    const field = catalogueField(outline, cropCentre)
    return drawDesign({ draw }, 152, Math.round(field.height), field).some((yarn) => yarn >= yarns.length)
  })
  return [
    ...fault(yarns.length < 3 || yarns.length > 8, `${yarns.length} yarns`),
    ...badOutlines.map((outline) => `a yarn it does not have, cut ${outline}`),
  ]
}

function fault(isFault: boolean, sentence: string): string[] {
  return isFault ? [sentence] : []
}
