import { describe, expect, it } from 'vitest'

import { COUNTRIES } from '../../shop/countries/countries.ts'
import { type AddressInput, readAddress } from './address.ts'
import { addressForm } from './address-form.ts'
import { BROOKLYN } from '../laws/order-fixture.ts'
import { POSTCODES } from './postcodes.ts'

const problems = (input: AddressInput) => {
  const read = readAddress(input, [])
  return read.ok ? [] : read.problems.map(({ field, problem }) => `${field} ${problem}`)
}
const fields = (code: string) => addressForm({ code }).map(({ name }) => name)

describe('the address form', () => {
  it('has the fields of each country’s addresses', () => {
    expect(fields('US')).toEqual(['name', 'phone', 'line1', 'line2', 'city', 'region', 'postcode'])
    expect(fields('AE')).toEqual(['name', 'phone', 'line1', 'line2', 'city', 'region'])
    expect(fields('FR')).toEqual(['name', 'phone', 'line1', 'line2', 'postcode', 'city'])
    expect(fields('GB')).toEqual(['name', 'phone', 'line1', 'line2', 'city', 'postcode'])
  })

  it('has unique field names, autocomplete attributes and valid patterns', () => {
    for (const country of COUNTRIES) {
      const form = addressForm(country)
      expect(new Set(form.map(({ name }) => name)).size).toBe(form.length)
      for (const { autocomplete, rule } of form) {
        expect(autocomplete).toMatch(/^shipping [a-z0-9-]+$/)
        // Compiled like the attribute `pattern`.
        expect(() => new RegExp(`^(?:${rule?.pattern ?? ''})$`, 'v')).not.toThrow()
      }
    }
  })

  it('has postcode rules only for listed countries', () => {
    const others = COUNTRIES.filter(({ region }) => region === 'rest-of-world')
    const codes = new Set(COUNTRIES.map(({ code }) => code))
    expect(others.filter(({ code }) => code in POSTCODES)).toEqual([])
    expect(Object.keys(POSTCODES).filter((code) => !codes.has(code))).toEqual([])
  })
})

describe('an address', () => {
  it('is trimmed and has every field', () => {
    const typed = { ...BROOKLYN, name: '  Layla\n Haddad ', postcode: ' 11205-1234 ' }
    expect(readAddress(typed, [])).toEqual({
      ok: true,
      address: {
        country: 'US',
        name: 'Layla Haddad',
        phone: '',
        line1: '214 Vanderbilt Avenue',
        line2: '',
        city: 'Brooklyn',
        region: 'NY',
        postcode: '11205-1234',
      },
    })
  })

  it('reads telephone and postcode in Arabic and Persian digits', () => {
    const typed = { ...BROOKLYN, phone: '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', postcode: '۱۱۲۰۵' }
    expect(readAddress(typed, [])).toMatchObject({
      ok: true,
      address: { phone: '+971 50 123 4567', postcode: '11205' },
    })
  })

  it('reports every invalid field', () => {
    const read = readAddress({ ...BROOKLYN, name: ' ', postcode: '1120', phone: 'later' }, [])
    expect(read).toEqual({
      ok: false,
      problems: [
        { field: 'name', problem: 'missing' },
        { field: 'phone', problem: 'wrong-form' },
        { field: 'postcode', problem: 'wrong-form' },
      ],
    })
  })

  it("accepts one of a country's regions", () => {
    const dubai = { country: 'AE', name: 'Noor', line1: 'Street 1', city: 'Dubai' }
    expect(problems({ ...dubai, region: 'Dubai' })).toEqual([])
    expect(problems({ ...dubai, region: 'Doha' })).toEqual(['region not-an-option'])
    expect(problems(dubai)).toEqual(['region missing'])
  })

  it('takes no web address in any line, because e-mails repeat them to whoever is named as the customer', () => {
    const dubai = { country: 'AE', name: 'Noor', line1: 'Street 1', city: 'Dubai', region: 'Dubai' }
    expect(problems({ ...dubai, name: 'Winner, see https://evil.example' })).toEqual(['name web-address'])
    expect(problems({ ...dubai, line1: 'claim at evil.example/prize' })).toEqual(['line1 web-address'])
  })

  it('drops a postcode where there are none, and requires none where we are not sure', () => {
    const read = readAddress(
      { country: 'QA', name: 'Noor', line1: 'Street 1', city: 'Doha', postcode: '1' },
      [],
    )
    expect(read).toMatchObject({ ok: true, address: { postcode: '' } })
    expect(problems({ country: 'PE', name: 'Ada', line1: 'Jirón 1', city: 'Lima' })).toEqual([])
  })

  it('needs a known country and a limited length', () => {
    expect(problems({ ...BROOKLYN, country: 'XX' })).toEqual(['country unknown'])
    expect(problems({ ...BROOKLYN, line1: 'x'.repeat(121) })).toEqual(['line1 too-long'])
  })

  it.each([
    ['GB', 'sw1a 1aa', 'SW1A1AA', 'SW1A 1A'],
    ['CA', 'k1a 0b1', 'K1A0B1', 'K1A 0B'],
    ['DE', '10115', '80331', '8033'],
    ['NL', '1012 ab', '1012AB', '1012'],
    ['IE', 'd02 x285', 'D6W X285', 'D02'],
    ['SE', '114 55', '11455', '1145'],
    ['PT', '1000-205', '1000205', '1000'],
    ['JP', '100-0001', '1000001', '100'],
    ['SG', '018956', '238823', '1895'],
    ['LV', 'lv-1050', '1050', '105'],
  ])('validates postcodes of %s: %s and %s, but not %s', (country, first, second, wrong) => {
    const typed = { ...BROOKLYN, country, region: country === 'CA' ? 'ON' : 'Tokyo' }
    expect(problems({ ...typed, postcode: first })).toEqual([])
    expect(problems({ ...typed, postcode: second })).toEqual([])
    expect(problems({ ...typed, postcode: wrong })).toEqual(['postcode wrong-form'])
  })
})
