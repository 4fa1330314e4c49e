import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { inProcessFetch } from './in-process-fetch.ts'

/** The origin headers that the API receives when a page calls it for its visitor. */
async function heardBy(method: 'GET' | 'POST', site: string): Promise<unknown> {
  const app = Fastify()
  app.put('/api/cart/country', ({ headers }) => ({ site: headers['sec-fetch-site'] ?? null }))
  app.route({
    method: ['GET', 'POST'],
    url: '/checkout',
    handler: async (request) => {
      const call = inProcessFetch(app, request)
      return (await call('/api/cart/country', { method: 'PUT' })).json()
    },
  })
  const answer = await app.inject({ method, url: '/checkout', headers: { 'sec-fetch-site': site } })
  return answer.json()
}

it('passes on which site sent a form', async () => {
  expect(await heardBy('POST', 'cross-site')).toEqual({ site: 'cross-site' })
  expect(await heardBy('POST', 'same-origin')).toEqual({ site: 'same-origin' })
})
it.each(['none', 'cross-site'])(
  'says nothing of how a visitor came to a page (%s): that sends no form',
  async (site) => {
    expect(await heardBy('GET', site)).toEqual({ site: null })
  },
)
