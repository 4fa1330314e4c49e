import { expect, it } from 'vitest'

import { priceChangeText } from './price-change-messages.ts'

it('gives a difference in both currencies, because either may be charged', () => {
  expect(priceChangeText(31_001, 'USD')).toMatch(/^The rugs cost \$310\.01 \(AED 1,138\.51\) more\./)
  expect(priceChangeText(31_001, 'AED')).toMatch(/^The rugs cost AED 1,138\.51 \(\$310\.01\) more\./)
  expect(priceChangeText(-2_000, 'USD')).toMatch(/^The rugs cost \$20\.00 \(AED 73\.45\) less\./)
})

it('gives no amount when there is no difference', () => {
  expect(priceChangeText(0, 'USD')).toMatch(/^The rugs cost the same/)
  expect(priceChangeText(null, 'USD')).toMatch(/^The size is not complete yet/)
})
