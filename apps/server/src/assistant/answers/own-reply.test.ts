import { expect, it } from 'vitest'

import { ownReply } from './own-reply.ts'

const OWN = {
  id: 'x',
  questions: ['parking'],
  answer: { en: 'Under the building.', ar: '' },
  page: '',
  isOn: true,
}

it('says where an answer is written in the other language alone', () => {
  expect(ownReply(OWN, 'ar')).toEqual({
    kind: 'answer',
    text: 'الجواب متوفر حتى الآن بالإنجليزية فقط: \u2068Under the building.\u2069',
    language: 'ar',
  })
  expect(ownReply(OWN, 'en').text).toBe('Under the building.')
})
