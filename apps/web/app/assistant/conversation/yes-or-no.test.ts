import { expect, it } from 'vitest'

import { yesOrNo } from './yes-or-no.ts'

it.each([
  ['Yes!', true],
  ['ok, do it', true],
  ['نعم', true],
  ['حسنا، أضفها', true],
  ["don't", false],
  ['No thanks', false],
  ['لا، شكرًا', false],
  ['None of these', null],
  ['Okra green', null],
  ['لاحقًا', null],
  ['السعر؟', null],
])('takes %s as %s', (text, meaning) => {
  expect(yesOrNo(text)).toBe(meaning)
})
