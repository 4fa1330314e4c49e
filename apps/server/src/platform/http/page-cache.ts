import { randomBytes } from 'node:crypto'

import { rememberedCountry } from '@nawl/contract/shop/country-cookie'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Long enough that a crowd costs one rendering, short enough that nobody notices. */
const KEPT_MS = 5_000
const MOST_BYTES = 12 * 1024 * 1024
/**
 * The pages of the house, which show everybody of one country the same. Addresses with a query are too many to keep, and
 * whoever changes a design of their own wants to see it changed.
 */
const OF_EVERYBODY =
  /^\/(?:(?:products|product|journal)(?:\/(?!own-)[^/?]+)?|about|process|contact|trade|faq|shipping|privacy-policy|terms)?$/

type Page = { readonly status: number; readonly headers: Headers; readonly html: string }
/** Renders a page, and says if anything it asked for could not be had. */
type Render = (nonce: string, onFailure: () => void) => Promise<Response>

/**
 * Keeps pages for a few seconds, so that however many ask for one at a time it is rendered once. A kept page holds a
 * stand-in where its nonces are, a secret of this process, for which every request gets its own. A page that does with
 * less than it asked for is nobody else's.
 */
export class PageCache {
  readonly #standIn = randomBytes(16).toString('hex')
  readonly #kept = new LRUCache<string, Page>({
    ttl: KEPT_MS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ html }) => html.length,
  })
  readonly #coming = new Map<string, Promise<Page>>()

  /** The page of a request with its own nonce; null for a page that is not everybody's. */
  async find(request: FastifyRequest, nonce: string, render: Render): Promise<Response | null> {
    const key = keyOf(request)
    if (key === null) return null
    const { html, ...answer } = this.#kept.get(key) ?? (await this.#renderOnce(key, render))
    return new Response(html.replaceAll(this.#standIn, nonce), answer)
  }

  #renderOnce(key: string, render: Render): Promise<Page> {
    const coming = this.#coming.get(key) ?? this.#render(key, render)
    this.#coming.set(key, coming)
    return coming
  }

  async #render(key: string, render: Render): Promise<Page> {
    try {
      let isWhole = true
      const answer = await render(this.#standIn, () => (isWhole = false))
      const page = { status: answer.status, headers: answer.headers, html: await answer.text() }
      if (page.status === 200 && isWhole) this.#kept.set(key, page)
      return page
    } finally {
      this.#coming.delete(key)
    }
  }
}

/** All that such a page depends on: where it is, the country of its visitor, and the count in its header. */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || !OF_EVERYBODY.test(url)) return null
  const cookies = headers.cookie ?? null
  const rugs = /(?:^|;\s*)rugs=(\d{1,4})\./.exec(cookies ?? '')?.[1] ?? '0'
  return `${url} ${rememberedCountry(cookies).code} ${rugs}`
}
