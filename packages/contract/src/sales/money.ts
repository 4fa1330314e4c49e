import { z } from 'zod'

/** An amount in minor units. */
export const cents = z.number().int().meta({ description: 'Hundredths of the unit: 147000 is AED 1,470.00' })

/** An order's amounts in one currency. */
const amounts = z.object({
  lines: z
    .array(z.object({ price: cents, discount: cents }))
    .readonly()
    .meta({ description: 'In the order of the lines; each before its part of the discount' }),
  goods: cents,
  discount: cents,
  shipping: cents,
  total: cents.meta({ description: 'goods − discount + shipping' }),
  vat: cents.meta({ description: 'How much of the total is value added tax' }),
})

/** The price of a cart or an order, in both currencies. */
export const cartPrice = z.object({
  rugCount: z.number().int(),
  discountPercent: z.number().int(),
  code: z
    .object({
      code: z.string(),
      percent: z.number().int().meta({ description: '0 for an amount' }),
      isBetter: z.boolean().meta({ description: 'False where the discount by number is given instead' }),
      amounts: z.object({ USD: cents, AED: cents }).meta({ description: 'Its part of the discount' }),
    })
    .optional()
    .meta({ description: 'Of a discount code' }),
  vatPercent: z.number().int(),
  aedPerUsd: z.number(),
  shipping: z
    .object({
      basis: z.enum(['free', 'flat', 'weight', 'quoted', 'by-quote', 'pickup']),
      region: z.string(),
      cost: cents.meta({ description: 'Cents of a dollar; 0 while it is to be quoted' }),
      billedKg: z.number().int(),
      delivery: z.string().meta({ description: 'From dispatch', example: '12-16 days' }),
    })
    .nullable()
    .meta({ description: 'Null while the country is not known' }),
  amounts: z.object({ USD: amounts, AED: amounts }),
})
