import { type Cents, halfUp, less } from '../../money/money.ts'
import type { Payment } from '../order.ts'

/** Parts in which an order may be paid, as agreed. It is made once all of them have come. */
export type PaymentPlan = {
  /** Whole percent of each part; together 100. */
  readonly percents: readonly number[]
  /** How many days after one part the next is due. */
  readonly days: number
}

/** What is to be paid by the end of each part but the last, of the whole. */
const marks = (whole: Cents, { percents }: PaymentPlan): readonly Cents[] =>
  percents.slice(0, -1).map((_, n) => {
    const percent = percents.slice(0, n + 1).reduce((sum, each) => sum + each, 0)
    return halfUp(whole * percent, 100) as Cents
  })

/** The next part of what is left to be paid; all of it without a plan, or if the last part is due. */
export function nextPart(whole: Payment, left: Payment, plan: PaymentPlan | undefined): Payment {
  if (!plan) return left
  const paid = { usd: less(whole.usd, left.usd), amount: less(whole.amount, left.amount) }
  const amounts = marks(whole.amount, plan)
  const part = marks(whole.usd, plan).findIndex((mark) => mark > paid.usd)
  const [usd, amount] = [marks(whole.usd, plan)[part], amounts[part]]
  if (usd === undefined || amount === undefined) return left
  const asked = { usd: less(usd, paid.usd), amount: less(amount, paid.amount) }
  // Of a rest that is too small to be divided.
  return asked.amount < 1 || asked.usd >= left.usd || asked.amount >= left.amount
    ? left
    : { ...left, ...asked }
}

/** Whether what came in is all of one part or more, so that the next is asked for. */
export const isPartPaid = (paid: Cents, whole: Cents, plan: PaymentPlan): boolean =>
  marks(whole, plan).some((mark) => mark === paid)
