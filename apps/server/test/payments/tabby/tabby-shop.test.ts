import { tabbyGateway } from '../../../src/sales/payments/tabby/tabby-gateway.ts'
import { describeLendingShop } from '../describe-lending-shop.ts'
import { type FakeTabby, fakeTabby } from './fake-tabby.ts'
import { minorUnits, refundedOf } from './tabby-ledger.ts'

describeLendingShop<FakeTabby>({
  name: 'tabby',
  open: fakeTabby,
  gateway: ({ config }, clock) => tabbyGateway(config, { ...clock, patienceMs: 300 }),
  pay: 'pay',
  leave: 'leave',
  refuse: 'reject',
  refusals: [
    ['not_available', 'payment/not-approved'],
    ['order_amount_too_high', 'payment/amount-too-high'],
    ['order_amount_too_low', 'payment/amount-too-low'],
  ],
  refunded: ({ ledger }) => [...ledger.payments.values()].reduce((sum, each) => sum + refundedOf(each), 0),
  approve: ({ ledger }, ref) => void ledger.choose(ref, 'pay'),
  expireApproved: ({ ledger }, ref) => void ledger.expire(ref),
  retotal: ({ ledger }, ref, amount) =>
    void Object.assign(ledger.payments.get(ref) ?? {}, { amount: String(amount / 100) }),
  captureWithout: ({ ledger }, ref, amount) => ledger.capture(ledger.payments.get(ref)!, amount, 'dashboard'),
  refundWithout: ({ ledger }, ref, amount) => ledger.refund(ledger.payments.get(ref)!, amount),
  stateOf: ({ ledger }, ref) => {
    const { status, captures } = ledger.payments.get(ref)!
    return {
      isOver: status !== 'CREATED' && status !== 'AUTHORIZED',
      captured: captures.reduce((sum, { amount }) => sum + minorUnits(amount), 0),
    }
  },
  forged: [{}, { 'x-webhook-secret': '' }, { 'x-webhook-secret': 'standin-webhook-secreT' }],
})
