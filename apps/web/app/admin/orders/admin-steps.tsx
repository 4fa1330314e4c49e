import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { StaffStep } from '@nawl/domain/order/open-steps'
import * as messages from '@nawl/messages/desk'

import { formatMoment } from '../../sales/order/format-moment.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { TextField } from '../../ui/forms/field.tsx'
import type { Correction } from './corrections/correction-steps.tsx'
import { CarrierFields, carrierIn } from './carrier-fields.tsx'
import { readMinorUnits } from './read-minor-units.ts'
import { refundableText } from './refund-amount.tsx'
import { TransferDifferenceField } from './corrections/transfer-difference.tsx'

/** A staff command: its button, its confirmation question, and its request. */
export type AdminStep = {
  readonly step: StaffStep
  readonly label: string
  readonly title: string
  readonly describe: (order: AdminOrder) => string
  /** The toast on success. */
  readonly success: string
  /** Relative to the order's path. */
  readonly path: string | ((form: FormData) => string)
  readonly isOffered: (order: AdminOrder) => boolean
  readonly fields?: (order: AdminOrder) => React.ReactNode
  readonly body?: (form: FormData, order: AdminOrder) => object
}

export type StepText = Omit<AdminStep, 'step' | 'isOffered'> & Partial<Pick<AdminStep, 'isOffered'>>

/** The address, claims and refunds have their own sections on the page. */
type OwnStep = Exclude<StaffStep, Correction | 'change-address' | 'decide-claim' | 'refund'>

const transferOf = ({ payments }: AdminOrder) =>
  payments.findLast(({ provider, status }) => provider === 'bank-transfer' && status === 'created')

const STEPS = {
  'give-quote': {
    label: messages.quote,
    title: messages.quoteTitle,
    describe: ({ price }) => messages.quoteMeaning({ kilograms: price.shipping?.billedKg ?? 0 }),
    success: messages.quoteDone,
    path: '/quote',
    fields: () => (
      <TextField label={messages.quoteFreight} name="usd" inputMode="decimal" suffix="$" required />
    ),
    body: (form) => ({ shipping: readMinorUnits(form, 'usd') }),
  },
  'confirm-transfer': {
    label: messages.transfer,
    title: messages.transferTitle,
    describe: (order) => {
      const open = transferOf(order)
      const { number } = order
      if (!open) return messages.transferMeaningUnknown({ number })
      return messages.transferMeaning({ amount: formatMinorUnits(open.amount, open.currency), number })
    },
    success: messages.transferDone,
    path: '/transfer',
    fields: () => (
      <>
        <TextField label={messages.transferAmount} name="aed" inputMode="decimal" suffix="AED" required />
        <TextField
          label={messages.transferReference}
          name="reference"
          maxLength={80}
          autoComplete="off"
          required
        />
        <TransferDifferenceField />
        <label className="type-ui mt-3 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="isShared" className="size-5 shrink-0 accent-ink" />
          {messages.transferShared}
        </label>
        <p className="type-caption text-graphite">{messages.transferSharedMeaning}</p>
      </>
    ),
    body: (form, order) => ({
      difference: form.get('difference'),
      isShared: form.get('isShared') !== null,
      paymentId: transferOf(order)?.id ?? '',
      reference: form.get('reference'),
      amount: readMinorUnits(form, 'aed'),
    }),
  },
  'start-production': {
    label: messages.start,
    title: messages.startTitle,
    describe: ({ times: { changeUntil } }) =>
      changeUntil
        ? messages.startMeaningChange({ moment: formatMoment(changeUntil), zone: SHOP_ZONE_NAME })
        : messages.startMeaning,
    success: messages.startDone,
    path: '/start-production',
    isOffered: ({ state }) => state === 'confirmed',
  },
  'mark-ready': {
    label: messages.ready,
    title: messages.readyTitle,
    describe: ({ pickup }) => (pickup ? messages.readyToCollectMeaning : messages.readyMeaning),
    success: messages.readyDone,
    path: '/ready',
  },
  ship: {
    label: messages.ship,
    title: messages.shipTitle,
    describe: () => messages.shipMeaning,
    success: messages.shipDone,
    path: '/ship',
    fields: () => <CarrierFields tracking={null} />,
    body: carrierIn,
  },
  deliver: {
    label: messages.deliver,
    title: messages.deliverTitle,
    describe: () => messages.deliverMeaning,
    success: messages.deliverDone,
    path: '/deliver',
  },
  'hand-over': {
    label: messages.handOver,
    title: messages.handOverTitle,
    describe: () => messages.handOverMeaning,
    success: messages.handOverDone,
    path: '/hand-over',
    fields: ({ address }) => (
      <TextField
        label={messages.handOverTo}
        name="to"
        dir="auto"
        defaultValue={address.name}
        maxLength={60}
        autoComplete="off"
        required
      />
    ),
    body: (form) => ({ to: form.get('to') }),
  },
  cancel: {
    label: messages.cancel,
    title: messages.cancelTitle,
    describe: (order) =>
      order.heldUsd > 0
        ? messages.cancelMeaning({ held: refundableText(order) })
        : messages.cancelMeaningUnpaid,
    success: messages.cancelDone,
    path: '/cancel',
  },
} as const satisfies Record<OwnStep, StepText>

/** Commands on an order as a whole, in the order of its life cycle. */
export const ADMIN_STEPS: readonly AdminStep[] = (Object.entries(STEPS) as [OwnStep, StepText][]).map(
  ([step, words]) => ({ isOffered: ({ deskSteps }) => deskSteps.includes(step), ...words, step }),
)
