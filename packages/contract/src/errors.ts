import { UNITS } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

import { CART_ERRORS } from './sales/cart-errors.ts'
import { ACCOUNT_ERRORS } from './account/account-errors.ts'
import { cartPrice } from './sales/money.ts'
import { DESK_ERRORS } from './desk/desk-errors.ts'
import { ORDER_ERRORS } from './sales/order-errors.ts'
import { UPLOAD_ERRORS } from './imaging/upload-errors.ts'
import { PAYMENT_ERRORS } from './sales/payment-errors.ts'
import { PROOF_ERRORS } from './proofs/proof-errors.ts'
import { VOUCHER_ERRORS } from './sales/voucher-errors.ts'
import { TRADE_ERRORS } from './trade/trade-errors.ts'

/** Every refusal the API can give, with the status it travels under and a title for people. */
export const ERRORS = {
  'request/invalid': { status: 400, title: 'A field of the request is not as it should be' },
  'request/not-json': { status: 400, title: 'The body is not JSON' },
  'request/abandoned': { status: 499, title: 'The caller went away before its turn came' },
  'request/too-large': { status: 413, title: 'The body is too large' },
  'request/cross-site': { status: 403, title: 'That was sent from a page of another site' },
  'request/too-many': { status: 429, title: 'That was asked too often; try again later' },
  'request/unsupported-media-type': { status: 415, title: 'The body has to be application/json' },
  'image/bad-path': { status: 400, title: 'The image path is not one of ours' },
  'image/not-found': { status: 404, title: 'There is no such image' },
  'image/unreadable': { status: 422, title: 'The image cannot be read' },
  ...UPLOAD_ERRORS,
  ...ACCOUNT_ERRORS,
  'link/invalid': { status: 400, title: 'The link is incomplete, or not one of ours' },
  'link/wrong-purpose': { status: 400, title: 'The link is for something else' },
  'link/expired': { status: 410, title: 'The link is no longer valid' },
  'consultation/not-a-slot': { status: 422, title: 'Consultations do not start then' },
  'consultation/slot-taken': { status: 409, title: 'Somebody else has this hour' },
  'consultation/too-many-open': { status: 409, title: 'There are consultations enough under this address' },
  'consultation/past': { status: 409, title: 'The consultation is over' },
  ...CART_ERRORS,
  ...ORDER_ERRORS,
  ...PAYMENT_ERRORS,
  ...VOUCHER_ERRORS,
  ...TRADE_ERRORS,
  ...PROOF_ERRORS,
  ...DESK_ERRORS,
  'policy/unknown-version': { status: 404, title: 'These terms never were in force' },
  'journal/unknown-article': { status: 404, title: 'There is no such article' },
  'route/not-found': { status: 404, title: 'There is nothing at this address' },
  'server/broken': { status: 500, title: 'Something broke on our side' },
  'server/busy': { status: 503, title: 'The shop is busy, try again in a moment' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof ERRORS

/** What can be wrong with a field of a request. */
export const FIELD_FAULTS = ['missing', 'too-long', 'wrong'] as const

/** RFC 9457 problem details, with our code and, where one is to blame, the field. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string().optional(),
  field: z.string().optional(),
  fault: z
    .enum(FIELD_FAULTS)
    .optional()
    .meta({ description: 'Of request/invalid: what is wrong with the field' }),
  most: z.number().optional().meta({ description: 'Of the fault too-long: the most characters it may have' }),
  requestId: z.string().optional(),
  freeSlots: z
    .array(z.string())
    .optional()
    .meta({ description: 'Of consultation/slot-taken: what is still free on that day' }),
  nearest: z
    .object({ width: z.string(), length: z.string(), unit: z.enum(UNITS) })
    .optional()
    .meta({
      description: 'Of cart/too-small, cart/too-large and cart/out-of-proportion: the nearest size we make',
    }),
  problems: z
    .array(z.object({ field: z.string(), problem: z.string() }))
    .readonly()
    .optional()
    .meta({ description: 'Where several fields are to blame: each of them, and what is wrong with it' }),
  difference: z
    .object({ freight: z.number().int(), vat: z.number().int() })
    .optional()
    .meta({ description: 'Of order/price-differs: by how much, in cents of a dollar' }),
  missing: z
    .number()
    .int()
    .optional()
    .meta({ description: 'Of code/too-little: what the cart lacks, in cents of a dollar' }),
  price: cartPrice.optional().meta({ description: 'Of order/price-changed: what it costs now' }),
})
export type Problem = z.infer<typeof problem>
