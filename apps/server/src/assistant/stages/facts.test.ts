import { afterAll, expect, it } from 'vitest'

import { trainedAnswerer } from '../../../test/assistant/trained-answerer.ts'

const { reply, unanswered, close } = await trainedAnswerer([
  {
    id: '0b6c9f5e-3b0b-4d0e-9f7c-1d2e3f4a5b6c',
    questions: ['Is there parking at the showroom?'],
    answer: { en: 'Yes, under the building.', ar: '' },
    page: '/contact',
    isOn: true,
  },
  {
    id: '1b6c9f5e-3b0b-4d0e-9f7c-1d2e3f4a5b6c',
    questions: ['Is wool safe for my allergy?', 'How much is shipping to Norway?'],
    answer: { en: 'Whatever.', ar: '' },
    page: '',
    isOn: true,
  },
])
afterAll(close)

it.each([
  ['does it contain latex', /^Yes, there is latex/],
  ['Are the rugs hand-tufted?', /hand-tufted/],
  ['whats it made of', /New Zealand wool and nothing else/],
  ['can I take it back if I hate it', /cannot take back/],
  ['what do you charge for a round one', /square/],
  ['hoover with the brush on?', /rotating brush off/],
  ['Do you have a discount for three?', /5% for 3 rugs/],
  ['robot vacuum ok?', /Robot vacuum cleaners/],
])('"%s" has its own written answer', async (question, words) => {
  expect(await reply(question)).toMatchObject({
    kind: 'answer',
    text: expect.stringMatching(words) as unknown,
  })
})

it.each([
  ['bring me to where I can write to you', /^\/contact/],
  ['which page tells of moths, take me there', /moth|care|faq/],
])('goes to the page that answers: %s', async (text, page) => {
  expect(await reply(text)).toMatchObject({
    tool: 'navigate',
    args: { page: expect.stringMatching(page) as unknown },
  })
})

it('begins with the "Yes." or "No." of no other question', async () => {
  for (const question of ['how are rugs tufted', 'who signs in with google', 'what do architects get'])
    expect((await reply(question)).text).not.toMatch(/^(?:Yes|No)\. /)
})

it.each(['do you sell curtains', 'who won the match yesterday', 'write me a poem', 'is there wifi'])(
  'does not answer "%s", tells the owner and offers a way on',
  async (question) => {
    expect(await reply(question)).toMatchObject({
      kind: 'unknown',
      choices: [{ source: '/contact' }, { source: '/contact#consultation' }],
    })
    expect(unanswered).toContain(`en: ${question}`)
  },
)

it.each([
  'parking at the showroom?',
  'do you have a car park at the showroom',
  'Any parking near the showroom?',
])('answers "%s" as the owner has, with the page that says more', async (question) => {
  expect(await reply(question)).toMatchObject({ text: 'Yes, under the building.', source: '/contact' })
})

it('lets an answer of the owner go before neither safety nor what is written, unless it is clearly nearer', async () => {
  expect((await reply('Is wool safe for my allergy?')).text).toContain('latex')
  expect((await reply('where is the showroom')).text).not.toContain('under the building')
  expect((await reply('how is shipping to Oslo paid')).text).not.toContain('Whatever')
})

it('takes a short question together with the one before it', async () => {
  const before = [
    { role: 'visitor' as const, text: 'what is white glove delivery' },
    { role: 'assistant' as const, text: 'The rug is brought in and laid.' },
  ]
  expect((await reply('and in which cities', before)).text).toContain('London')
})
