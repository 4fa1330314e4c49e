import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { expect, it } from 'vitest'

import type { Turn } from '../turn.ts'
import { type Found, replyInParts } from './reply-in-parts.ts'

const answer = (text: string, isSure = true): Found => ({
  reply: { kind: 'answer', text, source: '/faq', language: 'en' },
  isOpen: false,
  isSure,
})
const unknown: Found = {
  reply: { kind: 'unknown', text: 'I do not know.', language: 'en' },
  isOpen: true,
  isSure: false,
}
const opened: Found = {
  reply: { kind: 'tool', tool: 'openDesign', args: { name: 'Ebru' }, text: 'Ebru.', language: 'en' },
  isOpen: false,
  isSure: true,
}
const REPLIES: Readonly<Record<string, Found>> = {
  'how long is the warranty?': answer('Five years.'),
  'is it moth proof?': answer('Not moths.'),
  'and is it long?': answer('Five years.'),
  'who won?': unknown,
  'open Ebru please.': opened,
  'is that dear?': answer('From $258.', false),
}
const CARDS = { rug: 'ebru', name: 'Ebru', picture: '/ebru.jpg', note: 'Red.' }

/** The parts of a turn that matter here; the rest is passed on unread. */
const turn = (text: string) =>
  ({ text, history: [], guesses: null, rugs: [{ name: 'Ebru' }] }) as unknown as Turn
const reply = (text: string, replies = REPLIES): Promise<AssistantReply | null> =>
  replyInParts(
    turn(text),
    async (part) => replies[part.text] ?? unknown,
    async () => null,
  )

it('joins the answers to several questions', async () => {
  expect(await reply('how long is the warranty? is it moth proof?')).toMatchObject({
    kind: 'answer',
    text: 'Five years.\n\nNot moths.',
  })
})

it('does what is asked for and answers what is asked besides', async () => {
  expect(await reply('open Ebru please. is it moth proof?')).toMatchObject({
    kind: 'tool',
    tool: 'openDesign',
    text: 'Ebru.\n\nNot moths.',
  })
})

it.each([
  ['one question', 'how long is the warranty?'],
  ['one of two is not understood', 'how long is the warranty? who won?'],
  ['two that have one answer', 'how long is the warranty? and is it long?'],
  ['one that is unsure', 'how long is the warranty? is that dear?'],
])('leaves a message whole: %s', async (_, text) => expect(await reply(text)).toBeNull())

it('shows no other rugs beside one that it opens', async () => {
  const cards = { ...answer('These fit.'), reply: { ...answer('These fit.').reply, cards: [CARDS] } }
  expect(
    await reply('open Ebru please. is it moth proof? have you red ones?', {
      ...REPLIES,
      'have you red ones?': cards,
    }),
  ).toMatchObject({ text: 'Ebru.\n\nNot moths.' })
})
