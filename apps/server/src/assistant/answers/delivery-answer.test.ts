import { expect, it } from 'vitest'

import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/countries/shipping-countries'

import { normalise } from '../text/normalise.ts'
import { deliveryAnswer, placeAnswer } from './delivery-answer.ts'
import { findCountry } from '@nawl/domain/shop/countries/countries'

const answer = (text: string, isFollowUp = false) =>
  deliveryAnswer(normalise(text), isFollowUp, SANCTIONED_COUNTRIES)?.text ?? null

it.each([
  ['is 3 weeks enough for Berlin?', '10-14 days'],
  ['can i get it to my mum in leeds', '10-14 days'],
  ['how many days to riyadh after it leaves you', '7-10 days'],
  ['do you ship to Brazil', '14-21 days'],
  ['when would it reach Toronto', '12-16 days'],
  ['free shipping in dubai?', 'AED 2,000'],
  ['what does delivery to Oslo cost', 'calculated at checkout'],
  ['shipping to melbourne - roughly how long in transit?', '10-14 days'],
])('"%s" is answered for that place', (question, words) => expect(answer(question)).toContain(words))

it.each([
  'do I pay customs in Germany',
  'is there a showroom in London',
  'what is the weather in Dubai',
  'who lays the rug in New York',
  'where in New Zealand is the wool from',
  'do I need a visa for the Emirates',
])('"%s" is not about delivery', (question) => expect(answer(question)).toBeNull())

it('continues a question about delivery', () => {
  expect(answer('and Mexico?')).toBeNull()
  expect(answer('and Mexico?', true)).toContain('12-16 days')
})

it('says with a way on that a country is not served', () => {
  expect(answer('ship to Cuba')).toMatch(/^We do not ship to Cuba\. .*contact page/)
})

it('says it in Arabic', () => {
  const country = findCountry('SA')
  if (!country) throw new Error('no such country')
  expect(placeAnswer({ country, name: 'الرياض', isCostOnly: false }, 'ar').text).toMatch(/الرياض.*7–10/)
})
