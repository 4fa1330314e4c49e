import type { SignInService } from '@nawl/contract/account/account'
import type { FastifyRequest } from 'fastify'

import type { App } from '../../platform/http/fastify-app.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { daily } from '../../platform/jobs/daily.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { accessTokens } from './access-token.ts'
import type { AuthConfig } from '../../platform/config/auth-config.ts'
import { authRoutes } from './auth.routes.ts'
import { flowStore } from './flow.store.ts'
import { type Google, googleSignIn } from './google.ts'
import type { LocalGoogle } from './local-google/local-google.ts'
import type { Person, ProviderAccount } from './person.store.ts'
import { justSignedIn, recogniseHosted, verifiedByGoogle } from './recognise/recognise-hosted.ts'
import { type Recognise, recogniseOurs } from './recognise/recognise.ts'
import { sessionStore } from './session.store.ts'
import { signingKeys } from './signing-keys.ts'

/** The `apikey` that browsers send, as to a hosted project. It grants nothing. */
const PUBLIC_KEY = 'nawl-public'

const REFUSALS = {
  no_authorization: 'account/sign-in-needed',
  bad_jwt: 'account/token-refused',
  session_not_found: 'account/session-ended',
} as const

type Deps = {
  readonly config: Config
  readonly database: Database
  readonly now: () => number
  readonly limits: HourlyLimits
  /** Called for everybody who returns from the provider with a verified address. */
  readonly onSignIn: (account: ProviderAccount) => Promise<unknown>
}

export type Auth = {
  /** The person who calls. Throws the ApiErrors of `ACCOUNT_ERRORS` when there is no valid session. */
  readonly requirePerson: (request: FastifyRequest) => Promise<Person & { readonly sessionId: string }>
  readonly service: SignInService
  /** The provider whose accounts are valid here. */
  readonly provider: Person['provider']
  /** Whether the provider has verified the caller's e-mail address. */
  readonly isEmailVerified: (request: FastifyRequest, person: Person) => Promise<boolean>
  /**
   * Whether a request stands for a sign-in with a verified address: where a hosted project signs people in, nothing
   * else tells the shop of it. Our own service calls `onSignIn`.
   */
  readonly isSignIn: (request: FastifyRequest, person: Person) => Promise<boolean>
}

/** Opens sign-in: our own service at /auth/v1, or a hosted project with nothing at that address. */
export async function openAuth(app: App, { config, database, now, limits, onSignIn }: Deps): Promise<Auth> {
  const { auth, publicUrl, keySecret: secret } = config
  if (auth.kind === 'hosted') {
    const isEmailVerified = verifiedByGoogle(auth)
    return {
      requirePerson: personBy(recogniseHosted({ database, url: auth.url, now })),
      service: { kind: 'hosted', url: `${auth.url}/auth/v1`, apiKey: auth.anonKey },
      provider: 'hosted',
      isEmailVerified,
      isSignIn: async (request, person) =>
        justSignedIn(request, now()) && (await isEmailVerified(request, person)),
    }
  }
  const url = `${publicUrl}/auth/v1`
  const keys = signingKeys({ database, now, secret })
  const tokens = accessTokens({ keys, issuer: url, now })
  const recognise = recogniseOurs({ database, tokens })
  const flows = flowStore({ database, now })
  const sessions = sessionStore({ database, now })
  const google = googleOf(app, auth, publicUrl)
  daily(app, 'signing in', async () => {
    await Promise.all([sessions.sweep(), keys.sweep()])
  })
  const { allowedRedirects: allowed } = auth
  const deps = {
    database,
    publicUrl,
    allowed,
    limits,
    google,
    keys,
    tokens,
    flows,
    sessions,
    recognise,
    onSignIn,
  }
  await app.register((scope) => authRoutes(scope as App, deps), { prefix: '/auth/v1' })
  return {
    requirePerson: personBy(recognise),
    service: { kind: auth.kind, url: '/auth/v1', apiKey: PUBLIC_KEY },
    provider: auth.kind === 'google' ? 'google' : 'local-google',
    // Unverified addresses never get an account.
    isEmailVerified: async () => true,
    isSignIn: async () => false,
  }
}

const personBy = (recognise: Recognise) => async (request: FastifyRequest) => {
  const recognition = await recognise(request.headers.authorization)
  if (!recognition.ok) throw new ApiError(REFUSALS[recognition.reason])
  return { ...recognition.person, sessionId: recognition.sessionId }
}

function googleOf(app: App, auth: Exclude<AuthConfig, { kind: 'hosted' }>, publicUrl: string): Google | null {
  const redirectUri = `${publicUrl}/auth/v1/callback`
  if (auth.kind === 'off') return null
  if (auth.kind === 'google')
    return googleSignIn({ provider: 'google', redirectUri, registration: async () => auth })

  // Loaded and opened on the first sign-in.
  let opening: Promise<LocalGoogle> | undefined
  app.addHook('onClose', async () => (await opening)?.close())
  const registration = () => {
    opening ??= import('./local-google/local-google.ts').then(({ openLocalGoogle }) =>
      openLocalGoogle(publicUrl, redirectUri),
    )
    return opening
  }
  return googleSignIn({ provider: 'local-google', redirectUri, registration })
}
