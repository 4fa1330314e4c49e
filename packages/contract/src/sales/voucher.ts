import { z } from 'zod'

import { countryCode } from './cart.ts'
import { enteredCode } from './entered-code.ts'
import { cartPrice, cents } from './money.ts'

/** POST /api/checkout/code: what a code does for the caller's cart. */
export const enterCodeRequest = z.strictObject({
  entered: enteredCode.meta({ description: 'The code of a discount or of a gift card' }),
  country: countryCode,
  isPickup: z.boolean().optional(),
})

export const enteredVoucher = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('discount'),
    code: z.string(),
    price: cartPrice.meta({ description: 'Of the cart with the code, if that is better than without' }),
  }),
  z.object({
    kind: z.literal('gift-card'),
    ending: z.string().meta({ description: 'The last four characters, to tell cards apart' }),
    currency: z.enum(['USD', 'AED']),
    balance: cents,
  }),
])
export type EnteredVoucher = z.infer<typeof enteredVoucher>
