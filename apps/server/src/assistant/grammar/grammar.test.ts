import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { AssistantContext, AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import { parseToolCall } from '@nawl/contract/assistant/shop-tools'
import { designAddress } from '@nawl/domain/catalogue/address'
import { DEFAULT_COUNTRY, findCountry } from '@nawl/domain/shop/countries/countries'
import { describe, expect, it } from 'vitest'

import { said } from '../../../test/assistant/grammar/misread.ts'
import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readConfig } from '../../platform/config/config.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { localAnswerer } from '../local-answerer.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { config } = reading
const rugs = builtInRugs('nothing drawn yet')
const answerer = await localAnswerer({
  rugs,
  contacts: config.contacts,
  content: readContents(config.contentDir, (rug) => `/artwork/${rug}.jpg`).en,
})
const isShared = (name: string) => rugs.filter((rug) => rug.name === name).length > 1
const khatam: AssistantContext = { page: '/product/khatam', rug: 'khatam' }
const home: AssistantContext = { page: '/' }

const reply = (
  text: string,
  context = home,
  history?: AssistantRequest['history'],
): Promise<AssistantReply> =>
  answerer.reply({ text, context, ...(history ? { history } : {}) }, DEFAULT_COUNTRY)
const call = async (text: string, context = khatam, history?: AssistantRequest['history']) => {
  const said = await reply(text, context, history)
  return said.kind === 'tool' ? { tool: said.tool, args: said.args } : said.kind
}
const after = (text: string): AssistantRequest['history'] => [
  { role: 'visitor', text },
  { role: 'assistant', text: 'Done.' },
]

describe('the grammar', () => {
  it('reads a colour change the same in every phrasing', async () => {
    const wanted = { tool: 'setColor', args: { from: '#2F6B66', to: 'navy' } }
    for (const text of said(`
      make the sea glaze navy | change sea glaze to navy | sea glaze into navy | use navy instead of the sea
      glaze | navy instead of sea glaze please | put navy where the sea glaze is | I would like the sea glaze
      to be navy | Could you swap the sea glaze for navy? | How would it look with navy instead of the sea
      glaze? | make the teal navy | mke the sea galze nvay`))
      expect({ text, call: await call(text) }).toEqual({ text, call: wanted })
  })

  it('opens every design by name in every phrasing', async () => {
    for (const { name } of rugs.filter(({ name }) => !isShared(name)))
      for (const text of said(
        `open ${name} | Could I see the ${name} rug, please? | show me ${name.toUpperCase()}`,
      ))
        expect({ text, call: await call(text, home) }).toEqual({
          text,
          call: { tool: 'openDesign', args: { name } },
        })
  })

  it('asks which of two designs of one name is meant, and understands the answer', async () => {
    for (const { name } of rugs.filter(({ name }) => isShared(name))) {
      const asked = await reply(`open ${name}`, home)
      expect(asked).toMatchObject({ kind: 'choices' })
      const opened = await Promise.all((asked.choices ?? []).map(({ say }) => call(say ?? '', home)))
      const wanted = rugs.filter((rug) => rug.name === name).map((rug) => designAddress(rugs, rug))
      expect(opened).toEqual(wanted.map((address) => ({ tool: 'openDesign', args: { name: address } })))
    }
  })

  it('asks for confirmation of a misspelt name', async () => {
    expect(await reply('open mashrabiyya')).toMatchObject({
      tool: 'openDesign',
      args: { name: 'Mashrabiya' },
      confirm: true,
    })
  })

  it('asks before changing the cart', async () => {
    expect(await reply('add it to my cart', khatam)).toMatchObject({
      kind: 'tool',
      tool: 'addToCart',
      confirm: true,
    })
  })

  it('returns only calls that the contract allows', async () => {
    const sentences = JSON.parse(
      readFileSync(join(import.meta.dirname, '../evaluation/development.json'), 'utf8'),
    ) as readonly { readonly text: string; readonly context: AssistantContext }[]
    const replies = await Promise.all(sentences.map(({ text, context }) => reply(text, context)))
    const calls = replies.filter((said) => said.kind === 'tool')
    expect(calls.length).toBeGreaterThan(30)
    for (const { tool, args } of calls) expect(parseToolCall(tool, args)).toEqual({ tool, args })
  })

  it('ignores polite phrases and letter case', async () => {
    for (const text of said(`
      undo | reset the rug | lock the saffron | make it 2 by 3 metres | take me to the journal | show me blue
      rugs`))
      for (const around of [
        `Could you please ${text}?`,
        `hi, ${text}, thanks!`,
        text.toUpperCase(),
        `Well, ${text} for me.`,
      ])
        expect({ around, call: await call(around) }).toEqual({ around, call: await call(text) })
  })

  it.each([
    'what is the weather in Dubai',
    'show me blue movies',
    'open the window',
    'make me a sandwich',
    'buy me a car',
    'lock my door',
    'reset my password',
    'cancel my flight to Norway',
    'I keep a blue car',
    'the navy is at sea',
    'turn the heating up',
    'set an alarm for seven',
    'how do I make a rug navy at home',
  ])('reads no command in: %s', async (said) => expect((await reply(said, khatam)).kind).not.toBe('tool'))

  it('asks which yarn when none was named, or one that is not in the rug', async () => {
    expect(await reply('make it navy', khatam)).toMatchObject({
      kind: 'choices',
      choices: [
        { say: 'make the #e6dcc8 navy' },
        { say: 'make the #2f6b66 navy' },
        { say: 'make the #a9583c navy' },
      ],
    })
    for (const { say } of [{ say: 'make the #e6dcc8 navy' }, { say: 'make the #a9583c navy' }])
      expect(await call(say)).toMatchObject({ tool: 'setColor' })
  })
})

