import { expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readConfig } from '../../platform/config/config.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { knowledgeDocuments } from '../knowledge/documents.ts'
import { trainingPhrases } from './training-phrases.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { config } = reading
const content = readContents(config.contentDir, (rug) => `/artwork/${rug}.jpg`).en
const known = knowledgeDocuments(content, config.contacts, builtInRugs('nothing drawn yet'))
const phrases = trainingPhrases()

it('every address is that of a document', () => {
  const addresses = new Set(known.map(({ source }) => source))
  expect(phrases.filter(({ label }) => label?.startsWith('/') && !addresses.has(label))).toEqual([])
})

it('every FAQ question has several paraphrases', () => {
  for (const { questions } of content.faq)
    for (const { anchor } of questions)
      expect(phrases.filter(({ label }) => label === `/faq#${anchor}`).length).toBeGreaterThanOrEqual(10)
})

it('no phrase belongs to two addresses', () => {
  const texts = phrases.map(({ text }) => text.toLowerCase())
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

it('some phrases have no answer', () => {
  expect(phrases.filter(({ label }) => label === null).length).toBeGreaterThan(100)
})
