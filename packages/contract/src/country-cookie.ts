import { type Country, DEFAULT_COUNTRY, findCountry } from '@nawl/domain/shop/countries'

const NAME = 'country'
const YEAR_S = 365 * 24 * 60 * 60

/** The country that a request's Cookie header remembers; the default where it remembers none that we know. */
export function rememberedCountry(cookies: string | null): Country {
  const code = new RegExp(`(?:^|;\\s*)${NAME}=([A-Z]{2})(?:;|$)`).exec(cookies ?? '')?.[1] ?? ''
  return findCountry(code) ?? DEFAULT_COUNTRY
}

/** A Set-Cookie header that remembers a country for a year. Only the server reads it. `secure` where the shop is on https. */
export function countryCookie({ code }: Country, secure: boolean): string {
  return `${NAME}=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}
