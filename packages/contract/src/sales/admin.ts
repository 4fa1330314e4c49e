import { CLAIM_DECISIONS } from '@nawl/domain/order/claims/claim-rules'
import { STAFF_STEPS } from '@nawl/domain/order/open-steps'
import { ORDER_EVENT_KINDS } from '@nawl/domain/order/order-event'
import { TRANSFER_DIFFERENCES } from '@nawl/domain/order/receive-transfer'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { REMAKE_CAUSES } from '@nawl/domain/order/order'
import { tidyLine } from '@nawl/domain/shop/tidy-line'
import { z } from 'zod'

import { email, paragraphs } from '../outreach/correspondent.ts'
import { cents } from './money.ts'
import { oneLine } from '../outreach/one-line.ts'
import { language } from '../shop/language.ts'
import { LONGEST_ANSWER } from '../desk/messages/longest-answer.ts'
import { emailState } from '../desk/messages/email-state.ts'
import { cannedTexts } from '../desk/messages/canned-texts.ts'
import { approvalRecord } from './approval.ts'
import { chosenProduct } from './cart.ts'
import { address, billing, orderedYarn, orderResponse, quoteRequest, shownAddress } from './order.ts'

const instant = z.iso.datetime()
const state = z.enum(ORDER_STATES)
const currency = z.enum(['USD', 'AED'])
const refund = z.strictObject({
  currency: currency.meta({ description: 'That of `held`' }),
  amount: cents.min(1, 'is no amount').meta({ description: 'In minor units' }),
})
const tracking = z.object({ carrier: z.string(), number: z.string() })

/** Of the shop's calendar. */
const days = z.strictObject({ first: z.iso.date(), last: z.iso.date() })

export const yarnsOnOrder = z
  .array(z.string())
  .meta({ description: 'English names of yarns that it still needs and that are out of stock' })

/** An order in a list. */
export const listedOrder = z.object({
  number: z.string(),
  state,
  name: z.string(),
  email: z.string(),
  country: z.string(),
  rugCount: z.number().int(),
  total: cents.meta({ description: 'In cents of a dollar' }),
  placedAt: instant,
  mayStartAt: instant.nullable().meta({ description: 'From when production may start' }),
  expectedBy: instant.nullable().meta({ description: 'The last day on which it was promised' }),
  hasOpenClaim: z.boolean(),
  awaitsApproval: z.boolean().meta({ description: 'Whether its production waits for an approval' }),
  yarnsOnOrder,
  isOverdue: z.boolean().meta({ description: 'Not delivered when it was promised' }),
})
export type ListedOrder = z.infer<typeof listedOrder>

/** GET /api/desk/orders; its query is in desk/lists. */
export const adminOrders = z.object({
  orders: z.array(listedOrder),
  counts: z.record(state, z.number().int()).meta({ description: 'Orders in each state' }),
  next: z.string().nullable(),
})
export type AdminOrders = z.infer<typeof adminOrders>

const aboutYarn = {
  line: z.string(),
  name: z.string(),
  before: orderedYarn,
  after: orderedYarn,
}

/** GET /api/desk/orders/{number}, and the response to every staff command. */
export const adminOrder = orderResponse.extend({
  notes: z.array(z.object({ by: z.string(), at: instant, text: z.string() })),
  addressChanges: z
    .array(
      z.object({ by: z.string(), at: instant, before: shownAddress, after: shownAddress, why: z.string() }),
    )
    .meta({ description: 'Oldest first' }),
  corrections: z
    .array(
      z.intersection(
        z.object({ by: z.string(), at: instant, why: z.string() }),
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('email'), before: z.string(), after: z.string() }),
          z.object({ kind: z.literal('tracking'), before: tracking, after: tracking }),
          z.object({ kind: z.literal('days'), before: days.nullable(), after: days }),
          z.object({ kind: z.literal('step-back'), before: state, after: state }),
          z.object({
            kind: z.literal('cancel-line'),
            line: z.string(),
            name: z.string(),
            quantity: z.number().int(),
          }),
          z.object({
            kind: z.literal('billing'),
            before: orderResponse.shape.billing,
            after: orderResponse.shape.billing,
          }),
          z.object({
            kind: z.literal('remake'),
            order: z.string(),
            line: z.string(),
            name: z.string(),
            quantity: z.number().int(),
            cause: z.enum(REMAKE_CAUSES),
            claim: z.string().nullable(),
          }),
          z.object({ kind: z.literal('yarn-proposal'), ...aboutYarn, deltaE: z.number() }),
          z.object({ kind: z.literal('yarn-answer'), ...aboutYarn, isApproved: z.boolean() }),
        ]),
      ),
    )
    .meta({ description: 'What else was corrected, oldest first' }),
  askableLines: z
    .array(z.string())
    .meta({ description: 'Lines for which an approval before production can be asked' }),
  approvalRecords: z.array(approvalRecord).meta({ description: 'About approvals, oldest first' }),
  letters: z
    .array(z.object({ by: z.string(), at: instant, text: z.string(), letter: emailState }))
    .meta({ description: 'What staff wrote to the customer, oldest first' }),
  language: language.meta({ description: 'Of the letters to the customer' }),
  canned: cannedTexts,
  events: z
    .array(
      z.object({
        kind: z.enum(ORDER_EVENT_KINDS),
        at: instant,
        by: z.string(),
        state,
        subject: z.string().nullable(),
      }),
    )
    .meta({ description: 'The whole record, oldest first' }),
  deskSteps: z.array(z.enum(STAFF_STEPS)).readonly().meta({ description: 'What the desk can do now' }),
  yarnsOnOrder,
  heldUsd: cents.meta({ description: 'Cents of a dollar that can still be given back' }),
  held: z
    .object({ currency, amount: cents })
    .meta({ description: 'The same in the currency it was charged in; in dollars where that is not one' }),
})
export type AdminOrder = z.infer<typeof adminOrder>

