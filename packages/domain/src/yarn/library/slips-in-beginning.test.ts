import { expect, it } from 'vitest'

import { slipsInBeginning } from './slips-in-beginning.ts'

it.each([
  ['teal', 'teal', 0],
  ['turq', 'turquoise', 0],
  ['safron', 'saffron', 1],
  ['saffrron', 'saffron', 1],
  ['saffran', 'saffron', 1],
  ['sfafron', 'saffron', 1],
  ['trequoise', 'turquoise', 2],
  ['saf', 'wisteria', 3],
  ['', 'teal', 0],
  ['teal', '', 4],
])('between %j and the beginning of %j counts %d', (word, target, slips) =>
  expect(slipsInBeginning(word, target)).toBe(slips),
)
