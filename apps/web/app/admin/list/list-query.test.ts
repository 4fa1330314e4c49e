import { expect, it } from 'vitest'

import { addressOf, filterOf, withParams } from './list-query.ts'

it('changes a filter and goes back to the first page', () => {
  const params = new URLSearchParams('state=ready&before=5_x&country=AE')
  expect(withParams(params, { country: null, from: '2027-01-01' })).toBe('state=ready&from=2027-01-01')
  expect(withParams(params, { state: '' })).toBe('country=AE')
})

it('is sent without the place in the list and without empty fields', () => {
  expect(filterOf(new URLSearchParams('search=&sort=total&before=1_x'))).toEqual({ sort: 'total' })
  expect([addressOf('/desk', ''), addressOf('/desk', 'a=1')]).toEqual(['/desk', '/desk?a=1'])
})
