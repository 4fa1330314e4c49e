import { expect, it } from 'vitest'

import { EU_COUNTRIES, isNamedWhole, isServed, namedCountries } from './named-countries.ts'

it('knows the twenty-seven member states of the EU', () => {
  expect(EU_COUNTRIES).toHaveLength(27)
  expect(EU_COUNTRIES).not.toContain('GB')
})

it('leaves out of a region what is not served', () => {
  expect(namedCountries('gcc', ['QA'])?.map(({ code }) => code)).toEqual(['SA', 'KW', 'BH', 'OM'])
  expect(namedCountries('europe', ['HU', 'GB'])).toEqual([
    { code: 'EU', without: ['HU'] },
    { code: 'CH', without: [] },
    { code: 'NO', without: [] },
  ])
  expect(namedCountries('europe', EU_COUNTRIES)?.map(({ code }) => code)).toEqual(['GB', 'CH', 'NO'])
  expect(namedCountries('rest-of-world', ['IR'])).toBeNull()
})

it('says the usual sentence only where all that it names are served', () => {
  expect(isNamedWhole('europe', ['KP'])).toBe(true)
  expect(isNamedWhole('europe', ['HU'])).toBe(false)
  expect(isNamedWhole('uae', [])).toBe(true)
})

it('knows a region that is closed', () => {
  expect(isServed('north-america', ['US', 'CA'])).toBe(true)
  expect(isServed('north-america', ['US', 'CA', 'MX'])).toBe(false)
})