describe('an elliptical sentence', () => {
  it.each([
    [
      'what does 2 by 3 metres cost',
      'and in 3 by 4?',
      { tool: 'quote', args: { width: 300, length: 400, unit: 'cm' } },
    ],
    [
      'what does 5 by 8 feet cost',
      'and 8 by 10?',
      { tool: 'quote', args: { width: 8, length: 10, unit: 'ft' } },
    ],
    [
      'what does 5 by 8 feet cost',
      'and three of them?',
      { tool: 'quote', args: { width: 5, length: 8, unit: 'ft', quantity: 3 } },
    ],
    ['make the saffron red', 'make it navy', { tool: 'setColor', args: { from: '#CE9434', to: 'navy' } }],
    [
      'make it 2 by 3 metres',
      'or 3 by 4',
      { tool: 'setSize', args: { width: 300, length: 400, unit: 'cm' } },
    ],
    ['make it teal', 'the second colour', { tool: 'setColor', args: { from: '#2F6B66', to: 'teal' } }],
    ['make it teal', 'the saffron', { tool: 'setColor', args: { from: '#CE9434', to: 'teal' } }],
    ['change it to navy', 'the last one please', { tool: 'setColor', args: { from: '#CE9434', to: 'navy' } }],
  ])('%s … %s', async (before, said, wanted) =>
    expect(await call(said, khatam, after(before))).toEqual(wanted),
  )

  it('asks about another country', async () => {
    expect(await reply('and to Tokyo?', home, after('how long to Oslo?'))).toMatchObject({
      kind: 'answer',
      source: '/shipping#regions',
      text: expect.stringContaining('10-14 days') as unknown,
    })
  })
})

describe('an answer', () => {
  it('has the shipping table’s row for every country', async () => {
    for (const code of ['NO', 'AE', 'SA', 'US', 'JP', 'BR']) {
      const country = findCountry(code)
      expect(await reply(`how long does delivery to ${country?.name} take`)).toMatchObject({
        source: '/shipping#regions',
      })
    }
    expect((await reply('how long to Oslo?')).text).toContain('10-14 days')
    for (const question of ['how long does delivery to Iran take', 'ship to Cuba'])
      expect((await reply(question)).text).toMatch(/^We do not ship to (?:Iran|Cuba)\. /)
    expect((await reply('delivery time to Dubai')).text).toContain('5-7 business days')
  })

  it('names prices in the visitor’s currency', async () => {
    const emirates = findCountry('AE') ?? DEFAULT_COUNTRY
    const inDirhams = await answerer.reply({ text: 'how much is Onyx?', context: home }, emirates)
    expect(inDirhams.text).toContain('AED 2,938.00')
    expect((await reply('how much is Onyx?')).text).toContain('$800.00')
  })

  it.each([
    ['can I cancel my order', '/faq#cancel-an-order', '24 hours'],
    ['how thick is the pile', '/faq#pile', '12–15 mm'],
    ['what is the warranty', '/faq#warranty', '5-year'],
    ['phone number', '/contact', config.contacts.phone],
    ['smallest rug', '/faq#sizes', '90cm x 60cm'],
  ])('to "%s" is from %s and says %s', async (question, source, words) => {
    expect(await reply(question)).toMatchObject({
      kind: 'answer',
      source,
      text: expect.stringContaining(words) as unknown,
    })
  })

  it('is short enough to be read aloud', async () => {
    for (const question of said(`
      can I cancel my order | red wine spill | how do you work with designers | which countries do you ship to`))
      expect((await reply(question)).text.length).toBeLessThanOrEqual(420)
  })
})
