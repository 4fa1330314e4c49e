import { randomUUID } from 'node:crypto'

import type { MakeProofRequest, OfferedRug, OwnedProof, ProofView } from '@nawl/contract/proofs/proof'
import { AS_DRAWN, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'

import { proofNews } from '../src/proofs/proof-news.ts'
import { openEmailingApp, RUG } from './chaos/shop-app.ts'

export const PIN = '2468'
/** A studio link of 5 × 8 ft, as drawn or in other yarns. */
export const linkOf = (mappings: LinkedDesign['mappings'] = {}) =>
  encodeDesign({
    ...AS_DRAWN,
    mappings,
    size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft', quantity: 1 },
  })

/** A rug that is offered: a line of its own, unless one is named. */
export const offered = (change: Partial<OfferedRug> = {}): OfferedRug => ({
  line: randomUUID(),
  version: randomUUID(),
  name: 'Hall',
  address: RUG.id,
  link: linkOf(),
  quantity: 1,
  ...change,
})

/** A shop whose e-mails arrive, with a designer and what clients do. */
export async function openProofShop(options: Parameters<typeof openEmailingApp>[0] = {}) {
  const shop = await openEmailingApp(options)

  async function designer(sub = 'ada') {
    const { headers, id } = await shop.signedIn(sub)
    const as = shop.buyer(headers)
    const path = (proof: string, more = '') => `/api/account/proofs/${proof}${more}`
    return {
      id,
      headers,
      ...as,
      make: (change: Partial<MakeProofRequest> = {}) =>
        as.ask<OwnedProof>('POST', '/api/account/proofs', {
          id: randomUUID(),
          title: 'Villa Noor',
          language: 'en',
          ownerLanguage: 'en',
          pin: PIN,
          lines: [offered()],
          ...change,
        }),
      see: (proof: string) => as.ask<OwnedProof>('GET', path(proof)),
      change: (proof: string, body: object) => as.ask<OwnedProof>('PATCH', path(proof), body),
      offer: (proof: string, rug: OfferedRug) => as.ask<OwnedProof>('POST', path(proof, '/versions'), rug),
      remark: (proof: string, body: object) => as.ask<OwnedProof>('POST', path(proof, '/remarks'), body),
      toCart: (proof: string, body: object = {}) =>
        as.ask<{ versions: string[]; code?: string }>('POST', path(proof, '/cart'), {
          id: randomUUID(),
          ...body,
        }),
    }
  }

  /** What somebody with the link does. */
  function client(path: string) {
    const url = `/api/proofs/${path.split('/').at(-1)}`
    const { ask } = shop.buyer()
    return {
      url,
      see: () => ask<ProofView & { code?: string }>('GET', url),
      remark: (body: object) =>
        ask<ProofView & { code?: string }>('POST', `${url}/remarks`, {
          id: randomUUID(),
          under: null,
          pin: null,
          name: 'Noor',
          text: 'Warmer, please',
          ...body,
        }),
      decide: (version: { id: string; hash: string }, body: object = {}) =>
        ask<ProofView & { code?: string }>('POST', `${url}/decisions`, {
          id: randomUUID(),
          version: version.id,
          hash: version.hash,
          decision: 'approved',
          name: 'Noor',
          pin: PIN,
          ...body,
        }),
    }
  }

  const report = (error: unknown) => {
    throw error
  }
  return { ...shop, designer, client, news: proofNews({ ...shop, now: () => shop.clock.at }, report) }
}
