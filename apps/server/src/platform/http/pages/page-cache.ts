import { randomBytes } from 'node:crypto'

import { rememberedCountry } from '@nawl/contract/shop/country-cookie'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Long enough that a crowd costs one rendering, short enough that nobody sees stale content. */
const KEPT_MS = 5_000
/** From here on a page is rendered anew while visitors still get it, so that at a busy shop nobody waits for a rendering. */
const RENEWED_MS = KEPT_MS / 2
const MOST_BYTES = 12 * 1024 * 1024
/**
 * Pages that are the same for everyone in a country, in each language. Addresses with a query are too many to cache, and visitors expect
 * changes to their own designs at once, and staff of drafts.
 */
const OF_EVERYBODY =
  /^(?:\/[a-z]{2}(?![a-z]))?\/?(?:(?:products|product|journal)(?:\/(?!own-|draft-)[^/?]+)?|about|process|contact|trade|faq|shipping|privacy-policy|terms)?$/

type Page = { readonly status: number; readonly headers: Headers; readonly html: string; readonly at: number }
/** Renders a page; calls `onFailure` when some of its data could not be loaded. */
type Render = (nonce: string, onFailure: () => void) => Promise<Response>

/**
 * Caches pages for a few seconds, so that a page is rendered once however many request it. A cached page contains a
 * random placeholder for its nonce, which every request replaces with its own. A page with incomplete data is not
 * shared.
 */
export class PageCache {
  readonly #standIn = randomBytes(16).toString('hex')
  readonly #kept = new LRUCache<string, Page>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ html }) => html.length,
  })
  readonly #coming = new Map<string, Promise<Page>>()
  readonly #version: () => number
  readonly #now: () => number

  /** `version` differs once something was published at the desk: pages rendered before are not served any more. */
  constructor(version: () => number, now = () => performance.now()) {
    this.#version = version
    this.#now = now
  }

  /** The page with the request's nonce; null when the page cannot be shared. */
  async find(request: FastifyRequest, nonce: string, render: Render): Promise<Response | null> {
    const address = keyOf(request)
    if (address === null) return null
    const key = `${this.#version()} ${address}`
    const kept = this.#kept.get(key)
    const age = this.#now() - (kept?.at ?? -Infinity)
    // If this fails, a later visitor renders the page and is told.
    if (age > RENEWED_MS && age < KEPT_MS) this.#renderOnce(key, render).catch(() => {})
    const { html, ...answer } = kept && age < KEPT_MS ? kept : await this.#renderOnce(key, render)
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
      const { status, headers } = answer
      const page = { status, headers, html: await answer.text(), at: this.#now() }
      if (page.status === 200 && isWhole) this.#kept.set(key, page)
      return page
    } finally {
      this.#coming.delete(key)
    }
  }
}

/** Everything a shared page depends on: address, the visitor's country, and the cart count in the header. */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || !OF_EVERYBODY.test(url)) return null
  const cookies = headers.cookie ?? null
  const rugs = /(?:^|;\s*)rugs=(\d{1,4})\./.exec(cookies ?? '')?.[1] ?? '0'
  return `${url} ${rememberedCountry(cookies).code} ${rugs}`
}
