import type { ProductKinds } from '../product/product-kind.ts'
import { changeFault } from './change-design.ts'
import { cancelLineFault } from './corrections/cancel-line.ts'
import { billingFault } from './corrections/correct-billing.ts'
import { remakeFault } from './corrections/remake-line.ts'
import { ownAddressFault } from './corrections/change-address.ts'
import { contactFault } from './corrections/correction.ts'
import { moveDaysFault } from './corrections/move-days.ts'
import { stepBackFault } from './corrections/step-back.ts'
import { claimsFault } from './claims/claim-order.ts'
import { isOver } from './deadlines.ts'
import { cancelOrder } from './end-order.ts'
import { deliverOrder, handOver, markReady, shipOrder, startProduction } from './fulfil-order.ts'
import type { Order } from './order.ts'
import { openPayment, payAgain } from './payments/pay-order.ts'
import type { WhiteGloveOffer } from '../shop/delivery/white-glove-offer.ts'
import { appointmentFault } from './delivery/appointment.ts'
import { OWN_VAN } from './delivery/track-shipment.ts'
import { heldUsd } from './payments/payments.ts'

export const CUSTOMER_STEPS = [
  'pay',
  'accept-quote',
  'cancel',
  'change-design',
  'change-address',
  'claim',
] as const
export type CustomerStep = (typeof CUSTOMER_STEPS)[number]

export const STAFF_STEPS = [
  'give-quote',
  'confirm-transfer',
  'start-production',
  'mark-ready',
  'ship',
  'deliver',
  'hand-over',
  'change-address',
  'correct-email',
  'correct-tracking',
  'move-days',
  'move-appointment',
  'step-back',
  'cancel-line',
  'correct-billing',
  'remake',
  'cancel',
  'decide-claim',
  'refund',
] as const
export type StaffStep = (typeof STAFF_STEPS)[number]

/** The actions the order page offers a customer now, found by trying the commands themselves. */
export function customerSteps(order: Order, now: Date, kinds?: ProductKinds): readonly CustomerStep[] {
  const isOpen = {
    pay: payAgain(order, now, { paymentId: '', provider: openPayment(order)?.provider ?? 'stripe' }).ok,
    'accept-quote': order.state === 'quoted' && !isOver(order.times.quoteUntil, now),
    cancel: cancelOrder(order, now, { by: 'customer' }).ok,
    'change-design': changeFault(order, now, kinds) === null,
    'change-address': ownAddressFault(order, now) === null,
    claim: claimsFault(order, now) === null,
  } satisfies Record<CustomerStep, boolean>
  return CUSTOMER_STEPS.filter((step) => isOpen[step])
}

/** The actions the admin page offers staff now. */
export function staffSteps(
  order: Order,
  now: Date,
  kinds?: ProductKinds,
  offers: readonly WhiteGloveOffer[] = [],
): readonly StaffStep[] {
  const by = 'staff:'
  const tracking = { carrier: OWN_VAN, number: '' }
  const isOpen = {
    'give-quote': order.state === 'quote_requested',
    'confirm-transfer': openPayment(order)?.provider === 'bank-transfer',
    'start-production': startProduction(order, now, { by }, kinds).ok,
    'mark-ready': markReady(order, now, { by }).ok,
    ship: shipOrder(order, now, { by, tracking }).ok,
    deliver: deliverOrder(order, now, { by }).ok,
    'hand-over': handOver(order, now, { by, to: '' }).ok,
    'change-address': contactFault(order) === null,
    'correct-email': contactFault(order) === null,
    'correct-tracking': order.state === 'shipped',
    'move-days': moveDaysFault(order) === null,
    'move-appointment': appointmentFault(order, offers) === null,
    'step-back': stepBackFault(order) === null,
    'cancel-line': cancelLineFault(order) === null,
    'correct-billing': billingFault(order) === null,
    remake: remakeFault(order) === null,
    cancel: cancelOrder(order, now, { by }).ok,
    'decide-claim': order.claims.some(({ decision }) => decision === null),
    refund: heldUsd(order) > 0,
  } satisfies Record<StaffStep, boolean>
  return STAFF_STEPS.filter((step) => isOpen[step])
}
