import { expect, it } from 'vitest'

import { loader } from './order-index.route.ts'

it('leads who leaves the number out of an order’s address to where orders are found', () => {
  const { status, headers } = loader()
  expect([status, headers.get('location')]).toEqual([301, '/orders'])
})
