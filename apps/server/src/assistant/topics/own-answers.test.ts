import { expect, it } from 'vitest'

import { type OwnAnswer, ownAnswerTo } from './own-answers.ts'

const OWN: readonly OwnAnswer[] = [
  { question: 'Is there parking at the showroom?', answer: 'Yes, under the building.', language: 'en' },
  { question: 'Do you sell gift cards?', answer: 'From next month.', language: 'en' },
  { question: 'هل يوجد موقف سيارات عند صالة العرض؟', answer: 'نعم، تحت المبنى.', language: 'ar' },
]
const answerTo = (question: string, language: 'en' | 'ar' = 'en') =>
  ownAnswerTo(question, language, OWN)?.answer ?? null

it.each(['Is there parking at the showroom?', 'parking at your showroom?', 'showroom parking'])(
  'finds the answer of the owner to "%s"',
  (question) => expect(answerTo(question)).toBe('Yes, under the building.'),
)

it.each(['where is the showroom', 'do you sell rugs', 'can I give a card as a present to the gardener', ''])(
  'does not take "%s" for another question',
  (question) => expect(answerTo(question)).toBeNull(),
)

it('answers in the language of the question', () => {
  expect(answerTo('يوجد موقف سيارات عند صالة العرض', 'ar')).toBe('نعم، تحت المبنى.')
  expect(answerTo('Is there parking at the showroom?', 'ar')).toBeNull()
})
