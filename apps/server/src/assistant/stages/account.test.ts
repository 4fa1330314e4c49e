import { expect, it } from 'vitest'

import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries/countries'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { localAnswerer } from '../local-answerer.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { contentDir, contacts } = reading.config
const rugs = builtInRugs('nothing drawn yet')
const content = readContents(contentDir, (rug) => `/artwork/${rug}.jpg`).en
const answerer = await localAnswerer({ content, contacts, rugs })
const replyTo = (text: string) => answerer.reply({ text, context: { page: '/' } }, DEFAULT_COUNTRY)

it.each([
  ['does anything wait for my approval?', 'approvals'],
  ['Is there anything waiting for me to approve?', 'approvals'],
  ['what do I still have to approve', 'approvals'],
  ['which of my rugs need my approval', 'approvals'],
  ['show me my approvals', 'approvals'],
  ['Has my client approved yet?', 'approvals'],
  ['هل هناك شيء بانتظار موافقتي؟', 'approvals'],
  ['هل وافق عميلي؟', 'approvals'],
  ['which samples have I ordered before?', 'samples'],
  ["what swatches did I order? I mean the samples we've already got", 'samples'],
  ['show my earlier samples', 'samples'],
  ['have I ever ordered a sample box?', 'samples'],
  ['order my samples again', 'samples'],
  ['ما هي العينات التي طلبتها؟', 'samples'],
  ['أين عيّناتي؟', 'samples'],
  ['show me my projects', 'projects'],
  ['how many projects do we have', 'projects'],
  ['open my project', 'projects'],
  ['افتح مشاريعي', 'projects'],
])('%s: asks the account for %s', async (text, about) => {
  expect(await replyTo(text)).toMatchObject({ kind: 'tool', tool: 'tellAccount', args: { about } })
})

it.each([
  'how does my client approve a rug?',
  'do you have samples?',
  'can I order samples before I buy?',
  'what does a sample box cost',
  'how long is the credit for samples valid',
  'what happens when I do not approve the strike-off?',
  'I need a rug for my project in Dubai',
  'كيف يوافق عميلي على السجادة؟',
  'هل لديكم عينات؟',
])('%s: is answered by the shop', async (text) => {
  expect(await replyTo(text)).not.toMatchObject({ tool: 'tellAccount' })
})
