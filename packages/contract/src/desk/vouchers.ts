import { MOST_PERCENT_OFF } from '@nawl/domain/cart/discount-code'
import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { GIFT_CARD_ENTRIES, GIFT_CARD_REASONS } from '@nawl/domain/gift-cards/gift-card'
import { z } from 'zod'

import { cents } from '../sales/money.ts'

const instant = z.iso.datetime()
const MOST_CENTS = 100_000_000
const amount = cents.min(1).max(MOST_CENTS)
const priced = z.enum(['own', ...COLLECTIONS] as ['own', ...(typeof COLLECTIONS)[number][]]) // spreading forgets the first
const uses = z.number().int().min(1).max(1_000_000).nullable()

const off = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number().int().min(1).max(MOST_PERCENT_OFF) }),
  z.object({ kind: z.literal('amount'), amount: amount.meta({ description: 'In cents of a dollar' }) }),
])

/** POST /api/desk/codes */
export const addCodeRequest = z.strictObject({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s+/gu, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9-]{3,16}$/, 'is not 3 to 16 letters, digits or hyphens'))
    .nullable()
    .meta({ description: 'Null: a random one is made' }),
  off,
  stacks: z.boolean().meta({ description: 'Beside the discount by number; otherwise the better is given' }),
  only: z
    .array(priced)
    .max(COLLECTIONS.length + 1)
    .meta({ description: 'Empty for everything' }),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  uses,
  usesPerCustomer: uses,
  minimum: cents.min(0).max(MOST_CENTS).meta({ description: 'In cents of a dollar, before discounts' }),
})
export type AddCode = z.output<typeof addCodeRequest>

/** GET /api/desk/codes: newest first, and the answer to every change of them. */
export const codeList = z.object({
  codes: z.array(
    z.object({
      code: z.string(),
      off,
      stacks: z.boolean(),
      only: z.array(z.string()).readonly(),
      startsAt: instant.nullable(),
      endsAt: instant.nullable(),
      uses,
      usesPerCustomer: uses,
      minimum: cents,
      used: z.number().int().meta({ description: 'Orders that have it' }),
      state: z.enum(['open', 'not-yet', 'over', 'used-up']),
      createdBy: z.string(),
      createdAt: instant,
    }),
  ),
})
export type CodeList = z.infer<typeof codeList>
export const codeParams = z.object({ code: z.string().max(32) })

/** POST /api/desk/gift-cards. Its answer is the only one that holds the code. */
export const issueCardRequest = z.strictObject({
  currency: z.enum(['AED', 'USD']),
  amount,
  reason: z.enum(GIFT_CARD_REASONS).meta({ description: 'Given away, or paid by bank transfer' }),
  expiresAt: instant.nullable(),
})

/** GET /api/desk/gift-cards: newest first, each with its history. */
export const giftCardList = z.object({
  cards: z.array(
    z.object({
      id: z.uuid(),
      ending: z.string(),
      currency: z.enum(['USD', 'AED']),
      amount: cents,
      balance: cents,
      expiresAt: instant.nullable(),
      blockedAt: instant.nullable(),
      reason: z.enum(GIFT_CARD_REASONS),
      createdBy: z.string(),
      createdAt: instant,
      entries: z.array(
        z.object({
          kind: z.enum(GIFT_CARD_ENTRIES),
          amount: cents,
          orderNumber: z.string().nullable(),
          at: instant,
        }),
      ),
    }),
  ),
})
export type GiftCardList = z.infer<typeof giftCardList>
export const giftCardWithCode = giftCardList.extend({ code: z.string() })
export type GiftCardWithCode = z.infer<typeof giftCardWithCode>
export const giftCardParams = z.object({ id: z.uuid() })
