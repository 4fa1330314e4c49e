import type { AssistantReply } from '@nawl/contract/assistant/assistant'

import { builtInRugs } from '../../../src/catalogue/built-in-rugs.ts'
import { openShop } from '../../shop-fixture.ts'
import { chatEndpoint } from './chat.ts'

/** A rug on screen, as its page sends it. */
export const STUDIO = {
  page: '/product/khatam',
  rug: 'khatam',
  palette: [
    { hex: '#E6DCC8', name: 'lime plaster' },
    { hex: '#7A1F2B', name: 'madder' },
  ],
}
export const WARRANTY = 'how long is the warranty'

/** Silence after which the shop of these tests no longer waits for its model. */
const PATIENCE_MS = 400

/** A shop whose assistant asks a stand-in for a language model. */
export async function openShopWithModel() {
  const endpoint = await chatEndpoint()
  const clock = { now: Date.parse('2026-11-25T09:00:00Z') }
  const limits = { patienceMs: PATIENCE_MS, deadlineMs: 3_000, maxTokens: 400 }
  const shop = await openShop({
    now: () => clock.now,
    assistant: { model: { baseUrl: endpoint.url, key: 'secret-key', model: 'stand-in', ...limits } },
  })
  await shop.database.migrate()
  await shop.rugs.seed(builtInRugs(shop.config.artworkDir))
  let callers = 0

  const send = (text: string, more: object = {}, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/assistant/reply',
      payload: { text, context: { page: '/' }, ...more },
      headers,
      remoteAddress: `192.0.2.${++callers % 250}`,
    })

  async function ask(text: string, more: object = {}): Promise<AssistantReply> {
    return (await send(text, more)).json<AssistantReply>()
  }

  async function streamed(text: string, more: object = {}) {
    const { body } = await send(text, more, { accept: 'text/event-stream' })
    return [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
      event,
      data: JSON.parse(data) as AssistantReply,
    }))
  }

  /** What the shop answers by itself: the model has nothing to say. */
  async function localReply(text: string, more: object = {}): Promise<AssistantReply> {
    endpoint.next({ says: ['[0]'] })
    return ask(text, more)
  }

  /** Closes a circuit that a failing model opened: the pause is over and the next question succeeds. */
  async function recover(): Promise<void> {
    clock.now += 600_000
    await localReply('hello')
  }

  async function close(): Promise<void> {
    await shop.close()
    await endpoint.close()
  }

  return { shop, endpoint, clock, send, ask, streamed, localReply, recover, close }
}
