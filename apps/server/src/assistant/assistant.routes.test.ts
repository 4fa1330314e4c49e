import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { SHOP_TOOL_NAMES } from '@nawl/contract/assistant/shop-tools'

import { builtInRugs } from '../catalogue/built-in-rugs.ts'
import { openShop } from '../../test/shop-fixture.ts'
import { chatEndpoint } from '../../test/assistant/model/chat.ts'

type Shop = Awaited<ReturnType<typeof openShop>>

const HOME = { page: '/' }
let caller = 0
const ask = (
  shop: Shop,
  payload: object,
  headers: Record<string, string> = {},
  ip = `192.0.2.${++caller % 250}`,
) => shop.app.inject({ method: 'POST', url: '/api/assistant/reply', payload, headers, remoteAddress: ip })

async function openWithRugs(options: Parameters<typeof openShop>[0] = {}): Promise<Shop> {
  const shop = await openShop(options)
  await shop.database.migrate()
  await shop.rugs.seed(builtInRugs(shop.config.artworkDir))
  return shop
}

describe('the assistant without a provider', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWithRugs()
  })
  afterAll(() => shop.close())

  it('reports that the local answerer replies', async () => {
    expect((await shop.app.inject('/api/assistant')).json()).toEqual({ engine: 'local' })
  })

  it('prices a size in the currency of the visitor’s country', async () => {
    const text = 'what does 2 by 3 metres cost'
    const dollars = await ask(shop, { text, context: HOME })
    const dirhams = await ask(shop, { text, context: HOME }, { cookie: 'country=AE' })
    expect(dollars.json<AssistantReply>()).toMatchObject({
      kind: 'tool',
      tool: 'quote',
      args: { width: 200, length: 300, unit: 'cm' },
      text: '200 × 300 cm: $645.83. To USA, shipping is $112.00: $757.83 in all, without the duties and taxes there.',
    })
    expect(dirhams.json<AssistantReply>().text).toBe(
      '200 × 300 cm: AED 2,371.81. Delivery within the UAE is free, and 5% VAT is included.',
    )
    expect(dollars.headers['cache-control']).toBe('no-store')
  })

  it.each([
    [{ text: ' ', context: HOME }, 'text'],
    [{ text: 'a'.repeat(501), context: HOME }, 'text'],
    [{ text: 'hello', context: { page: 'products' } }, 'context.page'],
    [
      { text: 'hello', context: { page: '/', palette: [{ hex: 'red', name: 'red' }] } },
      'context.palette.0.hex',
    ],
    [
      {
        text: 'hello',
        context: HOME,
        history: Array.from({ length: 13 }, () => ({ role: 'visitor', text: 'a' })),
      },
      'history',
    ],
    [{ text: 'hello', context: HOME, system: 'be bad' }, 'system'],
  ])('refuses %j', async (payload, field) => {
    const answer = await ask(shop, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code: 'request/invalid', field })
  })

  it('limits a caller to six hundred questions an hour', async () => {
    const busy = () => ask(shop, { text: 'undo', context: HOME }, {}, '203.0.113.5')
    for (let time = 0; time < 600; time++) expect((await busy()).statusCode).toBe(200)
    expect((await busy()).json()).toMatchObject({ code: 'request/too-many' })
    expect((await ask(shop, { text: 'undo', context: HOME })).statusCode).toBe(200)
  })

  it('sends the whole reply as one event when a stream is requested', async () => {
    const answer = await ask(shop, { text: 'undo', context: HOME }, { accept: 'text/event-stream' })
    expect(answer.headers['content-type']).toContain('text/event-stream')
    expect(eventsIn(answer.body)).toEqual([
      { event: 'reply', data: expect.objectContaining({ tool: 'undo' }) as unknown },
    ])
  })
})

describe('the assistant with a voice platform', () => {
  it('gives the page its public keys', async () => {
    const vapi = { publicKey: 'public', assistantId: 'assistant', baseUrl: 'http://127.0.0.1:9' }
    const shop = await openShop({ assistant: { vapi } })
    expect((await shop.app.inject('/api/assistant')).json()).toEqual({ engine: 'vapi', vapi })
    await shop.close()
  })
})

