import { describe, expect, it } from 'vitest'

import {
  COMMON_COUNTRIES,
  COUNTRIES,
  currencyOf,
  DEFAULT_COUNTRY,
  findCountry,
  searchCountries,
} from './countries.ts'
import { SHIPPING_REGIONS } from './shipping-regions.ts'

const names = (query: string) => searchCountries(query).map(({ name }) => name)

describe('the countries', () => {
  it('have a unique code of two capitals, and a unique name', () => {
    expect(COUNTRIES.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([])
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length)
  })

  it('have codes and names that Unicode knows', () => {
    const unicode = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(COUNTRIES.filter(({ code }) => unicode.of(code) === undefined)).toEqual([])
  })

  it('use the regions of the shipping table', () => {
    const regions = SHIPPING_REGIONS.map(({ id }) => id)
    expect(new Set(COUNTRIES.map(({ region }) => region))).toEqual(new Set(regions))
    const stated = SHIPPING_REGIONS.flatMap(({ id, countries }) =>
      countries.filter((name) => name !== 'EU').map((name) => ({ name, region: id })),
    )
    expect(stated.map(({ name }) => ({ name, region: searchCountries(name)[0]?.region }))).toEqual(stated)
  })

  it('include all twenty-seven of the European Union', () => {
    expect(COUNTRIES.filter(({ region }) => region === 'europe')).toHaveLength(27 + 3)
  })

  it('show dirhams in the UAE and dollars everywhere else', () => {
    expect(COUNTRIES.filter((country) => currencyOf(country) === 'AED').map(({ code }) => code)).toEqual([
      'AE',
    ])
  })

  it('begin with the USA among the common ones', () => {
    expect(DEFAULT_COUNTRY.name).toBe('USA')
    expect(COMMON_COUNTRIES[0]).toBe(DEFAULT_COUNTRY)
    expect(COMMON_COUNTRIES).toHaveLength(6)
  })

  it('are found only by exact codes, in capitals', () => {
    expect(findCountry('FR')?.name).toBe('France')
    expect(['fr', 'XX', '', '__proto__', 'FRA'].filter(findCountry)).toEqual([])
  })
})

describe('a search for a country', () => {
  it('matches the beginnings of words, without accents', () => {
    expect(names('new z')).toEqual(['New Zealand'])
    expect(names('reunion')).toEqual(['Réunion'])
    expect(names('UNITED K')).toEqual(['United Kingdom'])
  })

  it('knows alternative names', () => {
    expect(names('ivory')).toEqual(['Côte d’Ivoire'])
    expect(names('türkiye')).toEqual(['Turkey'])
    expect(names('united states')).toEqual(['USA'])
    expect(names('dubai')).toEqual(['United Arab Emirates'])
  })

  it('ranks exact matches first, then those whose own name begins so', () => {
    expect(names('uk')).toEqual(['United Kingdom', 'Ukraine'])
    expect(names('ind')[0]).toBe('India')
    expect(names('guinea')[0]).toBe('Guinea')
  })

  it('finds nothing for an empty query', () => {
    expect(names('  ')).toEqual([])
    expect(names('zzz')).toEqual([])
  })
})
