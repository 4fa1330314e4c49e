import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'

import type { Registration } from '../google.ts'
import { isLoopback, originsOf } from '../../../platform/config/is-loopback.ts'
import { lostPage, peoplePage, personOf } from './people-page.ts'
import { shortMemory } from './short-memory.ts'

const CLIENT_ID = 'nawl'
const MOST_BODY_BYTES = 1024

export type LocalGoogle = Registration & { readonly close: () => Promise<void> }

/**
 * A local replacement of Google on a loopback port, with example people to choose from instead of passwords. Throws
 * unless only this machine reaches the shop: it admits anybody.
 */
export async function openLocalGoogle(publicUrl: string, redirectUri: string): Promise<LocalGoogle> {
  if (!isLoopback(publicUrl)) throw new Error('local sign-in is for loopback addresses only')
  const clientSecret = randomBytes(32).toString('base64url')
  const server = createServer()
  // The shop is in the same process; while it is busy it could reuse a connection that has just timed out.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = `http://${host}`
  const provider = new Provider(issuer, await configuration({ publicUrl, redirectUri, clientSecret }))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    void serve(request, response).catch(() => response.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Protects against DNS rebinding.
    if (request.headers.host !== host) {
      response.writeHead(421).end()
      return
    }
    // No provider session: each sign-in may choose another person.
    request.headers.cookie = (request.headers.cookie ?? '').replaceAll(/(?:^|; )_session[^;]*/g, '')
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1]
    await (uid === undefined ? answer(request, response) : interact(uid, request, response))
  }

  async function interact(uid: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Fails unless this browser was redirected here.
    const interaction = await provider.interactionDetails(request, response).catch(() => null)
    if (interaction?.uid !== uid) return show(response, 400, publicUrl, lostPage)
    if (request.method !== 'POST')
      return show(response, 200, publicUrl, (look) => peoplePage({ ...look, uid }))
    const person = personOf(new URLSearchParams(await bodyOf(request)).get('person') ?? '')
    const result = person
      ? { select_account: {}, login: { accountId: person.sub, remember: false } }
      : { error: 'access_denied', error_description: 'The person cancelled' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { issuer, clientId: CLIENT_ID, clientSecret, close }
}

type Ours = { readonly publicUrl: string; readonly redirectUri: string; readonly clientSecret: string }

async function configuration({ publicUrl, redirectUri, clientSecret }: Ours): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    adapter: shortMemory(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts e-mail and name into the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, sub) => {
      const person = personOf(sub)
      return (
        person && {
          accountId: sub,
          claims: async () => ({ sub, name: person.name, email: person.email, email_verified: true }),
        }
      )
    },
    // Choosing a person counts as consent.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (context) => {
      const { res } = context
      context.respond = false
      show(res, 400, publicUrl, lostPage)
    },
  }
}

function show(
  response: ServerResponse,
  status: number,
  publicUrl: string,
  page: (look: { shop: string; nonce: string }) => string,
): void {
  const nonce = randomBytes(16).toString('base64')
  // Browsers apply form-action to a form's redirects too, and the last one leads to the shop.
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${originsOf(publicUrl).join(' ')}; base-uri 'none'; frame-ancestors 'none'`
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(page({ shop: publicUrl, nonce }))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) {
    text += String(piece)
    if (text.length > MOST_BODY_BYTES) throw new Error('the form body is too large')
  }
  return text
}
