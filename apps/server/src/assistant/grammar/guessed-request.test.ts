import { expect, it } from 'vitest'

import { MOODS } from '@nawl/contract/assistant/shop-tools'
import { assistantRequest } from '@nawl/contract/assistant/assistant'
import { ROOMS } from '@nawl/domain/rug/site-rooms'
import { SHAPES } from '@nawl/domain/rug/shape'
import { findCountry } from '@nawl/domain/shop/countries/countries'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { localAnswerer } from '../local-answerer.ts'
import { PAGES } from './page-vocabulary.ts'
import type { Guess } from '../subject/subject-model.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { contacts, contentDir } = reading.config
const content = readContents(contentDir, () => '').en
const country = findCountry('AE')!

const palette = [
  { hex: '#8FC0A8', name: 'mint' },
  { hex: '#33487A', name: 'indigo' },
  { hex: '#2A2320', name: 'river mud' },
]
const STUDIO = { page: '/product/khatam', rug: 'khatam', palette }

type Taken = Readonly<Record<string, Guess>>
let takenFor: Taken = {}
const answerer = await localAnswerer({
  rugs: builtInRugs('nothing drawn yet'),
  contacts,
  content,
  guess: async (said) => [takenFor[said] ?? { label: null, likelihood: 0.9 }],
})

/** The reply where the classifier takes texts for what the table says. */
async function replyTo(text: string, taken: Taken, context: object = STUDIO) {
  takenFor = taken
  return answerer.reply(assistantRequest.parse({ text, context }), country)
}
const request = (tool: string, likelihood: number, value?: string): Guess => ({
  label: `tool:${tool}`,
  likelihood,
  ...(value === undefined ? {} : { value }),
})

it.each([
  [
    'put some guts in the thing',
    request('setMood', 0.8, 'bolder'),
    { tool: 'setMood', args: { mood: 'bolder' } },
  ],
  ['toss everything up in the air', request('shuffle', 0.7), { tool: 'shuffle' }],
  ['that porridge eating place', request('showRoom', 0.6, 'dining'), { args: { room: 'dining' } }],
  ['my acct thingy', request('navigate', 0.6, '/account'), { tool: 'navigate', args: { page: '/account' } }],
  ['i see the mint bit looking more tomato honestly', request('setColor', 0.9), { tool: 'setColor' }],
  ['خليها تنطق', request('setMood', 0.8, 'bolder'), { tool: 'setMood', args: { mood: 'bolder' } }],
])('"%s" is done by the classifier’s word', async (text, guess, done) =>
  expect(await replyTo(text, { [text]: guess })).toMatchObject({ kind: 'tool', ...done }),
)

it.each([
  ['an unsure one', 'put some guts in the thing', request('setMood', 0.4, 'bolder')],
  ['a question that is hardly one', 'is there some guts in the thing', request('setMood', 0.6, 'bolder')],
  ['a negation', 'no need for tossing it up', request('shuffle', 0.9)],
  ['a mood without a value', 'put some guts in the thing', request('setMood', 0.9)],
  ['a negation in Arabic', 'لا تلخبط شي', request('shuffle', 0.9)],
])('%s is not done', async (_, text, guess) =>
  expect((await replyTo(text, { [text]: guess })).kind).not.toBe('tool'),
)

const VALUES = [
  ...MOODS.map((mood) => ['setMood', mood, { mood }] as const),
  ...[...ROOMS, 'none' as const].map((room) => ['showRoom', room, { room }] as const),
  ...SHAPES.map((shape) => ['setShape', shape, { shape }] as const),
  ...PAGES.filter((page) => page !== '/products').map((page) => ['navigate', page, { page }] as const),
  ['setLanguage', 'en', { language: 'en' }] as const,
]
it.each(VALUES)('%s %s is done in Arabic, too', async (tool, value, args) => {
  const text = 'أبغى الشي اللي في بالي'
  expect(await replyTo(text, { [text]: request(tool, 0.8, value) })).toMatchObject({
    kind: 'tool',
    tool,
    args,
  })
})

it('asks for a rug on screen', async () =>
  expect(
    (await replyTo('some guts in it', { 'some guts in it': request('shuffle', 0.9) }, { page: '/' })).kind,
  ).not.toBe('tool'))

it('hears every clause by itself', async () =>
  expect(
    await replyTo('put some guts in the thing, and lock the indigo', {
      'put some guts in the thing, and lock the indigo': request('lock', 0.6),
      'put some guts in the thing': request('setMood', 0.95, 'bolder'),
    }),
  ).toMatchObject({ tool: 'lock', next: [{ tool: 'setMood', args: { mood: 'bolder' } }] }))

it('joins a clause that leaves something open with the next', async () =>
  expect(
    await replyTo('lose the mint, tomato instead', {
      'lose the mint, tomato instead': request('setColor', 0.9),
      'lose the mint': request('setColor', 0.9),
      'tomato instead': request('setColor', 0.9),
    }),
  ).toMatchObject({ kind: 'tool', tool: 'setColor', args: { from: '#8FC0A8' } }))
