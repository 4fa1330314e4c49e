import { less } from '../../money/money.ts'
import { partMarks, type PaymentPlan } from '../../money/payment-plan.ts'
import type { Payment } from '../order.ts'

/** The next part of what is left to be paid; all of it without a plan, or if the last part is due. */
export function nextPart(whole: Payment, left: Payment, plan: PaymentPlan | undefined): Payment {
  if (!plan) return left
  const paid = { usd: less(whole.usd, left.usd), amount: less(whole.amount, left.amount) }
  const amounts = partMarks(whole.amount, plan)
  const part = partMarks(whole.usd, plan).findIndex((mark) => mark > paid.usd)
  const [usd, amount] = [partMarks(whole.usd, plan)[part], amounts[part]]
  if (usd === undefined || amount === undefined) return left
  const asked = { usd: less(usd, paid.usd), amount: less(amount, paid.amount) }
  // Of a rest that is too small to be divided.
  return asked.amount < 1 || asked.usd >= left.usd || asked.amount >= left.amount
    ? left
    : { ...left, ...asked }
}
