import { expect, it } from 'vitest'

import { fakeOrder } from '../../testing/fake-order.ts'
import { partPaidMessages } from './state-messages.ts'

const [PAYMENT] = fakeOrder().payments
const TOTAL = fakeOrder().price.amounts.AED.total
const part = (status: 'paid' | 'created', amount: number) => ({
  ...PAYMENT!,
  id: `${status}-${amount}`,
  status,
  amount,
})
const about = { of: 'rugs', making: [6, 8] } as const
const inParts = (...payments: ReturnType<typeof part>[]) =>
  partPaidMessages(fakeOrder({ state: 'pending_payment', payments }))

it('says what has come, what is due next, and that more follows', () => {
  const said = inParts(part('paid', 40_000), part('created', 60_000))
  expect(said?.title(about)).toBe('Part of the order has been paid.')
  expect(said?.text(about)).toMatch(
    /AED 400\.00 of AED .*AED 600\.00, is due now.*once the last part has been paid/,
  )
})

it('says that the next part is the last', () => {
  const said = inParts(part('paid', 40_000), part('created', TOTAL - 40_000))
  expect(said?.text(about)).toMatch(/This is the last/)
})

it('takes what is left for due where no part was asked for yet', () => {
  expect(inParts(part('paid', TOTAL - 12_300))?.text(about)).toMatch(/AED 123\.00, is due now/)
})

it('says nothing while no part has come, or once all have', () => {
  expect(inParts(part('created', 40_000))).toBeNull()
  expect(partPaidMessages(fakeOrder())).toBeNull()
})
