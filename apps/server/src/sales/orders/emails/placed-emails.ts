import { openPayment } from '@nawl/domain/order/pay-order'
import type { Order } from '@nawl/domain/order/order'
import { CANCEL_HOURS, DESIGN_CHANGE_HOURS, WEEKS } from '@nawl/domain/shop/facts'

import type { BankAccount } from '../../../platform/config/payment-config.ts'
import { type Fact, money, moment, orderShown } from '../order-facts.ts'
import type { OrderMatter, OrderEmailText } from './order-emails.ts'

/** E-mails from placing an order to its confirmation or early end. */
export const PLACED_MESSAGES = {
  received: ({ order, shop }: OrderMatter): OrderEmailText =>
    order.state === 'quote_requested' ? quoteAsked(order) : received(order, shop.bank),

  quoted: ({ order }: OrderMatter): OrderEmailText => ({
    subject: `Your quote for order ${order.number}`,
    preheader: 'What delivery to you costs, insured.',
    heading: 'Your quote is ready',
    paragraphs: [
      'we have asked carriers for the way to you. Below is the whole price, delivery and insurance included; nothing is added later except import duties, which your country asks of you.',
      `The quote stands until ${until(order.times.quoteUntil)}. You can accept it on the page of your order, and only then are you bound to anything.`,
    ],
    ...orderShown(order),
    link: 'Look at the quote',
  }),

  confirmed: ({ order }: OrderMatter): OrderEmailText => ({
    subject: `Confirmed: your order ${order.number}`,
    preheader: 'Your payment has arrived and your rug has its place in the workshop.',
    heading: 'Your order is confirmed',
    paragraphs: [
      'thank you. Your payment has arrived, and your order has its place in the workshop.',
      `You can cancel until ${until(order.times.cancelUntil)} and get everything back, and change yarns, pile, shape or size until ${until(order.times.changeUntil)}. Then we begin; making takes ${WEEKS.production.join(' to ')} weeks, and from then on neither is possible.`,
    ],
    ...orderShown(order),
    isInvoiced: true,
  }),

  cancelled: ({ order }: OrderMatter): OrderEmailText => ({
    subject: `Cancelled: your order ${order.number}`,
    preheader: 'Your order is cancelled.',
    heading: 'Your order is cancelled',
    paragraphs: [
      order.refunds.length > 0
        ? 'your order is cancelled, and all that you paid is on its way back by the way it came. We write again when it has been sent.'
        : 'your order is cancelled. Nothing had been paid, and nothing is owed.',
      'If something about the rug was not right, we should be glad to hear it; simply reply.',
    ],
    facts: [['Order', order.number]],
  }),

  expired: ({ order }: OrderMatter): OrderEmailText => ({
    subject: `Your order ${order.number} has lapsed`,
    preheader: 'It was not paid in time. Nothing is owed.',
    heading: 'Your order has lapsed',
    paragraphs: [
      'the time for this order is over and no payment has reached us, so we have closed it. Nothing is owed. Should a payment still arrive, it goes straight back.',
      'The design is kept: on the page of the order you can put it into your cart again.',
    ],
    facts: [['Order', order.number]],
  }),
}

function quoteAsked(order: Order): OrderEmailText {
  return {
    subject: `We are pricing the way to you: ${order.number}`,
    preheader: 'You hear from us within a day.',
    heading: 'We have your request',
    paragraphs: [
      'thank you. Delivery to your country is not in our table, so we ask carriers for a price and write to you within a day. You are bound to nothing until you accept it.',
    ],
    ...orderShown(order),
  }
}

function received(order: Order, bank: BankAccount | null): OrderEmailText {
  const isTransfer = openPayment(order)?.provider === 'bank-transfer'
  return {
    subject: `We have your order ${order.number}`,
    preheader: 'It is confirmed when your payment arrives.',
    heading: 'We have your order',
    paragraphs: [
      'thank you. Below is what you ordered and what it costs, as we have it.',
      isTransfer
        ? `Please transfer the total by ${until(order.times.payBy)} to the account below, with the number of the order as reference. We write as soon as it arrives; the ${CANCEL_HOURS} hours in which you can cancel and the ${DESIGN_CHANGE_HOURS} in which you can change the design are counted from then.`
        : `It is confirmed when your payment arrives. If you have not paid yet, you can until ${until(order.times.payBy)}.`,
    ],
    ...orderShown(order, isTransfer && bank ? transferFacts(order, bank) : []),
  }
}

function transferFacts(order: Order, { beneficiary, bank, iban, swift }: BankAccount): readonly Fact[] {
  const payment = openPayment(order)
  return [
    ['Account of', beneficiary],
    ['Bank', bank],
    ['IBAN', iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ['SWIFT', swift],
    ['Reference', order.number],
    ...(payment ? [['Amount', money(payment.amount, payment.currency)] as const] : []),
  ]
}

const until = (deadline: Date | null) => (deadline ? moment(deadline) : 'then')
