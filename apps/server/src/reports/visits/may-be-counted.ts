import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/**
 * Whether a request may be counted: it comes from a person's browser, for a page that is seen, and the browser does not
 * ask to be left out (Global Privacy Control, or Do Not Track, which some browsers still send).
 */
export function mayBeCounted({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return false
  const isAhead = /\b(?:prefetch|prerender)\b/
  if (isAhead.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))) return false
  const agent = headers['user-agent'] ?? ''
  return agent !== '' && !isbot(agent)
}
