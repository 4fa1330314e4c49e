import { expect, it } from 'vitest'

import { problemMessage } from './problem-messages.ts'

const LABELS = { email: 'E-mail', message: 'Message' }

it('says what is wrong with a field, by its label', () => {
  const wrong = (field: string, fault: 'missing' | 'too-long' | 'wrong', most?: number) =>
    problemMessage({ code: 'request/invalid', field, fault, most }, LABELS)
  expect(wrong('email', 'missing')).toBe('E-mail is missing.')
  expect(wrong('email', 'wrong')).toBe('Enter a valid e-mail address.')
  expect(wrong('message', 'too-long', 4000)).toBe('Message is longer than 4,000 characters.')
  expect(wrong('message', 'wrong')).toBe('Message is not valid.')
  expect(wrong('elsewhere', 'wrong')).toBe(
    'Some of the details sent are not valid. Check them and try again.',
  )
})

it('has a general sentence for codes that no form was expected to meet', () => {
  expect(problemMessage({ code: 'link/expired' }, LABELS)).toBe('This link is no longer valid.')
  expect(problemMessage({ code: 'image/unreadable' }, LABELS)).toMatch(/^Something went wrong on our side\./)
})
