import type { AddressInfo } from 'node:net'

import { expect, it, vi } from 'vitest'

import { fastifyApp } from './fastify-app.ts'

it('closes when the last answer was sent, though its connection may be kept alive', async () => {
  const app = fastifyApp({ config: { logLevel: 'silent', trustProxy: '' } })
  const asked = Promise.withResolvers<void>()
  const may = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    asked.resolve()
    await may.promise
    return 'answered'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = fetch(`http://127.0.0.1:${port}/slow`)
  await asked.promise
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  may.resolve()
  expect(await (await answer).text()).toBe('answered')
  await closed
}, 5_000)