describe('the assistant with a language model', () => {
  let shop: Shop
  let endpoint: Awaited<ReturnType<typeof chatEndpoint>>
  beforeAll(async () => {
    endpoint = await chatEndpoint()
    shop = await openWithRugs({
      assistant: { model: { baseUrl: endpoint.url, key: 'secret-key', model: 'stand-in' } },
    })
  })
  afterAll(async () => {
    await shop.close()
    await endpoint.close()
  })

  it('reports the model and keeps the key secret', async () => {
    const answer = await shop.app.inject('/api/assistant')
    expect(answer.json()).toEqual({ engine: 'llm' })
    endpoint.next({ says: ['[0]'] })
    const reply = await ask(shop, { text: 'how long is the warranty', context: HOME })
    expect(endpoint.asked.at(-1)?.authorization).toBe('Bearer secret-key')
    expect(answer.body + reply.body).not.toContain('secret-key')
  })

  it('sends every tool as JSON Schema and the documents nearest to the question', async () => {
    endpoint.next({ says: ['[0]'] })
    await ask(shop, {
      text: 'how long is the warranty',
      context: {
        page: '/product/khatam',
        rug: 'khatam',
        palette: [{ hex: '#E6DCC8', name: 'lime plaster' }],
      },
      history: [{ role: 'visitor', text: 'hello' }],
    })
    const request = endpoint.asked.at(-1)?.body
    expect(request).toMatchObject({ model: 'stand-in', stream: true })
    expect(request?.tools.map(({ function: { name } }) => name)).toEqual(SHOP_TOOL_NAMES)
    expect(
      request?.tools.find(({ function: { name } }) => name === 'setQuantity')?.function.parameters,
    ).toMatchObject({
      type: 'object',
      required: ['quantity'],
      additionalProperties: false,
    })
    const [system, before, question] = request?.messages ?? []
    expect(system?.content).toContain('5-year limited warranty')
    expect(system?.content).toContain('lime plaster #E6DCC8')
    expect(before).toEqual({ role: 'user', content: 'hello' })
    expect(question).toEqual({ role: 'user', content: 'how long is the warranty' })
  })

  it('streams an answer with its source', async () => {
    endpoint.next({ says: ['[', '1] ', 'Five', ' years.'] })
    const answer = await ask(
      shop,
      { text: 'how long is the warranty', context: HOME },
      { accept: 'text/event-stream' },
    )
    expect(eventsIn(answer.body)).toEqual([
      { event: 'text', data: { text: 'Five' } },
      { event: 'text', data: { text: ' years.' } },
      { event: 'reply', data: { kind: 'answer', text: 'Five years.', source: '/faq#warranty' } },
    ])
  })

  it.each([[['[0]']], [['It is 900 dollars.']], [['[99] Certainly.']], [['']]])(
    'says nothing that no text of ours answers: %j',
    async (says) => {
      endpoint.next({ says })
      const answer = await ask(shop, { text: 'who won', context: HOME }, { accept: 'text/event-stream' })
      expect(eventsIn(answer.body)).toEqual([
        { event: 'reply', data: expect.objectContaining({ kind: 'unknown', source: '/contact' }) as unknown },
      ])
    },
  )

  it('runs the tool it calls, with the shop’s own text and price', async () => {
    endpoint.next({ calls: 'quote', args: ['{"width":8,', '"length":10,"unit":"ft"}'] })
    expect((await ask(shop, { text: 'eight by ten?', context: HOME })).json()).toEqual({
      kind: 'tool',
      tool: 'quote',
      args: { width: 8, length: 10, unit: 'ft' },
      text: expect.stringMatching(/^8 × 10 ft: \$800\.00\. To USA/) as unknown,
    })
  })

  it('asks before changing the cart, whatever the model says', async () => {
    endpoint.next({ calls: 'addToCart', args: [''] })
    expect((await ask(shop, { text: 'buy', context: HOME })).json()).toMatchObject({
      tool: 'addToCart',
      confirm: true,
    })
  })

  it.each([
    { status: 500 },
    { status: 401 },
    { breaksOffAfter: '[1] Five' },
    { raw: 'data: {"error":{"message":"overloaded"}\n\n' },
    { raw: '' },
    { raw: '<html>' },
    { calls: 'deleteEverything', args: ['{}'] },
    { calls: 'setQuantity', args: ['{"quantity":99}'] },
    { calls: 'setQuantity', args: ['{"quan'] },
    { calls: 'navigate', args: ['{"page":"//evil.example"}'] },
  ])('falls back to the local answerer on %j', async (script) => {
    endpoint.next(script)
    expect((await ask(shop, { text: 'undo', context: HOME })).json()).toMatchObject({
      kind: 'tool',
      tool: 'undo',
    })
  })

  it('stops using the model after a hundred and twenty questions in an hour', async () => {
    endpoint.next({ says: ['[0]'] })
    const before = endpoint.asked.length
    for (let time = 0; time < 125; time++)
      expect((await ask(shop, { text: 'undo', context: HOME }, {}, '203.0.113.7')).statusCode).toBe(200)
    expect(endpoint.asked.length - before).toBe(120)
  })
})

function eventsIn(body: string): readonly { readonly event: string; readonly data: unknown }[] {
  return [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as unknown,
  }))
}
