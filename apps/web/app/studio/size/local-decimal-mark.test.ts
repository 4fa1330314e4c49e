import { expect, it } from 'vitest'

import { localDecimalMark } from './local-decimal-mark.ts'

it('reads a comma as in English, unless the browser also lists a language with decimal commas', () => {
  expect(localDecimalMark(['en-US', 'en'])).toBe('.')
  expect(localDecimalMark(['ar-AE'])).toBe('.')
  expect(localDecimalMark(['en-US@posix'])).toBe('.')
  expect(localDecimalMark(['de-DE', 'en'])).toBe('unknown')
  expect(localDecimalMark(['en-GB', 'fr'])).toBe('unknown')
})
