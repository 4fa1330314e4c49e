import type { App } from '../../platform/http/fastify-app.ts'
import type { AuthDeps } from './auth.routes.ts'

/** Providers that supabase/auth lists and this shop does not have. */
const ABSENT = ['anonymous_users', 'apple', 'azure', 'email', 'facebook', 'github', 'phone'] as const

/** GET /settings, /health and /.well-known/jwks.json: the service's public information. */
export function aboutRoutes(app: App, { google, keys }: Pick<AuthDeps, 'google' | 'keys'>): void {
  const hidden = { schema: { hide: true } }

  app.get('/settings', hidden, async () => ({
    external: {
      ...Object.fromEntries(ABSENT.map((name) => [name, false])),
      google: google !== null,
    },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }))

  app.get('/health', hidden, async () => ({
    version: 'v0.1.0',
    name: 'Nawl',
    description: 'Sign-in of this shop, for the clients of supabase/auth',
  }))

  app.get('/.well-known/jwks.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(await keys.jwks()),
  )
}
