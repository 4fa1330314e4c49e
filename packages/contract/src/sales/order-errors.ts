import type { OrderRefusal } from '@nawl/domain/order/outcome'

/** Errors of placing or changing an order: one code for every refusal of the rules. */
export const ORDER_ERRORS = {
  'order/empty-cart': { status: 409, title: 'The cart is empty' },
  'order/needs-quote': { status: 409, title: 'The way there has to be quoted first' },
  'order/no-quote-needed': { status: 409, title: 'The way there needs no quote' },
  'order/price-changed': { status: 409, title: 'The total is no longer the one that was shown' },
  'order/terms-changed': { status: 409, title: 'The terms have changed and have to be accepted anew' },
  'order/bad-address': { status: 422, title: 'A field of the address is not as it should be' },
  'order/wrong-state': { status: 409, title: 'That cannot be done to an order as far as this one is' },
  'order/too-late': { status: 409, title: 'The time for that is over' },
  'order/too-early': { status: 409, title: 'The time for that has not come' },
  'order/no-such-line': { status: 404, title: 'The order has no such line' },
  'order/no-such-payment': { status: 404, title: 'The order has no such payment' },
  'order/no-such-claim': { status: 404, title: 'The order has no such claim' },
  'order/no-such-refund': { status: 404, title: 'The order has no such refund' },
  'order/no-such-document': { status: 404, title: 'The order has no such invoice or credit note' },
  'order/another-rug': { status: 422, title: 'A change keeps to the rug that was ordered' },
  'order/nothing-changed': { status: 409, title: 'The design is the one that was ordered' },
  'order/nothing-to-pay': { status: 409, title: 'There is nothing to pay' },
  'order/payment-in-progress': { status: 409, title: 'A payment is under way' },
  'order/difference-unpaid': { status: 409, title: 'The difference of a change may still be paid' },
  'order/wrong-payment': { status: 409, title: 'The payment is known to its provider by another name' },
  'order/wrong-amount': { status: 409, title: 'The amount is not the one that was asked' },
  'order/wrong-currency': { status: 409, title: 'The currency is not the one that was asked' },
  'order/no-photos': { status: 422, title: 'A claim needs photographs' },
  'order/too-many-photos': { status: 422, title: 'These are more photographs than a claim can hold' },
  'order/already-decided': { status: 409, title: 'The claim has been answered' },
  'order/bad-amount': { status: 422, title: 'That is no amount to give back or to ask' },
  'order/more-than-paid': { status: 409, title: 'That is more than the order still holds' },
  'order/same-address': { status: 409, title: 'The address is the one that the order has' },
  'order/price-differs': { status: 409, title: 'To that address, freight or VAT would be other than agreed' },
  'order/quote-differs': { status: 409, title: 'To that country, the way there is quoted otherwise' },
  'order/changed-meanwhile': { status: 409, title: 'Somebody else has changed this meanwhile' },
  'order/link-expired': {
    status: 410,
    title: 'The link has expired. Have a fresh one sent to the address of the order',
  },
  'order/not-found': { status: 404, title: 'There is no such order, or it is not yours to see' },
} as const satisfies Record<
  `order/${OrderRefusal | 'not-found' | 'link-expired' | 'no-such-document'}`,
  { status: number; title: string }
>
