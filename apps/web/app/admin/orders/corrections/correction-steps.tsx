import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { StaffStep } from '@nawl/domain/order/open-steps'
import { stateBefore } from '@nawl/domain/order/step-back'
import { shopDay } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/desk-orders'
import * as appointmentMessages from '@nawl/messages/white-glove'

import { slotInText } from '../../../sales/order/appointment/slot-in-text.ts'
import { carrierText } from '../../../sales/order/timeline/carrier-text.ts'
import { expectedText } from '../../../sales/order/timeline/order-stages.ts'
import { stateMessages } from '../../../sales/order/state-messages.ts'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'
import { CarrierFields, carrierIn } from '../carrier-fields.tsx'
import type { AdminStep, StepText } from '../admin-steps.tsx'
import { BillingFields, billingIn } from './billing-fields.tsx'
import { LineOption } from './line-option.tsx'
import { RemakeFields, remakeIn } from './remake-fields.tsx'

/** Commands that put something right. Each asks why. */
export type Correction = Extract<
  StaffStep,
  | 'correct-email'
  | 'correct-tracking'
  | 'move-days'
  | 'move-appointment'
  | 'step-back'
  | 'cancel-line'
  | 'correct-billing'
  | 'remake'
>

const correcting = (form: FormData, { corrections }: AdminOrder) => ({
  why: form.get('why'),
  version: corrections.length,
})

const Why = () => <TextField label={messages.why} name="why" maxLength={500} autoComplete="off" required />

type DayFieldProps = { readonly label: string; readonly name: string; readonly at: string | null }

const DayField = ({ label, name, at }: DayFieldProps) => (
  <TextField
    type="date"
    dir="ltr"
    label={label}
    name={name}
    defaultValue={at === null ? '' : shopDay(new Date(at))}
    required
  />
)

/** `2027-01-20 9`: the day, and the hour with which the window begins. */
function slotFrom(form: FormData) {
  const [day = '', from = ''] = fieldText(form, 'slot').split(' ')
  return { day, from: Number(from) }
}

const lineIn = (form: FormData) => encodeURIComponent(fieldText(form, 'line'))

const CORRECTIONS = {
  'correct-email': {
    label: messages.correctEmail,
    title: messages.correctEmailTitle,
    describe: ({ email }) => messages.correctEmailMeaning({ email }),
    success: messages.emailCorrected,
    path: '/email',
    fields: () => (
      <>
        <TextField
          label={messages.newEmail}
          name="email"
          type="email"
          dir="ltr"
          maxLength={254}
          autoComplete="off"
          required
        />
        <Why />
      </>
    ),
    body: (form, order) => ({ ...correcting(form, order), email: form.get('email') }),
  },
  'correct-tracking': {
    label: messages.correctTracking,
    title: messages.correctTrackingTitle,
    describe: ({ tracking }) =>
      messages.correctTrackingMeaning({
        carrier: carrierText(tracking?.carrier ?? ''),
        number: tracking?.number ?? '',
      }),
    success: messages.trackingCorrected,
    path: '/tracking',
    fields: ({ tracking }) => (
      <>
        <CarrierFields tracking={tracking} />
        <Why />
      </>
    ),
    body: (form, order) => ({ ...correcting(form, order), ...carrierIn(form) }),
  },
  'move-days': {
    label: messages.moveDays,
    title: messages.moveDaysTitle,
    describe: (order) => {
      const days = expectedText(order)
      return days ? messages.moveDaysMeaning({ days }) : messages.moveDaysUnknown
    },
    success: messages.daysMoved,
    path: '/days',
    fields: ({ times: { expectedFrom, expectedBy, arrivesFrom, arrivesBy } }) => (
      <>
        <DayField label={messages.firstDay} name="first" at={arrivesFrom ?? expectedFrom} />
        <DayField label={messages.lastDay} name="last" at={arrivesBy ?? expectedBy} />
        <Why />
      </>
    ),
    body: (form, order) => ({
      ...correcting(form, order),
      first: form.get('first'),
      last: form.get('last'),
    }),
  },
  'move-appointment': {
    label: appointmentMessages.move,
    title: appointmentMessages.moveTitle,
    describe: ({ whiteGlove }) =>
      appointmentMessages.moveMeaning({
        chosen: whiteGlove?.chosen ? 'yes' : 'no',
        slot: whiteGlove?.chosen ? slotInText(whiteGlove.chosen) : '',
      }),
    success: appointmentMessages.moved,
    path: '/appointment',
    fields: ({ whiteGlove }) => (
      <>
        <SelectField label={appointmentMessages.freeWindow} name="slot">
          {whiteGlove?.days.flatMap(({ day, windows }) =>
            windows.map(({ from, to }) => (
              <option key={`${day} ${from}`} value={`${day} ${from}`}>
                {slotInText({ day, from, to })}
              </option>
            )),
          )}
        </SelectField>
        <Why />
      </>
    ),
    body: (form, { whiteGlove }) => ({
      ...slotFrom(form),
      why: form.get('why'),
      version: whiteGlove?.version,
    }),
  },
  'step-back': {
    label: messages.stepBack,
    title: messages.stepBackTitle,
    describe: (order) =>
      messages.stepBackMeaning({
        state: stateMessages({ ...order, state: stateBefore(order) ?? order.state }).name,
      }),
    success: messages.steppedBack,
    path: '/step-back',
    fields: () => <Why />,
    body: correcting,
  },
  'cancel-line': {
    label: messages.cancelLine,
    title: messages.cancelLineTitle,
    describe: () => messages.cancelLineMeaning,
    success: messages.lineCancelled,
    path: (form) => `/lines/${lineIn(form)}/cancel`,
    fields: ({ lines }) => (
      <>
        <SelectField label={messages.cancelLineWhich} name="line">
          {lines.map((line) => (
            <LineOption key={line.id} line={line} />
          ))}
        </SelectField>
        <Why />
      </>
    ),
    body: correcting,
  },
  'correct-billing': {
    label: messages.correctBilling,
    title: messages.correctBillingTitle,
    describe: ({ documents }) =>
      documents.length > 0 ? messages.correctBillingReissues : messages.correctBillingMeaning,
    success: messages.billingCorrected,
    path: '/billing',
    fields: ({ billing }) => (
      <>
        <BillingFields billing={billing} />
        <Why />
      </>
    ),
    body: (form, order) => ({ ...correcting(form, order), billing: billingIn(form) }),
  },
  remake: {
    label: messages.remake,
    title: messages.remakeTitle,
    describe: () => messages.remakeMeaning,
    success: messages.remakeOrdered,
    path: (form) => `/lines/${lineIn(form)}/remake`,
    fields: (order) => (
      <>
        <RemakeFields order={order} />
        <Why />
      </>
    ),
    body: (form, order) => ({ ...correcting(form, order), ...remakeIn(form) }),
  },
} as const satisfies Record<Correction, StepText>

/** The corrections that a member of staff may make now. */
export const CORRECTION_STEPS: readonly AdminStep[] = (
  Object.entries(CORRECTIONS) as [Correction, StepText][]
).map(([step, words]) => ({ isOffered: ({ deskSteps }) => deskSteps.includes(step), ...words, step }))
