import { z } from 'zod'

import { pickupPlace } from '../desk/settings/shop-delivery.ts'
import { lineSchemas } from './kinds/line-schemas.ts'
import { quantity } from './kinds/product-contract.ts'
import { PRODUCT_CONTRACTS } from './kinds/product-contracts.ts'
import { cartPrice } from './money.ts'

export type { ShownCartLine, ShownLineInRoom } from './kinds/line-schemas.ts'
export type { ChosenProduct, ShownLine, ShownProduct } from './kinds/product-contract.ts'

/** What is chosen and shown of the products that the shop sells, each by its kind. */
export const { chosenProduct, shownLine, lineInRoom, cartLine, orderLine, lineToMake } =
  lineSchemas(PRODUCT_CONTRACTS)

/** POST /api/cart */
export const addToCartRequest = z.strictObject({ design: chosenProduct, quantity: quantity.default(1) })

/** PATCH /api/cart/lines/{id} */
export const changeLineRequest = z
  .strictObject({ design: chosenProduct.optional(), quantity: quantity.optional() })
  .refine(({ design, quantity }) => design !== undefined || quantity !== undefined, {
    message: 'changes nothing',
  })
export const lineParams = z.object({ id: z.string().max(64) })

/** A country by its ISO code; whether we ship there is for the rules. */
export const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'is not a country code like AE')
  .transform((code) => code.toUpperCase())

/** PUT /api/cart/country: from then on the way there is priced too. */
export const cartCountryRequest = z.strictObject({ country: countryCode })

export const cartResponse = z.object({
  lines: z.array(cartLine),
  country: z.string().nullable().meta({ description: 'Where it would be sent; null while nobody has said' }),
  price: cartPrice,
  pickup: pickupPlace.extend({ price: cartPrice }).optional().meta({
    description: 'Where it could be collected, and its price then; absent where that is not offered',
  }),
  hasPieces: z
    .boolean()
    .meta({ description: 'Whether rugs could wait for the approval of strike-offs that are in it' }),
})
export type CartResponse = z.infer<typeof cartResponse>
