import { expect, it } from 'vitest'

import * as words from '../../build/en/facts.ts'
import { factsText } from './facts-text.ts'

it('states the facts of the specification', () => {
  expect(factsText(words, 'en-GB')).toMatchObject({
    productionWeeks: '4-6 weeks',
    totalWeeks: '6-8 weeks',
    supportHours: 'Sunday-Thursday 9am-6pm GST, Saturday 10am-4pm GST',
    smallestRug: '90cm x 60cm',
    largestRug: '10m x 15m',
    payment: expect.stringMatching('major cards, bank transfer,? .*PayPal'),
    freeShippingAbove: 'AED 2,000',
    deliveryUae: '5-7 business days',
    volumeDiscounts: '5% from 3 rugs, 8% from 5 rugs and 12% from 10 rugs',
  })
})
