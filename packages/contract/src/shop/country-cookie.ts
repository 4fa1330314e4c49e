import { type Country, DEFAULT_COUNTRY } from '@nawl/domain/shop/countries/countries'
import { shippedCountry } from '@nawl/domain/shop/countries/shipping-countries'

const NAME = 'country'
const YEAR_S = 365 * 24 * 60 * 60

/** The country in a Cookie header; the default if it is missing, unknown or not shipped to. */
export function rememberedCountry(cookies: string | null, notShippedTo: readonly string[] = []): Country {
  const code = new RegExp(`(?:^|;\\s*)${NAME}=([A-Z]{2})(?:;|$)`).exec(cookies ?? '')?.[1] ?? ''
  return shippedCountry(code, notShippedTo) ?? DEFAULT_COUNTRY
}

/** A Set-Cookie header that stores a country for a year, for the server only. `secure` if on https. */
export function countryCookie({ code }: Country, secure: boolean): string {
  return `${NAME}=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}
