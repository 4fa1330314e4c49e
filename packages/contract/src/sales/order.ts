import { ADDRESS_FIELDS, type AddressField } from '@nawl/domain/order/address/address-form'
import { BILLING_FIELDS, type BillingField, LONGEST_GIFT_MESSAGE } from '@nawl/domain/order/billing'
import { CLAIM_DECISIONS, CLAIM_KIND_NAMES, MOST_CLAIM_PHOTOS } from '@nawl/domain/order/claims/claim-rules'
import { CUSTOMER_STEPS } from '@nawl/domain/order/open-steps'
import { ORDER_TIMES, REMAKE_CAUSES } from '@nawl/domain/order/order'
import { ORDER_EVENT_KINDS } from '@nawl/domain/order/order-event'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { INCOTERMS } from '@nawl/domain/shop/customs'
import { TAX_DOCUMENT_KINDS, TAX_DOCUMENT_REASONS } from '@nawl/domain/tax-documents/tax-document'
import { z } from 'zod'

import { pickupPlace } from '../desk/settings/shop-delivery.ts'
import { language } from '../shop/language.ts'
import { shownAppointment } from './appointment.ts'
import { shownApproval } from './approval.ts'
import { chosenProduct, countryCode, lineInRoom, orderLine, shownLine } from './cart.ts'
import { email, paragraphs } from '../outreach/correspondent.ts'
import { cartPrice, cents } from './money.ts'
import { enteredCode } from './entered-code.ts'
import { paymentProvider, paymentStep, shownPayment, shownRefund } from './payment.ts'

const instant = z.iso.datetime()
const termsVersion = z.string().max(32).meta({ description: 'Of the terms that were accepted' })

/** The address fields; the rules of the country are checked later and reported field by field. */
const addressFields = Object.fromEntries(
  ADDRESS_FIELDS.map((field) => [field, z.string().max(200).optional()]),
) as Record<AddressField, z.ZodOptional<z.ZodString>> // fromEntries forgets its keys
export const address = z.strictObject({ ...addressFields, country: countryCode })

export const billing = z
  .strictObject(
    Object.fromEntries(BILLING_FIELDS.map((field) => [field, z.string().max(200).optional()])) as Record<
      BillingField,
      z.ZodOptional<z.ZodString>
    >, // as above
  )
  .meta({ description: 'A company that the invoice is for' })
const giftMessage = paragraphs(LONGEST_GIFT_MESSAGE).meta({
  description: 'For a card in the parcel, which names no prices',
})

/** A yarn by its English name and colour. */
export const orderedYarn = z.object({ name: z.string(), hex: z.string() })

/** POST /api/checkout, with an Idempotency-Key. Orders the caller's cart. */
export const checkoutRequest = z.strictObject({
  email,
  language: language.meta({ description: 'Language of the e-mails and papers of the order' }),
  address,
  billing: billing.optional(),
  giftMessage: giftMessage.optional(),
  awaitsApproval: z
    .boolean()
    .optional()
    .meta({ description: 'Whether rugs are made only once their strike-offs in the cart are approved' }),
  isPickup: z.boolean().optional().meta({ description: 'Whether the customer collects it at the workshop' }),
  provider: paymentProvider,
  expectedTotal: cents.meta({ description: 'In cents of a dollar, as it was shown' }),
  acceptedTerms: termsVersion,
  code: enteredCode.optional().meta({ description: 'Of a discount' }),
  giftCard: enteredCode.optional().meta({ description: 'Pays first; the provider gets the rest' }),
})
export type CheckoutRequest = z.output<typeof checkoutRequest>

/** POST /api/quotes, with an Idempotency-Key: for countries without a shipping rate. */
export const quoteRequest = checkoutRequest.pick({
  email: true,
  language: true,
  address: true,
  billing: true,
  giftMessage: true,
  awaitsApproval: true,
  acceptedTerms: true,
  code: true,
})

/** POST /api/orders/{number}/quote/accept, with an Idempotency-Key. */
export const acceptQuoteRequest = checkoutRequest.pick({ provider: true, acceptedTerms: true })

