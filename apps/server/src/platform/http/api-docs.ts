import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
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

/** GET /api/docs: the API reference and its OpenAPI document. Register before the routes, which it describes. */
export async function apiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Nawl',
        version: '0.1.0',
        description: 'Custom hand-tufted rugs: the collection and the colour engine.',
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // On plain HTTP there is nothing to upgrade to, as for our own pages.
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', TRUSTED_TYPES),
    theme: { js: [{ filename: 'trusted-types.js', content: DEFAULT_POLICY }] },
  })
}
