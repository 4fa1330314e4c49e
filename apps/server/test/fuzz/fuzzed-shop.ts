import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import type * as fc from 'fast-check'

import { DESIGN, openShopApp, RUG, TOTAL, WISH } from '../chaos/shop-app.ts'
import { RUG_HEXES } from '../shop-fixture.ts'
import { anyRequest, type FuzzedRequest } from './any-request.ts'
import { faultsOf } from './faults-of.ts'
import { fuzzedOperations, type OpenApiDocument } from './fuzzed-operations.ts'

/** Time limit of any answer, on however slow a machine. */
const HANG_MS = 60_000

export type Told = {
  readonly request: FuzzedRequest
  readonly status: number
  readonly ms: number
  readonly faults: string[]
}

/** A shop with an order, a cart and people, as a target of arbitrary requests. */
export async function openFuzzedShop() {
  const log = failureLog()
  const counter = await openShopApp({ logTo: log })
  const { body: document } = await counter.call<OpenApiDocument>('GET', '/api/docs/json')
  const operations = fuzzedOperations(document)
  // Opens an order and is never part of a request.
  const secrets = [(await counter.confirmed()).token]

  /** Requests with current values: an order and a cart in their initial state. */
  async function requests(): Promise<fc.Arbitrary<FuzzedRequest>> {
    return anyRequest(operations, await knownNow(counter))
  }

  async function ask(request: FuzzedRequest): Promise<Told> {
    const { method, url, headers, payload } = request
    const start = performance.now()
    const answer = await Promise.race([
      counter.app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
      new Promise<null>((resolve) => setTimeout(resolve, HANG_MS, null).unref()),
    ])
    const ms = performance.now() - start
    if (!answer) return { request, status: 0, ms, faults: ['hangs'] }
    const faults = faultsOf(answer, secrets).map((fault) =>
      answer.statusCode < 500 ? fault : `${fault}: ${log.why(answer.body)}`,
    )
    return { request, status: answer.statusCode, ms, faults }
  }

  return { operations, requests, ask, close: counter.close }
}

/** Records the causes of failures by the request id of the problem document. */
function failureLog() {
  const failures = new Map<string, string>()
  return {
    write(line: string): void {
      const { reqId, err } = JSON.parse(line) as { reqId?: string; err?: { message: string; stack: string } }
      if (reqId && err) failures.set(reqId, `${err.message} ${err.stack.split('\n').slice(0, 8).join('')}`)
    },
    why(body: string): string {
      const [, id = ''] = /"requestId":"([^"]+)"/.exec(body) ?? []
      return failures.get(id) ?? body.slice(0, 200)
    },
  }
}

type Counter = Awaited<ReturnType<typeof openShopApp>>

async function knownNow(counter: Counter) {
  const [ada, staff] = [await counter.signedIn('ada'), await counter.signedIn('desk')]
  const guest = counter.buyer()
  const { body: cart, status } = await guest.add()
  if (status >= 300) throw new Error(`cannot add to the cart: ${JSON.stringify(cart)}`)
  const paid = await counter.confirmed()
  const seen = await counter.see(paid)
  const d = encodeDesign({
    ...AS_DRAWN,
    mappings: { [RUG_HEXES[2]]: '#216266' },
    size: { ...DESIGN.size, quantity: 1 },
  })
  const lines = cart.lines.map(({ id }) => id)
  return {
    ...WORDS,
    number: [paid.number],
    token: [paid.token],
    id: lines,
    lineId: seen.lines.map(({ id }) => id),
    cookie: [guest.cookie()],
    authorization: [ada.headers.authorization, staff.headers.authorization],
    d: [d],
  }
}

const WORDS = {
  rugId: [RUG.id],
  rug: [RUG.id],
  address: [RUG.id, WISH.address],
  imagePath: ['test/rug.bmp', 'frozen/x.bmp'],
  hex: [...RUG_HEXES],
  originalColor: [...RUG_HEXES],
  size: [DESIGN.size],
  design: [DESIGN],
  email: [WISH.email],
  provider: ['stripe'],
  expectedTotal: [TOTAL],
  acceptedTerms: [WISH.acceptedTerms],
  cut: ['large', 'small', 'row'],
  ball: ['E6DAC3.webp', 'E6DAC3-26323D.webp'],
  tile: ['fine-1.png', 'loop-2.png'],
  card: ['onyx.jpg', 'onyx.png'],
  sheet: ['onyx.png', 'onyx.pdf'],
  frozen: [`${'0'.repeat(64)}.webp`],
  grant_type: ['pkce', 'refresh_token'],
  redirect_to: ['http://localhost:3000/'],
  code_challenge: ['a'.repeat(43)],
  code_challenge_method: ['s256'],
} as const