/** POST /api/orders/{number}/pay, with an Idempotency-Key: retries, or uses another provider. */
export const payAgainRequest = checkoutRequest.pick({ provider: true })

/** A placed order and the next step. `token` opens the order without an account. */
export const placedOrder = z.object({
  number: z.string().meta({ example: 'NW-7K4M-3PXA' }),
  token: z.string(),
  next: paymentStep.nullable(),
})
export type PlacedOrder = z.infer<typeof placedOrder>

/** Parameters of all paths below /api/orders/{number}; access by token, or signed in as the owner. */
export const orderParams = z.object({ number: z.string().max(20) })
export const orderQuery = z.object({ token: z.string().max(64).optional() })

/** POST /api/orders/{number}/design, with an Idempotency-Key. */
export const changeDesignRequest = z.strictObject({
  lineId: z.string().max(64),
  design: chosenProduct,
  provider: paymentProvider.meta({ description: 'How a difference would be paid' }),
})

/** POST /api/orders/{number}/address: all of the address, as long as the design may be changed. */
export const changeOwnAddressRequest = z.strictObject({
  address,
  version: z.number().int().min(0).meta({ description: 'As in `addressVersion`' }),
})

const claimedLine = z
  .strictObject({
    line: z.string().max(64),
    piece: z.number().int().min(1).nullable().meta({ description: 'From 1; null for all of the line' }),
  })
  .meta({ description: 'The line that a claim is about; null for the whole order' })

/** POST /api/orders/{number}/claim; photographs are uploaded first, to /claim/photos. */
export const claimRequest = z.strictObject({
  kind: z.enum(CLAIM_KIND_NAMES),
  about: claimedLine.nullable().default(null),
  description: paragraphs(2000),
  photoIds: z.array(z.string().max(64)).max(MOST_CLAIM_PHOTOS),
})
export const claimPhoto = z.object({ id: z.string() })

/** POST /api/orders/{number}/yarn: what the customer says to another yarn. */
export const answerYarnRequest = z.strictObject({
  proposal: z.int().min(1).max(10_000),
  isApproved: z.boolean(),
})

/** POST /api/orders/lookup: the same response whether or not the order exists; its link is sent by e-mail. */
export const lookupRequest = z.strictObject({ number: z.string().min(1, 'is empty').max(20), email })
export const lookupResponse = z.object({ status: z.literal('check-your-mail') })

export const shownClaim = z.object({
  id: z.string(),
  kind: z.enum(CLAIM_KIND_NAMES),
  about: z
    .object({
      line: z.string(),
      piece: z.number().int().nullable(),
      name: z.string(),
      quantity: z.number().int(),
    })
    .nullable()
    .meta({ description: 'The line that it is about, which of its pieces, and how many it has' }),
  description: z.string(),
  photos: z.array(z.string()).readonly().meta({ description: 'Addresses of the photographs' }),
  madeAt: instant,
  decision: z.object({ outcome: z.enum(CLAIM_DECISIONS), answer: z.string(), at: instant }).nullable(),
})
export type ShownClaim = z.infer<typeof shownClaim>

/** A line that is made again by an order of its own, as the order that it belongs to shows it. */
export const shownRemake = z.object({
  number: z.string(),
  serial: z.number().int().meta({ description: '1 for the first remake of the order' }),
  name: z.string(),
  quantity: z.number().int(),
  cause: z.enum(REMAKE_CAUSES),
  state: z.enum(ORDER_STATES),
  deliverBy: instant,
  tracking: z.object({ carrier: z.string(), number: z.string() }).nullable(),
  token: z.string().nullable().meta({ description: 'Opens its page, where the e-mail address is the same' }),
})
export type ShownRemake = z.infer<typeof shownRemake>

/** What the samples of an order are credited against a rug. */
const shownCredit = z.object({
  code: z.string(),
  amount: cents.meta({ description: 'In cents of a dollar' }),
  from: instant,
  until: instant,
  state: z.enum(['not-yet', 'open', 'used', 'over']),
})

/** An invoice or credit note of an order, in its list of documents. */
export const shownDocumentRow = z.object({
  number: z.string().meta({ example: 'INV-2026-000123' }),
  kind: z.enum(TAX_DOCUMENT_KINDS),
  reason: z.enum(TAX_DOCUMENT_REASONS),
  issuedAt: instant,
  totals: z.object({ USD: cents, AED: cents }),
})
export type ShownDocumentRow = z.infer<typeof shownDocumentRow>

