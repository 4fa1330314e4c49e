import { DEFAULT_COUNTRY, findCountry } from '@nawl/domain/shop/countries/countries'
import { describe, expect, it } from 'vitest'

import { countryCookie, rememberedCountry } from './country-cookie.ts'

const france = findCountry('FR') ?? DEFAULT_COUNTRY

describe('the country cookie', () => {
  it('ignores a country that rugs are not shipped to', () => {
    expect(rememberedCountry('country=IR', ['IR']).code).toBe('US')
    expect(rememberedCountry('country=FR', ['IR']).code).toBe('FR')
  })

  it('is found among other cookies', () => {
    expect(rememberedCountry('a=1; country=AE; b=2').code).toBe('AE')
    expect(rememberedCountry('country=FR').code).toBe('FR')
    expect(rememberedCountry('country=FR;b=2').code).toBe('FR')
  })

  it('defaults to the USA when missing or unknown', () => {
    const strange = ['', 'country=XX', 'country=ae', 'mycountry=AE', 'country=AEX', 'country=']
    expect(strange.filter((cookies) => rememberedCountry(cookies).code !== 'US')).toEqual([])
    expect(rememberedCountry(null).code).toBe('US')
  })

  it('lasts a year on every page, and is Secure when the shop uses https', () => {
    expect(countryCookie(france, false)).toBe('country=FR; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly')
    expect(countryCookie(france, true)).toMatch(/; Secure$/)
  })
})
