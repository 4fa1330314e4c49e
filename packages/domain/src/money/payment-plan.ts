import { type Cents, halfUp } from './money.ts'

/** Parts in which an order may be paid, as agreed. It is made once all of them have come. */
export type PaymentPlan = {
  /** Whole percent of each part; together 100. */
  readonly percents: readonly number[]
  /** How many days after one part the next is due. */
  readonly days: number
}

/** What is to be paid by the end of each part but the last, of the whole. */
export const partMarks = (whole: Cents, { percents }: PaymentPlan): readonly Cents[] =>
  percents.slice(0, -1).map((_, n) => {
    const percent = percents.slice(0, n + 1).reduce((sum, each) => sum + each, 0)
    return halfUp(whole * percent, 100) as Cents
  })

/** Each part of the whole: they add up to it. */
export function partsOf(whole: Cents, plan: PaymentPlan): readonly Cents[] {
  const marks = [...partMarks(whole, plan), whole]
  return marks.map((mark, n) => (mark - (marks[n - 1] ?? 0)) as Cents)
}

/** Whether what came in is all of one part or more, so that the next is asked for. */
export const isPartPaid = (paid: Cents, whole: Cents, plan: PaymentPlan): boolean =>
  partMarks(whole, plan).some((mark) => mark === paid)
