import { afterAll, expect, it } from 'vitest'

import { trainedAnswerer } from '../../../test/assistant/trained-answerer.ts'

const { reply, unanswered, close } = await trainedAnswerer([
  { question: 'Is there parking at the showroom?', answer: 'Yes, under the building.', language: 'en' },
])
afterAll(close)

it.each([
  ['does it contain latex', /^Yes, there is latex/],
  ['Are the rugs hand-tufted?', /hand-tufted/],
  ['whats it made of', /New Zealand wool and nothing else/],
  ['can I take it back if I hate it', /not taken back/],
  ['what do you charge for a round one', /square/],
  ['hoover with the brush on?', /rotating brush off/],
  ['Do you have a discount for three?', /5% for 3 rugs/],
  ['robot vacuum ok?', /Robots/],
])('"%s" has its own written answer', async (question, words) => {
  expect(await reply(question)).toMatchObject({
    kind: 'answer',
    text: expect.stringMatching(words) as unknown,
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

it('answers as the owner has', async () => {
  expect(await reply('parking at the showroom?')).toMatchObject({ text: 'Yes, under the building.' })
})

it('takes a short question together with the one before it', async () => {
  const before = [
    { role: 'visitor' as const, text: 'what is white glove delivery' },
    { role: 'assistant' as const, text: 'The rug is brought in and laid.' },
  ]
  expect((await reply('and in which cities', before)).text).toContain('London')
})
