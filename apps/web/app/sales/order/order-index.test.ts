import { expect, it } from 'vitest'

import { loader } from './order-index.route.ts'

it('redirects an order URL without a number to the lookup page', () => {
  const { status, headers } = loader()
  expect([status, headers.get('location')]).toEqual([301, '/orders'])
})
