import { DEFAULT_PRICES } from '@nawl/domain/shop/price-list'
import { expect, test } from 'vitest'

import { ROOT } from '../testing/render-page.tsx'
import { type RootData, withDefaults, withoutDefaults } from './use-root.ts'

// As the API answers: parsed from JSON.
const parsed = (root: RootData): RootData => JSON.parse(JSON.stringify(root)) as RootData

test('what the shop comes with is not sent with every page, and is there nevertheless', () => {
  const root = parsed({ ...ROOT, prices: DEFAULT_PRICES })
  const sent = withoutDefaults(root)
  expect(sent.prices).toBeNull()
  expect(sent.contacts.hours).toBeNull()
  expect(withDefaults(sent)).toEqual(root)
})

test('what an owner changed is sent', () => {
  const root = parsed({
    ...ROOT,
    prices: { ...DEFAULT_PRICES, vatPercent: 6 },
    contacts: { ...ROOT.contacts, hours: { week: [], holidays: [] } },
  })
  const sent = withoutDefaults(root)
  expect(sent.prices?.vatPercent).toBe(6)
  expect(sent.contacts.hours).toEqual({ week: [], holidays: [] })
  expect(withDefaults(sent)).toEqual(root)
})
