import { COUNTRIES, findCountry } from '@nawl/domain/shop/countries'
import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/shipping-countries'
import { z } from 'zod'

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

/** Variables that restrict where rugs are shipped. */
export const shippingCountriesEnvironment = {
  /** Only these countries; unset means every country. */
  SHIPPING_COUNTRIES: codes.optional(),
  /** Not these countries; `none` for no exceptions. */
  SHIPPING_EXCLUDED_COUNTRIES: z
    .literal('none')
    .transform((): string[] => [])
    .or(codes)
    .default([...SANCTIONED_COUNTRIES]),
}

/** Codes of the countries that new orders cannot ship to; placed orders are not affected. */
export function excludedCountries(
  given: z.output<z.ZodObject<typeof shippingCountriesEnvironment>>,
): readonly string[] {
  const { SHIPPING_COUNTRIES: only, SHIPPING_EXCLUDED_COUNTRIES: excluded } = given
  return COUNTRIES.map(({ code }) => code).filter(
    (code) => excluded.includes(code) || (only !== undefined && !only.includes(code)),
  )
}
