import { expect, it } from 'vitest'

import { DEFAULT_CUSTOMS, dutiesOf, hsCodeOf, incotermTo, isHsCode } from './customs.ts'
import { DEFAULT_PRICES } from '../price-list.ts'

it('takes the code of the material unless the shop has its own', () => {
  expect(hsCodeOf(DEFAULT_CUSTOMS)).toBe('5703.10')
  expect(hsCodeOf({ ...DEFAULT_CUSTOMS, material: 'nylon' })).toBe('5703.29')
  expect(hsCodeOf({ ...DEFAULT_CUSTOMS, hsCode: '5703 1000 0012' })).toBe('5703.10.00.00.12')
  expect(['570310', '5703.10.00', '57031', '5703100', 'wool'].map(isHsCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('knows who pays the duties, and of which country or union', () => {
  expect(incotermTo('uae', DEFAULT_PRICES)).toBeNull()
  expect(incotermTo('europe', DEFAULT_PRICES)).toBe('DAP')
  // Orders from before it could be chosen.
  expect(incotermTo('gcc', {})).toBe('DAP')
  const incoterms = { ...DEFAULT_PRICES.incoterms, gcc: 'DDP' } as const
  expect(incotermTo('gcc', { incoterms })).toBe('DDP')
  expect(dutiesOf({ code: 'DE', region: 'europe' })).toBe('eu')
  expect(dutiesOf({ code: 'GB', region: 'europe' })).toBe('other')
  expect(dutiesOf({ code: 'SA', region: 'gcc' })).toBe('gcc')
  expect(dutiesOf({ code: 'AE', region: 'uae' })).toBeNull()
})
