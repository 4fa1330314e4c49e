import { MOST_RECOMMENDED, recommendations, taste } from '@nawl/contract/catalogue/recommendation'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { recommend } from '@nawl/domain/recommendation/recommend'
import type { RugStyle } from '@nawl/domain/recommendation/taste'

import type { App } from '../../platform/http/fastify-app.ts'
import { refusals } from '../../platform/http/api-error.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { KnownRugs } from '../known-rugs.ts'
import { likingsOf, rugStyle } from './likings.ts'

/** Size of the largest valid `taste` body. */
const TASTE_LIMIT = 256 * 1024

/** POST /api/recommendations: rugs for a taste, anonymous and not stored. */
export function recommendationRoutes(app: App, { knownRugs }: { readonly knownRugs: KnownRugs }): void {
  let seen: { readonly rugs: ReadonlyMap<string, RugItem>; readonly looks: readonly RugStyle[] } | undefined

  function looksOf(rugs: ReadonlyMap<string, RugItem>): readonly RugStyle[] {
    if (seen?.rugs !== rugs) seen = { rugs, looks: [...rugs].map(([address, rug]) => rugStyle(address, rug)) }
    return seen.looks
  }

  const schema = {
    tags: ['rugs'],
    summary: 'Rugs for somebody who likes these',
    description:
      'By yarns and drawing, the best first, each with a reason. Nothing is known of an empty taste.',
    body: taste,
    response: { 200: recommendations, ...refusals },
  }
  app.post('/api/recommendations', { schema, bodyLimit: TASTE_LIMIT }, async (request, reply) => {
    const looks = looksOf(await knownRugs.all())
    const likings = await likingsOf(request.body, looks, knownRugs)
    return reply.headers(NO_STORE).send(recommend(looks, likings, MOST_RECOMMENDED))
  })
}
