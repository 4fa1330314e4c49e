import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { AssistantReply } from '@nawl/contract/assistant/assistant'

import { builtInRugs } from '../catalogue/built-in-rugs.ts'
import { openShop } from '../../test/shop-fixture.ts'

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
      text: '200 × 300 cm: $645.83. Shipping to USA is $112.00, which makes $757.83 in all, not including local duties and taxes.',
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

function eventsIn(body: string): readonly { readonly event: string; readonly data: unknown }[] {
  return [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as unknown,
  }))
}
