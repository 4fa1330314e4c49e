import { expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readConfig } from '../../platform/config/config.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { PHRASINGS } from './phrasings.ts'
import { knowledgeDocuments } from './documents.ts'
import { termsOf } from './lexicon.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { config } = reading
const documents = knowledgeDocuments(
  readContents(config.contentDir, (rug) => `/artwork/${rug}.jpg`).en,
  config.contacts,
  builtInRugs('nothing drawn yet'),
)
const sources = new Set(documents.map(({ source }) => source))

it.each(Object.keys(PHRASINGS))('%s is the address of a document', (source) => {
  expect(sources.has(source)).toBe(true)
})

it('every document has a sentence', () => {
  expect(documents.filter(({ sentences }) => sentences.join('') === '')).toEqual([])
})

it('no document contains markup', () => {
  expect(documents.filter(({ sentences }) => /<|&\w+;|\{\{/.test(sentences.join(' ')))).toEqual([])
})

it('a word and its plural are the same term', () => {
  for (const [one, many] of [
    ['refund', 'refunds'],
    ['moth', 'moths'],
    ['curtain', 'curtains'],
    ['architect', 'architects'],
  ])
    expect(termsOf(one ?? '')).toEqual(termsOf(many ?? ''))
})

it('British and American spellings are the same term', () => {
  expect(termsOf('colour metre catalogue')).toEqual(termsOf('color meter catalog'))
})