const orderTimes = z.object({
  placedAt: instant,
  ...(Object.fromEntries(ORDER_TIMES.map((name) => [name, instant.nullable()])) as Record<
    (typeof ORDER_TIMES)[number],
    z.ZodNullable<typeof instant>
  >), // as above
})

export const shownAddress = z.object({
  ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, z.string()])) as Record<
    AddressField,
    z.ZodString
  >), // as above
  country: z.string(),
})

/** An order as its customer sees it: GET /api/orders/{number}, and the response to every command. */
export const orderResponse = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  email: z.string(),
  address: shownAddress,
  billing: z
    .object({
      company: z.string(),
      taxNumber: z.string(),
      purchaseOrder: z.string(),
      address: z
        .object({ line1: z.string(), city: z.string(), postcode: z.string(), country: z.string() })
        .nullable(),
    })
    .nullable(),
  giftMessage: z.string(),
  addressVersion: z.number().int().meta({ description: 'How often the address was changed' }),
  termsVersion: z.string(),
  lines: z.array(orderLine),
  price: cartPrice,
  pickup: pickupPlace
    .optional()
    .meta({ description: 'Where it is collected; absent where it is sent to the address' }),
  whiteGlove: shownAppointment
    .optional()
    .meta({ description: 'When two people bring it in; absent where nobody can choose and nobody has' }),
  change: z
    .object({ lines: z.array(shownLine), price: cartPrice, payBy: instant })
    .nullable()
    .meta({ description: 'A changed design that waits for its difference' }),
  payments: z.array(shownPayment),
  refunds: z.array(shownRefund),
  documents: z.array(shownDocumentRow).meta({ description: 'Invoices and credit notes, oldest first' }),
  credit: shownCredit
    .nullable()
    .meta({ description: 'What its samples are credited against a rug, by a code for one order' }),
  claims: z.array(shownClaim),
  tracking: z.object({ carrier: z.string(), number: z.string() }).nullable(),
  incoterm: z
    .enum(INCOTERMS)
    .nullable()
    .meta({ description: 'Who pays duties on arrival, as agreed; null within the UAE' }),
  remakeOf: z
    .object({
      order: z.string(),
      serial: z.number().int(),
      cause: z.enum(REMAKE_CAUSES),
      token: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'The order that it makes a line of again, at no cost' }),
  yarnProposals: z
    .array(
      z.object({
        number: z.int().meta({ description: 'For the answer' }),
        name: z.string().meta({ description: 'Of what the line is of' }),
        before: orderedYarn,
        after: orderedYarn,
        deltaE: z.number(),
      }),
    )
    .meta({
      description: 'Other yarns that the shop proposes; nothing changes before the customer approves',
    }),
  approvals: z.array(shownApproval).meta({
    description: 'Tufted pieces to be looked at, and lines that are made once they are approved',
  }),
  remakes: z.array(shownRemake).meta({ description: 'Lines that are made again, oldest first' }),
  times: orderTimes,
  steps: z.array(z.enum(CUSTOMER_STEPS)).readonly().meta({ description: 'What the customer can do now' }),
  now: instant.meta({ description: 'The clock the deadlines go by' }),
  timeline: z.array(z.object({ kind: z.enum(ORDER_EVENT_KINDS), at: instant })),
  next: paymentStep.nullable().meta({ description: 'Where to pay what is still owed' }),
})
export type OrderResponse = z.infer<typeof orderResponse>

/** GET /api/account/orders: the person's orders, newest first. */
export const ownOrders = z.array(
  orderResponse.pick({ number: true, state: true, tracking: true }).extend({
    lines: z.array(lineInRoom),
    placedAt: instant,
    total: cents.meta({ description: 'In cents of a dollar' }),
    credit: shownCredit.nullable().meta({ description: 'What its samples are credited against a rug' }),
    isToApprove: z.boolean().meta({ description: 'Whether a tufted piece was shown and waits for approval' }),
  }),
)
