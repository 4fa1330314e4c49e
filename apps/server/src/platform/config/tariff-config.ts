import type { FreightRate } from '@nawl/domain/cart/tariff'
import { cents } from '@nawl/domain/money/money'
import { z } from 'zod'
import { COUNTRIES, findCountry } from '@nawl/domain/shop/countries/countries'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'
import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/countries/shipping-countries'

import { within } from './variable-rules.ts'

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

const codes = z
  .string()
  .transform((text) =>
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (all) => all.every(findCountry),
    'has to be codes of countries with commas, like AE,SA (ISO 3166-1 alpha-2)',
  )

/** Variables of VAT, shipping prices and where rugs are shipped, until the owner publishes others at the desk. */
export const tariffEnvironment = {
  VAT_PERCENT: within(0, 50, NO_PERCENT).int(NO_PERCENT).optional(),
  SHIPPING_UAE: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,2})?$/, 'has to be dollars, like 20')
    .transform((text) => cents(Number(text)))
    .optional(),
  SHIPPING_GCC: rate,
  SHIPPING_EUROPE: rate,
  SHIPPING_NORTH_AMERICA: rate,
  SHIPPING_ASIA_PACIFIC: rate,
  /** Only these countries; unset means every country. */
  SHIPPING_COUNTRIES: codes.optional(),
  /** Not these countries; `none` for no exceptions. */
  SHIPPING_EXCLUDED_COUNTRIES: z
    .literal('none')
    .transform((): string[] => [])
    .or(codes)
    .default([...SANCTIONED_COUNTRIES]),
}

/** The prices that a shop begins with. */
export function pricesConfig(given: z.output<z.ZodObject<typeof tariffEnvironment>>): PriceList {
  const { freight, uae, vatPercent } = DEFAULT_PRICES
  return {
    ...DEFAULT_PRICES,
    vatPercent: given.VAT_PERCENT ?? vatPercent,
    uae: { ...uae, flat: given.SHIPPING_UAE ?? uae.flat },
    freight: {
      gcc: given.SHIPPING_GCC ?? freight.gcc,
      europe: given.SHIPPING_EUROPE ?? freight.europe,
      'north-america': given.SHIPPING_NORTH_AMERICA ?? freight['north-america'],
      'asia-pacific': given.SHIPPING_ASIA_PACIFIC ?? freight['asia-pacific'],
    },
    notShippedTo: excludedCountries(given),
  }
}

/** Codes of the countries that new orders cannot ship to; placed orders are not affected. */
function excludedCountries(given: z.output<z.ZodObject<typeof tariffEnvironment>>): readonly string[] {
  const { SHIPPING_COUNTRIES: only, SHIPPING_EXCLUDED_COUNTRIES: excluded } = given
  return COUNTRIES.map(({ code }) => code).filter(
    (code) => excluded.includes(code) || (only !== undefined && !only.includes(code)),
  )
}
