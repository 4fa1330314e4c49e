import { expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { asSpoken, spokenSentences } from './spoken-sentences.ts'

it.each([
  [
    'Make it 160x230cm, please!',
    'make it one hundred and sixty by two hundred and thirty centimeters please',
  ],
  ['what’s 2 m in grey colours?', "what's two meters in gray colors"],
  ['NW-12345 arrived', 'nw- arrived'],
])('writes "%s" as it is spoken', (text, spoken) => expect(asSpoken(text)).toBe(spoken))

it('has what people say, and the names of the shop, each once and in English', () => {
  const lines = spokenSentences(builtInRugs('nothing drawn yet')).split('\n')
  expect(lines.length).toBeGreaterThan(10_000)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines).toContain('open palimpsest')
  expect(lines.filter((line) => !/^[a-z' -]+$/.test(line))).toEqual([])
})
