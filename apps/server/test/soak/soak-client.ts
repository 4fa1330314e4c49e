import { setTimeout as wait } from 'node:timers/promises'

/** The kind of a call by its path; the first match counts. */
const KINDS = [
  ['recolour', /^\/api\/color\//],
  ['listing', /^\/api\/rug\//],
  ['picture', /^\/(?:bitmap|yarn|artwork)\//],
  ['sign in', /^\/auth\//],
  ['save a design', /^\/api\/account\//],
  ['cart', /^\/api\/cart/],
  ['checkout', /^\/api\/checkout/],
  ['order', /^\/api\/orders\//],
  ['payment', /^\/(?:test-payment|api\/payments)\//],
  ['page', /^/],
] as const
export type Kind = (typeof KINDS)[number][0]
/** Kinds that work without a database. */
export const READS: readonly Kind[] = ['page', 'picture', 'recolour']

const TRY_MS = 30_000
const BREATH_MS = 500
const LONGEST_BREATH_MS = 3_000

/** Milliseconds since the epoch. */
export type Window = { readonly from: number; readonly until: number }

/** The result of a call after one retry; `again` when the first attempt failed. */
export type Call = Window & {
  readonly kind: Kind
  readonly again: boolean
  readonly failure: string | null
}

/** No usable answer, also on the second attempt. */
export class Unanswered extends Error {}

/** Calls the shop like a patient customer: a failure is retried once. Records every call. */
export function soakClient() {
  const calls: Call[] = []

  async function call(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = input instanceof Request ? input.url : String(input)
    const kind = kindOf(url)
    const from = Date.now()
    const first = await attempt(url, init)
    const last = isAnswer(first) ? first : await secondTry(url, init, first)
    const failure = isAnswer(last) ? null : describeFailure(last)
    calls.push({ kind, from, until: Date.now(), again: last !== first, failure })
    if (!isAnswer(last)) throw new Unanswered(`${init.method ?? 'GET'} ${url}: ${failure}`)
    return last
  }

  return { calls, call }
}

const isAnswer = (answer: Response | Error): answer is Response =>
  answer instanceof Response && (answer.status < 400 || answer.status === 409)

const describeFailure = (answer: Response | Error) =>
  answer instanceof Error
    ? `no answer (${(answer.cause instanceof Error ? answer.cause : answer).message})`
    : `status ${answer.status}`

/** Reads the answer to its end; a truncated one counts as a failure. */
async function attempt(url: string, init: RequestInit): Promise<Response | Error> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TRY_MS) })
    const bytes = await answer.arrayBuffer()
    const { status, headers } = answer
    return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function secondTry(url: string, init: RequestInit, first: Response | Error): Promise<Response | Error> {
  const after = first instanceof Error ? null : first.headers.get('retry-after')
  await wait(Math.min(after === null ? BREATH_MS : Number(after) * 1_000, LONGEST_BREATH_MS))
  // Adding to a cart has no idempotency key, so an uncertain customer looks into the cart first.
  if (url.endsWith('/api/cart/lines')) {
    const { body: _, method: __, ...look } = init
    const cart = await attempt(url.replace(/\/lines$/, ''), look)
    if (!isAnswer(cart)) return cart
    const { lines } = (await cart.clone().json()) as { lines: unknown[] }
    if (lines.length > 0) return cart
  }
  return attempt(url, init)
}

function kindOf(url: string): Kind {
  const { pathname } = new URL(url)
  return KINDS.find(([, path]) => path.test(pathname))?.[0] ?? 'page'
}
