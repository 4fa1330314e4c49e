import { expect, it } from 'vitest'

import { answersTogether, questionsIn } from './several-questions.ts'

it.each([
  [
    'how long is the warranty? and does it cover moths?',
    ['how long is the warranty?', 'and does it cover moths?'],
  ],
  ['الضمان كم سنة؟ والعثة لو أكلتها تعوضونا؟', ['الضمان كم سنة؟', 'والعثة لو أكلتها تعوضونا؟']],
  ['how long is the warranty? thanks', []],
  ['really? how long is the warranty?', []],
  ['what? is it wool? is it soft? is it from here? is it dear to buy?', []],
])('finds the questions of: %s', (text, questions) => expect(questionsIn(text)).toEqual(questions))

it('joins answers, and nothing where one is missing or said twice', () => {
  const answer = (text: string) => ({ kind: 'answer', text, source: '/faq', language: 'en' }) as const
  const unknown = { ...answer('I do not know.'), kind: 'unknown' } as const
  expect(answersTogether([answer('Five years.'), answer('Not moths.')])).toEqual(
    answer('Five years.\n\nNot moths.'),
  )
  expect(answersTogether([answer('Five years.'), unknown])).toBeNull()
  expect(answersTogether([answer('Five years.'), answer('Five years.')])).toBeNull()
  expect(answersTogether([])).toBeNull()
})
