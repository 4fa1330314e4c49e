import { expect, it } from 'vitest'

import { unbrokenParts } from './unbroken.ts'

it.each([
  ['It takes 6-8 weeks in all.', '6-8 weeks'],
  ['It takes 6–8 weeks in all.', '6–8 weeks'],
  ['In the GCC 5-7 business days, insured.', '5-7 business days'],
  ['Leave 20 to 30 cm of floor.', '20 to 30 cm'],
  ['For one of 90 × 180 it is more.', '90 × 180'],
  ['ويكفي لسرير 160 سجادة 240 × 300 سم.', '240 × 300 سم'],
  ['مقاسها \u20685\u2069 × \u20688\u2069 أقدام.', '\u20685\u2069 × \u20688\u2069 أقدام'],
  ['اترك 20 إلى 30 سم.', '20 إلى 30 سم'],
  ['17 to 22 microns', '17 to 22 microns'],
  ['Rugs are hand-tufted here.', 'hand-tufted'],
])('keeps together in “%s” %s', (text, part) => {
  const parts = unbrokenParts(text)
  expect(parts[1]).toBe(part)
  expect(parts.join('')).toBe(text)
})

it.each(['Order NW-2026-0041', 'code em-24-ma-1100', 'on 2026-11-23', 'one of 5 rugs', 'from 9 to Friday'])(
  'leaves %s as it is',
  (text) => expect(unbrokenParts(text)).toEqual([text]),
)
