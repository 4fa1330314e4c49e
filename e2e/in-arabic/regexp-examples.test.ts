import { expect, it } from 'vitest'

import { ANY_CHARACTER as X, ANY_DIGIT as N, ANY_HEX_DIGIT as H, examplesOf } from './regexp-examples.ts'

it.each([
  [/^Published$/, ['Published']],
  [/^Choose (?:a|another) picture$/, ['Choose a picture', 'Choose another picture']],
  [/left in the budget|over the budget/, ['left in the budget', 'over the budget']],
  [/Until \d\d:\d\d on \d+ \w+ GST/, [`Until ${N}${N}:${N}${N} on ${N} ${X} GST`]],
  [/^\$439\.\d\d$/, [`$439.${N}${N}`]],
  [/AED [\d,.]+ goes back/, [`AED ${N} goes back`]],
  [/^Version ([0-9a-f]{2} ?){2}$/, [`Version ${H}${H} ${H}${H} `, `Version ${H}${H}${H}${H}`]],
  [/country[’']s code/, ['country’s code']],
  [/^To dye(?= now)?: /, ['To dye: ']],
])('knows texts that match %s', (pattern, examples) => {
  expect(examplesOf(pattern)).toEqual(examples)
})
