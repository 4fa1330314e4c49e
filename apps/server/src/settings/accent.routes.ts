import { deeperAccent, isLegibleAccent } from '@nawl/domain/shop/accent'
import { z } from 'zod'

import { ApiError } from '../platform/http/api-error.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { FOR_EVER } from '../platform/http/caching.ts'

/** /accent/1F5E4B.css: a style sheet that gives pages another accent, since the content security policy allows no styles in them. */
export function accentRoutes(app: App): void {
  const params = z.object({ file: z.string().regex(/^[0-9A-F]{6}\.css$/) })
  app.get('/accent/:file', { schema: { hide: true, params } }, async ({ params: { file } }, reply) => {
    const hex = `#${file.slice(0, 6)}`
    if (!isLegibleAccent(hex)) throw new ApiError('route/not-found')
    return reply
      .header('cache-control', FOR_EVER)
      .type('text/css; charset=utf-8')
      .send(`:root{--color-madder:${hex};--color-madder-deep:${deeperAccent(hex)}}`)
  })
}
