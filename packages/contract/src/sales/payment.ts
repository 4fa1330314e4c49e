import { PAYMENT_STATUSES, PROVIDER_NAMES, REFUND_STATUSES } from '@nawl/domain/order/payment-state'
import { z } from 'zod'

import { cents } from './money.ts'

export const paymentProvider = z.enum(PROVIDER_NAMES)

/** Headers of every command that costs money: the same key and body get the same response. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,64}$/, 'is not 16 to 64 letters, digits, - or _')
    .meta({ description: 'New for every attempt a customer makes, the same for every repetition of it' }),
})

/** POST /api/payments/{provider}/webhook: the raw body is kept for its signature. */
export const webhookParams = z.object({ provider: paymentProvider })
export const webhookResponse = z.object({ received: z.literal(true) })

/** What the customer has to do next to pay. */
export const paymentStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('redirect'),
    url: z.string().meta({ description: 'Page of the payment company, or of the marked test payment' }),
  }),
  z.object({
    kind: z.literal('bank-transfer'),
    beneficiary: z.string(),
    bank: z.string(),
    iban: z.string(),
    swift: z.string(),
    reference: z.string().meta({ description: 'The number of the order' }),
    amount: cents,
    currency: z.literal('AED'),
  }),
])
export type PaymentStep = z.infer<typeof paymentStep>

export const shownPayment = z.object({
  id: z.string(),
  provider: paymentProvider,
  status: z.enum(PAYMENT_STATUSES),
  currency: z.enum(['USD', 'AED']),
  amount: cents,
  isDifference: z.boolean().meta({ description: 'Of a changed design, not of the order itself' }),
  paidAt: z.iso.datetime().nullable(),
})
export type ShownPayment = z.infer<typeof shownPayment>

export const shownRefund = z.object({
  id: z.string(),
  status: z.enum(REFUND_STATUSES),
  currency: z.enum(['USD', 'AED']),
  amount: cents,
  askedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  isByHand: z.boolean().meta({ description: 'Whether somebody at the shop has to send it: a bank transfer' }),
})
export type ShownRefund = z.infer<typeof shownRefund>

/** GET /api/payments/means: the available payment providers. */
export const paymentMeans = z.object({
  providers: z.array(z.object({ id: paymentProvider, isTest: z.boolean() })),
})
