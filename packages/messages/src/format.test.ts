import { expect, it } from 'vitest'

import { apartIfRtl } from './format.ts'
import { sentenceText } from './text/sentences/sentence.ts'

it('sets a name in Arabic apart from the English around it, and nothing else', () => {
  expect(`From ${apartIfRtl('ليلى حداد')}, 5 rugs`).toBe('From \u2068ليلى حداد\u2069, 5 rugs')
  expect(apartIfRtl('Layla Haddad')).toBe('Layla Haddad')
  expect(apartIfRtl(5)).toBe('5')
})

it('does so in a sentence of the owner’s, too', () => {
  const sentence = ['From ', ['argument', 'name']] as const
  expect(sentenceText(sentence, { name: 'ليلى' })).toBe('From \u2068ليلى\u2069')
})
