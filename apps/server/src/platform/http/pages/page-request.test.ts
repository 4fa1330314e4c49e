import { expect, it } from 'vitest'

import { pageAddress } from './page-request.ts'

const SHOP = 'https://nawl.example'

it.each([
  '//evil.example/checkout',
  '///evil.example/checkout',
  '/\\evil.example/checkout',
  '/@evil.example/checkout',
  'http://evil.example/checkout',
  '@evil.example/checkout',
  '.evil.example/checkout',
  ':80@evil.example/checkout',
  '*',
])('takes no other host from the request target: %s', (target) => {
  expect(new URL(pageAddress(SHOP, target)).origin).toBe(SHOP)
})

it('keeps path and query as requested', () => {
  expect(pageAddress(SHOP, '/order/NW-1?token=a%2Fb')).toBe('https://nawl.example/order/NW-1?token=a%2Fb')
  expect(pageAddress(SHOP, 'http://nawl.example/faq?a=1')).toBe('https://nawl.example/faq?a=1')
})
