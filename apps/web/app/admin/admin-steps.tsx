import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { StaffStep } from '@nawl/domain/order/open-steps'

import { formatMoment } from '../sales/order/format-moment.ts'
import { formatMinorUnits } from '../sales/order/format-money.ts'
import { TextField } from '../ui/forms/field.tsx'
import { readMinorUnits } from './read-minor-units.ts'

/** A staff command: its button, its confirmation question, and its request. */
export type AdminStep = {
  readonly step: StaffStep
  readonly label: string
  readonly title: string
  readonly describe: (order: AdminOrder) => string
  /** The toast on success. */
  readonly success: string
  /** Relative to the order's path. */
  readonly path: string
  readonly isOffered: (order: AdminOrder) => boolean
  readonly fields?: (order: AdminOrder) => React.ReactNode
  readonly body?: (form: FormData, order: AdminOrder) => object
}

type StepWords = Omit<AdminStep, 'step' | 'isOffered'> & Partial<Pick<AdminStep, 'isOffered'>>

/** Claims and refunds have their own sections on the page. */
type OwnStep = Exclude<StaffStep, 'decide-claim' | 'refund'>

const transferOf = ({ payments }: AdminOrder) =>
  payments.findLast(({ provider, status }) => provider === 'bank-transfer' && status === 'created')

const STEPS = {
  'give-quote': {
    label: 'Give the quote',
    title: 'Quote the way there',
    describe: ({ price }) =>
      `${price.shipping?.billedKg ?? 0} kg billed. The customer gets the whole price by mail and has 14 days to accept it.`,
    success: 'The quote is on its way.',
    path: '/quote',
    fields: () => (
      <TextField label="Freight and insurance" name="usd" inputMode="decimal" suffix="$" required />
    ),
    body: (form) => ({ shipping: readMinorUnits(form, 'usd') }),
  },
  'confirm-transfer': {
    label: 'Confirm the transfer',
    title: 'Has the money arrived?',
    describe: (order) => {
      const open = transferOf(order)
      const amount = open ? formatMinorUnits(open.amount, open.currency) : 'the amount'
      return `Asked: ${amount}, by the reference ${order.number}. The customer’s times begin now.`
    },
    success: 'The transfer is confirmed.',
    path: '/transfer',
    fields: () => (
      <>
        <TextField label="Amount that came in" name="aed" inputMode="decimal" suffix="AED" required />
        <TextField label="The bank’s reference" name="reference" maxLength={80} autoComplete="off" required />
      </>
    ),
    body: (form, order) => ({
      paymentId: transferOf(order)?.id ?? '',
      reference: form.get('reference'),
      amount: readMinorUnits(form, 'aed'),
    }),
  },
  'start-production': {
    label: 'Start production',
    title: 'Start production?',
    describe: ({ times: { changeUntil } }) =>
      changeUntil
        ? `The customer may change the design until ${formatMoment(changeUntil)} ${SHOP_ZONE_NAME}, and not after it starts. They get a mail.`
        : 'The design is fixed from then on. The customer gets a mail.',
    success: 'Production has started.',
    path: '/start-production',
    isOffered: ({ state }) => state === 'confirmed',
  },
  'mark-ready': {
    label: 'Mark as ready',
    title: 'Finished and inspected?',
    describe: () => 'The order waits for the carrier. The customer gets no mail of this.',
    success: 'The order is ready.',
    path: '/ready',
  },
  ship: {
    label: 'Mark as shipped',
    title: 'Handed to the carrier?',
    describe: () => 'The customer gets the tracking number by mail.',
    success: 'The order is shipped.',
    path: '/ship',
    fields: () => (
      <>
        <TextField label="Carrier" name="carrier" maxLength={60} autoComplete="off" required />
        <TextField label="Tracking number" name="trackingNumber" maxLength={60} autoComplete="off" required />
      </>
    ),
    body: (form) => ({ carrier: form.get('carrier'), trackingNumber: form.get('trackingNumber') }),
  },
  deliver: {
    label: 'Mark as delivered',
    title: 'Has the customer got it?',
    describe: () => 'The time for claims and the warranty begin now. The customer gets a mail.',
    success: 'The order is delivered.',
    path: '/deliver',
  },
  cancel: {
    label: 'Cancel the order',
    title: 'Cancel this order?',
    describe: ({ heldUsd }) =>
      heldUsd > 0
        ? `${formatMinorUnits(heldUsd, 'USD')} goes back to the customer, as it was charged. It cannot be undone.`
        : 'Nothing was paid. It cannot be undone.',
    success: 'The order is cancelled.',
    path: '/cancel',
  },
} as const satisfies Record<OwnStep, StepWords>

/** Commands on an order as a whole, in the order of its life cycle. */
export const ADMIN_STEPS: readonly AdminStep[] = (Object.entries(STEPS) as [OwnStep, StepWords][]).map(
  ([step, words]) => ({ isOffered: ({ deskSteps }) => deskSteps.includes(step), ...words, step }),
)
