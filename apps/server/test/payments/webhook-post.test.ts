import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { webhookPost } from './webhook-post.ts'

type Event = { readonly name: string }

describe('webhooks of a fake provider', () => {
  let shop: Server
  let url: string
  let came: string[]
  let status: number
  beforeEach(async () => {
    came = []
    status = 200
    shop = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  })
  afterEach(() => void shop.close())
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    came.push(await text(request))
    response.writeHead(status).end()
  }
  const post = () => webhookPost<Event>(({ name }) => ({ body: Buffer.from(name), headers: {} }), Date.now)

  it('arrive once, twice or not at all, and can be redelivered in another order', async () => {
    const { deliverTo, happened, quiet, undelivered, redeliver } = post()
    deliverTo(url, ({ name }) => (name === 'twice' ? 2 : 0))
    for (const name of ['twice', 'first', 'second']) happened({ name })
    await quiet()
    expect(came).toEqual(['twice', 'twice'])
    expect(undelivered).toEqual([{ name: 'first' }, { name: 'second' }])
    await redeliver(url, 'reversed')
    expect(came.slice(2)).toEqual(['second', 'first'])
    expect(undelivered).toEqual([])
  })
  it('are kept when the shop refuses them', async () => {
    const { deliverTo, happened, quiet, undelivered, redeliver } = post()
    status = 500
    deliverTo(url)
    happened({ name: 'paid' })
    await quiet()
    expect(undelivered).toEqual([{ name: 'paid' }])
    status = 200
    await redeliver(url)
    expect(came).toEqual(['paid', 'paid'])
    expect(undelivered).toEqual([])
  })
})
