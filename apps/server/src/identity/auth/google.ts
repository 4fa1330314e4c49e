import { z } from 'zod'

import { isLoopback } from '../../platform/config/is-loopback.ts'
import type { ProviderAccount } from './person.store.ts'

const PATIENCE_SECONDS = 10
const SCOPE = 'openid email profile'

const idClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(320).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(200).optional(),
})

/** The secrets of one round trip to the provider. */
export type Trip = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Google or its local replacement. */
export type Google = {
  /** The provider's URL for a sign-in. Rejects when the provider does not answer. */
  readonly leaveFor: (trip: Trip) => Promise<URL>
  /** Validates the callback `url` by the ID token's signature, issuer, audience and nonce; returns the account. */
  readonly whoReturned: (url: URL, trip: Trip) => Promise<Identification>
}
export type Identification =
  | { readonly ok: true; readonly account: ProviderAccount; readonly providerToken: string }
  | { readonly ok: false; readonly reason: 'provider_email_needs_verification' }

/** Our client registration at the provider. Plain HTTP is allowed for an issuer on this machine only. */
export type Registration = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}
type Options = {
  readonly provider: ProviderAccount['provider']
  readonly redirectUri: string
  /** Called on first use, and again after a failure. */
  readonly registration: () => Promise<Registration>
}

/** An OpenID Connect client of one issuer. Fetches the discovery document on first use and retries after a failure. */
export function googleSignIn({ provider, redirectUri, registration }: Options): Google {
  let discovered: ReturnType<typeof discover> | undefined
  const configuration = () => {
    discovered ??= registration()
      .then(discover)
      .catch((error: unknown) => {
        discovered = undefined
        throw error
      })
    return discovered
  }

  async function leaveFor({ state, nonce, verifier }: Trip): Promise<URL> {
    const { client, config } = await configuration()
    return client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Without it Google would silently reuse the account of the last person at this browser.
      prompt: 'select_account',
    })
  }

  async function whoReturned(url: URL, { state, nonce, verifier }: Trip): Promise<Identification> {
    const { client, config } = await configuration()
    const tokens = await client.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const { sub, email, email_verified: isVerified, name = null } = idClaims.parse(tokens.claims())
    if (email === undefined || isVerified !== true)
      return { ok: false, reason: 'provider_email_needs_verification' }
    return { ok: true, account: { provider, sub, email, name }, providerToken: tokens.access_token }
  }

  return { leaveFor, whoReturned }
}

async function discover({ issuer, clientId, clientSecret }: Registration) {
  const isPlain = new URL(issuer).protocol === 'http:'
  if (isPlain && !isLoopback(issuer))
    throw new Error('an OpenID provider on plain HTTP has to be on this machine')
  const client = await import('openid-client')
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    {},
    client.ClientSecretPost(clientSecret),
    {
      timeout: PATIENCE_SECONDS,
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    },
  )
  return { client, config }
}
