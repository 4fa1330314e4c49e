import { tamaraGateway } from '../../../src/sales/payments/tamara/tamara-gateway.ts'
import { NOW } from '../../chaos/shop-app.ts'
import { describeLendingShop } from '../describe-lending-shop.ts'
import { type FakeTamara, fakeTamara, tokenOf } from './fake-tamara.ts'
import { money, refundedOf } from './tamara-ledger.ts'

describeLendingShop<FakeTamara>({
  name: 'tamara',
  open: fakeTamara,
  gateway: ({ config }, clock) => tamaraGateway(config, { ...clock, patienceMs: 300 }),
  pay: 'approved',
  leave: 'expired',
  refuse: 'declined',
  refusals: [
    ['total_amount_invalid_limit_24hrs_gmv', 'payment/not-approved'],
    ['not_supported_delivery_country', 'payment/not-approved'],
  ],
  refunded: ({ ledger }) => [...ledger.orders.values()].reduce((sum, each) => sum + refundedOf(each), 0),
  approve: ({ ledger }, ref) => void ledger.choose(ref, 'approved'),
  expireApproved: ({ ledger }, ref) => ledger.become(ledger.orders.get(ref)!, 'expired'),
  retotal: ({ ledger }, ref, amount) =>
    void Object.assign(ledger.orders.get(ref)?.asked ?? {}, { total_amount: money(amount) }),
  captureWithout: ({ ledger }, ref, amount) => void ledger.capture(ledger.orders.get(ref)!, amount),
  refundWithout: ({ ledger }, ref, amount) => void ledger.refund(ledger.orders.get(ref)!, amount, 'by hand'),
  stateOf: ({ ledger }, ref) => {
    const { status, captured } = ledger.orders.get(ref)!
    return { isOver: !['new', 'approved', 'authorised'].includes(status), captured }
  },
  forged: [
    {},
    { authorization: 'Bearer a.b.c' },
    { authorization: `Bearer ${tokenOf(new Date(NOW), { secret: 'another' })}` },
    { authorization: `Bearer ${tokenOf(new Date(NOW), { alg: 'none' })}` },
    { authorization: `Bearer ${tokenOf(new Date(NOW), { iss: 'Somebody' })}` },
    { authorization: `Bearer ${tokenOf(new Date(NOW - 3_600_000))}` },
  ],
})
