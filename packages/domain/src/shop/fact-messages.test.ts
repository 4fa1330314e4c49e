import { describe, expect, it } from 'vitest'

import { FACT_MESSAGES } from './fact-messages.ts'

describe('the shop’s facts', () => {
  it('match the specification', () => {
    expect(FACT_MESSAGES).toMatchObject({
      productionWeeks: '4-6 weeks',
      totalWeeks: '6-8 weeks',
      supportHours: 'Sunday-Thursday 9am-6pm GST, Saturday 10am-4pm GST',
      smallestRug: '90cm x 60cm',
      largestRug: '10m x 15m',
      payment: expect.stringMatching('major cards, bank transfer,? .*PayPal'),
      freeShippingAbove: 'AED 2,000',
      deliveryUae: '5-7 business days',
    })
  })
})
