import { prices, setPrices } from '@nawl/domain/shop/price-list'
import { DEFAULT_HOURS, setShopHours } from '@nawl/domain/shop/hours'
import { LANGUAGES } from '@nawl/messages/languages'
import { afterEach, expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { knowledgeDocuments } from '../knowledge/documents.ts'
import { trainingPhrases } from '../subject/training-phrases.ts'
import { TOPICS, topicOf, topicText } from './topics.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { config } = reading
const { contacts } = config
const content = readContents(config.contentDir, (rug) => `/artwork/${rug}.jpg`).en
const documents = knowledgeDocuments(content, contacts, builtInRugs('nothing drawn yet'))
const LANGUAGE_CODES = Object.values(LANGUAGES).map(({ code }) => code)
const built = prices()
afterEach(() => {
  setPrices(built)
  setShopHours(DEFAULT_HOURS)
})

/** All that the page says at an address and below it. */
const textAt = (source: string) =>
  documents
    .filter((document) => document.source === source || document.source.startsWith(`${source}#`))
    .flatMap(({ title, sentences }) => [title, ...sentences])
    .join(' ')
const textOfTopic = (source: string) =>
  [textAt(source), textAt('/contact'), ...(source === '/faq#trade' ? [textAt('/trade')] : [])].join(' ')
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/(\d)[,٬](?=\d{3}\b)/g, '$1')
const numbersOf = (text: string): readonly string[] => plain(text).match(/\d+(?:\.\d+)?/g) ?? []

it('every topic has an address of its own, and each section at most one answer for all of it', () => {
  const slugs = TOPICS.map(({ slug }) => slug)
  expect(slugs).toEqual([...new Set(slugs)])
  const wholes = TOPICS.filter(({ part }) => part === 'whole').map(({ source }) => source)
  expect(wholes).toEqual([...new Set(wholes)])
  expect(TOPICS.filter(({ source }) => textAt(source) === '').map(({ source }) => source)).toEqual([])
})

it.each(LANGUAGE_CODES)('every figure of an answer (%s) is on the page that it names', (language) => {
  const strange = TOPICS.flatMap((topic) => {
    const known = new Set(numbersOf(textOfTopic(topic.source)))
    const said = numbersOf(topicText(topic, language, contacts)).filter((number) => !known.has(number))
    return said.length > 0 ? [`${topic.slug}: ${said.join(' ')}`] : []
  })
  expect(strange).toEqual([])
})

/** Answers from a table, from messages of a page that are no document, and those that mostly hand on to a person. */
const NOT_WRITTEN = new Set(['price-cheapest', 'ship-packed', 'safety-allergy', 'order-lost'])

it('most words of an answer are those of its page, so that a rewritten page is noticed', () => {
  const wordsOf = (text: string) =>
    plain(text)
      .toLowerCase()
      .match(/[a-z]{5,}/g) ?? []
  const far = TOPICS.filter(({ slug, part }) => part !== 'silent' && !NOT_WRITTEN.has(slug)).flatMap(
    (topic) => {
      const known = new Set(wordsOf(textOfTopic(topic.source)))
      const words = wordsOf(topicText(topic, 'en', contacts))
      const share = words.filter((word) => known.has(word)).length / words.length
      return share < 0.5 ? [`${topic.slug}: ${share.toFixed(2)}`] : []
    },
  )
  expect(far).toEqual([])
})

it.each(LANGUAGE_CODES)('an answer (%s) is short enough to be spoken', (language) => {
  const long = TOPICS.filter((topic) => topicText(topic, language, contacts).length > 480)
  expect(long.map(({ slug }) => slug)).toEqual([])
})

it.each(LANGUAGE_CODES)('answers (%s) follow the settings', (language) => {
  const answerOf = (slug: string) => {
    const topic = topicOf(slug)
    if (!topic) throw new Error(slug)
    return plain(topicText(topic, language, contacts)).replaceAll('–', '-')
  }
  const slugs = [
    'time-make',
    'time-all',
    'discount-several',
    'ship-free',
    'time-deliver',
    'hours',
    'price-cheapest',
  ]
  const before = slugs.map(answerOf)
  setPrices({
    ...built,
    weeks: { making: [11, 13], way: [3, 4], all: [14, 17] },
    discounts: [{ from: 4, percent: 21 }],
    uae: { ...built.uae, freeAbove: 345_600 as typeof built.uae.freeAbove },
    days: { ...built.days, europe: [31, 39] },
    squareFoot: Object.fromEntries(
      Object.keys(built.squareFoot).map((name) => [name, 3700]),
    ) as typeof built.squareFoot,
  })
  setShopHours({ ...DEFAULT_HOURS, week: [null, null, null, null, null, null, { from: 11, to: 15 }] })
  const after = slugs.map(answerOf)
  expect(slugs.filter((_, at) => after[at] === before[at])).toEqual([])
  expect(answerOf('time-make')).toContain('11-13')
  expect(answerOf('time-make')).not.toContain('4-6')
  expect(answerOf('time-all')).toContain('14-17')
  expect(answerOf('discount-several')).toContain('21')
  expect(answerOf('ship-free')).toContain('3456')
  expect(answerOf('time-deliver')).toContain('31-39')
  expect(answerOf('price-cheapest')).toContain('2664')
})

it('says that each square foot costs the same only while every collection does', () => {
  const answerOf = (slug: string) => {
    const topic = topicOf(slug)
    return topic ? topicText(topic, 'en', contacts) : ''
  }
  const slugs = ['price-how', 'price-design']
  for (const slug of slugs) expect(answerOf(slug)).toContain('whichever design you choose')
  const modern = 1900 as typeof built.squareFoot.Modern
  setPrices({ ...built, squareFoot: { ...built.squareFoot, Modern: modern } })
  for (const slug of slugs) {
    expect(answerOf(slug)).toContain('depends on the design’s collection')
    expect(answerOf(slug)).not.toContain('whichever design you choose')
  }
})

it('answers with a contact of the shop follow the contacts', () => {
  const topic = topicOf('phone')
  expect(topic && topicText(topic, 'en', { ...contacts, phone: '+971 1 234' })).toContain('+971 1 234')
})

it('every topic has phrases to be known by', () => {
  const labels = trainingPhrases().map(({ label }) => label)
  const few = TOPICS.filter(({ slug }) => labels.filter((label) => label === slug).length < 5)
  // Who asks for a person is in conversation; what is urgent is known by its words (urgent.ts).
  const KNOWN_BY_WORDS = new Set([
    'assistant-ai',
    'emergency',
    'pay-safe-person',
    'in-despair',
    'in-danger',
    'unlawful-artwork',
    'pet-swallowed',
    'secrets',
    'others-data',
  ])
  expect(few.map(({ slug }) => slug).filter((slug) => !KNOWN_BY_WORDS.has(slug))).toEqual([])
})