/** Bodies of POST /api/desk/orders/{number}/…; production, ready, delivered and cancel have none. */
export const confirmTransferRequest = z.strictObject({
  paymentId: z.string().max(64),
  reference: oneLine(80).meta({ description: 'What the bank calls it' }),
  amount: cents.min(1, 'is no amount').meta({ description: 'Fils that came in' }),
  difference: z
    .enum(TRANSFER_DIFFERENCES)
    .default('refuse')
    .meta({ description: 'What to do when it is not the amount that was asked' }),
  isShared: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether the same transfer pays for other orders, too' }),
})
export const shipRequest = z.strictObject({
  carrier: oneLine(60).meta({ description: 'One that the shop knows, such as `DHL`, or any other' }),
  trackingNumber: z
    .string()
    .transform(tidyLine)
    .pipe(z.string().max(60, 'is longer than 60 characters'))
    .meta({ description: 'Empty only for the shop’s own van, `Own van`' }),
})
export const handOverRequest = z.strictObject({
  to: oneLine(60).meta({ description: 'The name of who collects it' }),
})
export const giveQuoteRequest = z.strictObject({
  shipping: cents.min(0, 'is below 0').meta({ description: 'Cents of a dollar, insured' }),
})
export const decideClaimRequest = z.strictObject({
  outcome: z.enum(CLAIM_DECISIONS),
  answer: paragraphs(2000),
  refund: refund.optional().meta({ description: 'With the outcome `refund`, and only with it' }),
})
export const refundRequest = refund.extend({
  why: oneLine(500).meta({ description: 'Noted on the order, and said in the letter to the customer' }),
})
export const noteRequest = z.strictObject({ text: paragraphs(2000) })

const version = z.number().int().min(0).meta({
  description: 'How many there were when last seen: one that somebody made since is shown first, with 409',
})

const why = z
  .string()
  .transform(tidyLine)
  .pipe(z.string().min(1, 'is empty').max(500, 'is longer than 500 characters'))
  .meta({ description: 'For the staff' })
const correcting = z.strictObject({ why, version })

/** POST …/email, …/tracking, …/days, …/step-back and …/lines/{lineId}/cancel; `version` counts the corrections. */
export const correctEmailRequest = correcting.extend({ email })
export const correctTrackingRequest = correcting.extend(shipRequest.shape)
export const moveDaysRequest = correcting.extend(days.shape)
export const stepBackRequest = correcting
export const cancelLineRequest = correcting
export const correctBillingRequest = correcting.extend({
  billing: billing.meta({ description: 'All of it; all empty where the invoice is for nobody else' }),
})
export const adminLineParams = z.object({ number: z.string().max(20), lineId: z.string().max(64) })

/** POST …/lines/{lineId}/remake, with an Idempotency-Key. */
export const remakeRequest = correcting.extend({
  quantity: z.number().int().min(1).meta({ description: 'How many of the line’s pieces' }),
  cause: z.enum(REMAKE_CAUSES),
  claimId: z.string().max(64).nullable().default(null).meta({
    description: 'The claim that was answered with a remake; with the cause `claim`, and only with it',
  }),
  design: chosenProduct.optional().meta({ description: 'What is made instead; the same when absent' }),
})

/** POST /api/desk/orders, with an Idempotency-Key: offers what is in the caller's cart to a customer. */
export const offerRequest = quoteRequest.omit({ acceptedTerms: true }).extend({
  freight: cents
    .min(0, 'is below 0')
    .nullable()
    .meta({ description: 'Cents of a dollar where it is not the tariff’s' }),
})
export type OfferRequest = z.output<typeof offerRequest>
export const offeredOrder = z.object({ number: z.string() })

/** POST …/address: all of the address. */
export const changeAddressRequest = z.strictObject({
  address,
  why: z
    .string()
    .max(500, 'is longer than 500 characters')
    .transform(tidyLine)
    .meta({ description: 'For the staff; may be empty' }),
  version,
})
/** POST …/letters: sent by e-mail, in the language of the order. */
export const writeRequest = z.strictObject({ text: paragraphs(LONGEST_ANSWER), version })

export const adminClaimParams = z.object({ number: z.string().max(20), claimId: z.string().max(64) })
export const adminRefundParams = z.object({ number: z.string().max(20), refundId: z.string().max(128) })
