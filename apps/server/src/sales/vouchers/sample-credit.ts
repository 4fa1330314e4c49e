import type { Cents } from '@nawl/domain/money/money'

/** What an order's samples are credited against a rug, as its letters and pages say it. */
export type SampleCredit = {
  readonly code: string
  /** In US cents. */
  readonly amount: Cents
  readonly from: Date
  readonly until: Date
  readonly isUsed: boolean
}
