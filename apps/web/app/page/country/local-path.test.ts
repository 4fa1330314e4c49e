import { expect, it } from 'vitest'

import { localPath } from './local-path.ts'

it('keeps path, query and fragment of an address in the shop', () => {
  expect(localPath('/products/blues?sort=name#top')).toBe('/products/blues?sort=name#top')
})

it.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '',
  'products',
  '/\t/elsewhere.example',
  null,
  7,
])('returns null for %j', (address) => expect(localPath(address)).toBeNull())
