import { labFromHex } from '@nawl/engine/color/lab'
import { expect, it } from 'vitest'

import { hexOfColor, yarnFor } from './color-names.ts'
import { matchingYarns } from './match-yarns.ts'

it.each([
  ['navy', 'navy', true],
  ['wet sand', 'wet sand', true],
  ['burgundy', 'pomegranate', false],
  ['off-white', 'chalk', false],
  ['ocre', 'ochre', false],
  ['denim', 'dhow', false],
  ['mocha', 'hazelnut', false],
  ['the colour of sand', 'sand', false],
  ['like the sea at night', 'night sea', false],
  ['lavander', 'lavender', false],
  ['turqoise', 'turquoise', false],
  ['#263452', 'navy', false],
  ['RAL 5011', 'nightfall', false],
  ['NCS S 2060-R', 'ruby', false],
])('%s is the yarn %s', (phrase, name, isExact) => expect(yarnFor(phrase)).toEqual({ name, isExact }))

it.each([
  ['dustier pink', 'dusty pink'],
  ['deeper ochre', 'deep ochre'],
])('%s is %s, and not the plain colour', (compared, positive) => {
  expect(hexOfColor(compared)).toBe(hexOfColor(positive))
  expect(hexOfColor(compared)).not.toBe(hexOfColor(positive.split(' ')[1]!))
})

it('takes a softer green for no plain green', () => {
  const [soft, plain] = ['softer green', 'green'].map((phrase) => hexOfColor(phrase)!)
  const chromaOf = (hex: string) => Math.hypot(labFromHex(hex).a, labFromHex(hex).b)
  expect(chromaOf(soft!)).toBeLessThan(chromaOf(plain!))
})

it.each(['sandwich', 'RAL 9999', 'cheaper', ''])('%j is no colour', (phrase) =>
  expect(hexOfColor(phrase)).toBeNull(),
)

const PASTURE = [
  { name: 'madder', hex: '#93322B' },
  { name: 'brick', hex: '#BC6242' },
  { name: 'indigo', hex: '#2C3A5A' },
  { name: 'ochre', hex: '#CB9840' },
  { name: 'ivory', hex: '#E8DCC4' },
  { name: 'sky', hex: '#8FB0BA' },
  { name: 'leaf', hex: '#55693F' },
  { name: 'peat', hex: '#2C2320' },
]
it.each([
  ['red', ['madder', 'brick']],
  ['blue', ['indigo', 'sky']],
  ['dark blue', ['indigo']],
  ['light blue', ['sky']],
  ['green', ['leaf']],
  ['yellow', ['ochre']],
  ['black', ['peat']],
  ['white', ['ivory']],
  ['navy', ['indigo']],
  ['peat', ['peat']],
  ['third', ['indigo']],
])('%s of that rug is %j', (phrase, names) =>
  expect(matchingYarns(phrase, PASTURE).map(({ name }) => name)).toEqual(names),
)

it('a name wins over another that a word before it tells apart, and not over one that has it first', () => {
  const named = (...names: string[]) => names.map((name, at) => ({ name, hex: `#10203${at}` }))
  expect(matchingYarns('indigo', named('indigo', 'deep indigo'))).toHaveLength(1)
  expect(matchingYarns('saffron', named('saffron', 'saffron ridge'))).toHaveLength(2)
})
