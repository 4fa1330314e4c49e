import { type FreightRate, TARIFF, type Tariff } from '@nawl/domain/cart/tariff'
import { cents } from '@nawl/domain/money/money'
import { z } from 'zod'

const NO_RATE = 'has to be dollars for a consignment and for a kilogram, like 31+3.00'
const NO_PERCENT = 'has to be a whole number from 0 to 50'

const rate = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?\+\d{1,4}(\.\d{1,2})?$/, NO_RATE)
  .transform((text): FreightRate => {
    const [base = 0, perKg = 0] = text.split('+').map(Number)
    return { base: cents(base), perKg: cents(perKg) }
  })
  .optional()

/** Variables of VAT and shipping prices; all other prices are the same in every shop. */
export const tariffEnvironment = {
  VAT_PERCENT: z.coerce.number(NO_PERCENT).int(NO_PERCENT).min(0, NO_PERCENT).max(50, NO_PERCENT).optional(),
  SHIPPING_UAE: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,2})?$/, 'has to be dollars, like 20')
    .transform((text) => cents(Number(text)))
    .optional(),
  SHIPPING_GCC: rate,
  SHIPPING_EUROPE: rate,
  SHIPPING_NORTH_AMERICA: rate,
  SHIPPING_ASIA_PACIFIC: rate,
}

/** The tariff for new orders; placed orders keep the tariff that they were placed under. */
export function tariffConfig(given: z.output<z.ZodObject<typeof tariffEnvironment>>): Tariff {
  const { freight, uae, vatPercent } = TARIFF
  return {
    ...TARIFF,
    vatPercent: given.VAT_PERCENT ?? vatPercent,
    uae: { ...uae, flat: given.SHIPPING_UAE ?? uae.flat },
    freight: {
      gcc: given.SHIPPING_GCC ?? freight.gcc,
      europe: given.SHIPPING_EUROPE ?? freight.europe,
      'north-america': given.SHIPPING_NORTH_AMERICA ?? freight['north-america'],
      'asia-pacific': given.SHIPPING_ASIA_PACIFIC ?? freight['asia-pacific'],
    },
  }
}
