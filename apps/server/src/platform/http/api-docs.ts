import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { isTokenScope, TOKEN_SCOPES } from '@nawl/domain/staff/token-scopes'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

import type { App } from './fastify-app.ts'

/**
 * The Trusted Types policy of /api/docs: admits plain text with Markdown's few tags, which DOMPurify has sanitized
 * under a policy of its own, and refuses all other HTML.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script';trusted-types default dompurify;"
const DEFAULT_POLICY = `
const OTHER = /<(?!\\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)[\\s>/])|\\son\\w+\\s*=|javascript:/i
globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => (OTHER.test(html) ? null : html) })
`

const SECURITY = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token of a member of staff who has signed in, with the permissions of their role.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'nawl_…',
    description: `An API token, which an owner makes at /desk/integrations. Its scopes are permissions of the desk: ${TOKEN_SCOPES.join(', ')}.`,
  },
} as const

/** Who may call an operation of the desk, whose permission is the scope that a token needs; others need no token. */
function securityOf(config: { readonly permission?: string; readonly secondFactor?: string } | undefined) {
  const permission = config?.permission
  if (permission === undefined) return null
  if (permission === 'own') return [{ session: [] }]
  if (permission === 'any') return [{ session: [] }, { apiToken: [] }]
  const bySession = { session: [permission] }
  // No program proves a second factor.
  if (config?.secondFactor === 'fresh') return [bySession]
  return isTokenScope(permission) ? [bySession, { apiToken: [permission] }] : [bySession]
}

/** GET /api/docs: the API reference and its OpenAPI document. Register before the routes, which it describes. */
export async function apiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      // The first version in which an operation can name the scopes of a bearer token.
      openapi: '3.1.0',
      info: {
        title: 'Nawl',
        version: '0.1.0',
        description: 'Custom hand-tufted rugs: the collection and the colour engine.',
      },
      components: { securitySchemes: SECURITY },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const security = securityOf(route.route.config)
      return { schema: security ? { ...schema, security } : schema, url }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // On plain HTTP there is nothing to upgrade to, as for our own pages.
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', TRUSTED_TYPES),
    theme: { js: [{ filename: 'trusted-types.js', content: DEFAULT_POLICY }] },
  })
}
