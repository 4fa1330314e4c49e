import {
  confirmRequest,
  confirmResponse,
  subscribeRequest,
  subscribeResponse,
  unsubscribeQuery,
  unsubscribeResponse,
} from '@nawl/contract/outreach/newsletter'

import type { App } from '../../platform/http/fastify-app.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { OutreachRouteDeps } from '../outreach-deps.ts'
import { emailAddressOf } from '../../platform/email/email-address.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { newsletterStore } from './newsletter.store.ts'

const REQUESTS_PER_HOUR = 20

const about = described('newsletter')

/** Requests, confirms and cancels a subscription; the latter two by links in e-mails. */
export async function newsletterRoutes(app: App, deps: OutreachRouteDeps): Promise<void> {
  const newsletter = newsletterStore(deps)
  const limit = deps.limits('newsletter', REQUESTS_PER_HOUR)

  const ask = about(
    'Asks for the newsletter',
    { 202: subscribeResponse },
    {
      description: 'Answers the same whether or not the address is known; a mail says how to go on.',
      body: subscribeRequest,
    },
  )
  app.post('/api/newsletter', { schema: ask }, async ({ ip, body }, reply) => {
    await limit.check(ip)
    await newsletter.ask(emailAddressOf(body.email), body.language)
    return reply.status(202).headers(NO_STORE).send({ status: 'check-your-mail' })
  })

  const confirm = about('Confirms the address', { 200: confirmResponse }, { body: confirmRequest })
  app.post('/api/newsletter/confirm', { schema: confirm }, async ({ body }, reply) => {
    const confirmation = await newsletter.confirm(body.token)
    if (!confirmation) throw new ApiError('link/invalid')
    if (!confirmation.ok) throw new ApiError(`link/${confirmation.reason}`)
    return reply.headers(NO_STORE).send({ status: 'subscribed' })
  })

  await app.register((scope) => unsubscribe(scope as App, newsletter, deps.config.publicUrl))
}

/** RFC 8058: mail clients post a form of either type here, without cookies. The body is ignored. */
async function unsubscribe(
  app: App,
  newsletter: ReturnType<typeof newsletterStore>,
  publicUrl: string,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))

  const leave = about(
    'Leaves the newsletter',
    { 200: unsubscribeResponse },
    {
      description: 'By the token of a letter’s last link; any body. Also what RFC 8058 calls for.',
      querystring: unsubscribeQuery,
    },
  )
  app.post('/api/newsletter/unsubscribe', { schema: leave }, async ({ query }, reply) => {
    await newsletter.leave(query.token)
    return reply.headers(NO_STORE).send({ status: 'unsubscribed' })
  })

  // Clients without one-click support open the address as a page.
  const page = { hide: true, querystring: unsubscribeQuery }
  app.get('/api/newsletter/unsubscribe', { schema: page }, async ({ query }, reply) =>
    reply.redirect(`${publicUrl}/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}`, 303),
  )
}
