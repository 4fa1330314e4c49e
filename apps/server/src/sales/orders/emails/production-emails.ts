import { type Order, versionInForce } from '@nawl/domain/order/order'
import { trackingUrl } from '@nawl/domain/order/track-shipment'
import { CLAIM_DAYS, WARRANTY_YEARS, WEEKS } from '@nawl/domain/shop/facts'

import { type Fact, moment, orderShown } from '../order-facts.ts'
import type { OrderMatter, OrderEmailText } from './order-emails.ts'

/** E-mails from production to delivery. */
export const PRODUCTION_MESSAGES = {
  changed: ({ order }: OrderMatter): OrderEmailText => ({
    subject: `Changed: your order ${order.number}`,
    preheader: 'We make the design as you changed it.',
    heading: 'Your design is changed',
    paragraphs: [
      'we make it as it stands below. The design before is kept with the order, so nothing is lost.',
    ],
    ...orderShown(order),
    isInvoiced: true,
  }),

  'in-production': ({ order }: OrderMatter): OrderEmailText => ({
    subject: `On the frame: your order ${order.number}`,
    preheader: 'The workshop has begun.',
    heading: 'Your rug is on the frame',
    paragraphs: [
      `the workshop has begun. From here on the order can be neither changed nor cancelled. Making takes ${WEEKS.production.join(' to ')} weeks: tufting, shearing, backing, and a last look in daylight before it is rolled.`,
    ],
    ...orderShown(order),
  }),

  shipped: ({ order }: OrderMatter): OrderEmailText => {
    const { tracking } = order
    const delivery = versionInForce(order).price.shipping?.delivery
    return {
      subject: `On its way: your order ${order.number}`,
      preheader: tracking ? `${tracking.carrier}, ${tracking.number}` : 'Your rug has left the workshop.',
      heading: 'Your rug is on its way',
      paragraphs: [
        'it has left the workshop, rolled and insured. By this number the carrier tells where it is.',
        'If the roll looks damaged when it comes, say so to the driver, take a photograph, and write to us.',
      ],
      facts: [
        ['Order', order.number],
        ...trackingFacts(tracking),
        ...(delivery ? [['Usually takes', delivery] as const] : []),
      ],
    }
  },

  delivered: ({ order }: OrderMatter): OrderEmailText => ({
    subject: `Delivered: your order ${order.number}`,
    preheader: 'We hope it lies where you saw it.',
    heading: 'Your rug is home',
    paragraphs: [
      'the carrier tells us that it has arrived. A new rug sheds a little in its first weeks, and creases from the roll lie down by themselves.',
      order.times.claimUntil
        ? `If something is not right, tell us on the page of the order within ${CLAIM_DAYS} days, that is until ${moment(order.times.claimUntil)}, with photographs. Against faults in the making it is warranted for ${WARRANTY_YEARS} years.`
        : 'If something is not right, tell us on the page of the order.',
    ],
    facts: [['Order', order.number]],
  }),
}

function trackingFacts(tracking: Order['tracking']): readonly Fact[] {
  if (!tracking) return []
  const { carrier, number } = tracking
  const url = trackingUrl(tracking)
  return [['Carrier', carrier], url ? ['Tracking number', number, url] : ['Tracking number', number]]
}
