import { type LookupAddress, type LookupAllOptions, lookup as resolveName } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

import type { WebhookDelivery } from '@nawl/contract/desk/webhooks'

import { mayReceive } from './public-address.ts'
import { addressIn } from './webhook-url.ts'

const TIMEOUT_MS = 10_000
/** As much of an answer as is read. */
const MOST_ANSWER_BYTES = 1_024

export type Attempt =
  | { readonly ok: true; readonly responseCode: number; readonly response: string }
  | {
      readonly ok: false
      readonly fault: NonNullable<WebhookDelivery['fault']>
      readonly responseCode: number | null
      readonly response: string | null
    }

/** Finds all addresses of a name, like `dns.lookup`. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

type Posting = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether a receiver on this machine is allowed. */
  readonly toOwnMachine: boolean
  readonly closing: AbortSignal
  readonly timeoutMs?: number
  /** The operating system's by default. */
  readonly resolve?: Resolve
}

/**
 * Posts a message once. Its connection goes to an address that was checked after the name was resolved, so neither a
 * name for an inner address nor one that changes in between leads inside. Redirects are not followed, and of the answer
 * only the beginning is read.
 */
export async function postWebhook(posting: Posting): Promise<Attempt> {
  const { url, toOwnMachine, closing, timeoutMs = TIMEOUT_MS } = posting
  const named = addressIn(url)
  // A connection to an address resolves no name.
  if (named !== null && !mayReceive(named, toOwnMachine)) return failure('refused-address')
  const patience = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await send(posting, AbortSignal.any([patience, closing]))
    const response = await beginningOf(answer)
    const responseCode = answer.statusCode ?? 0
    if (responseCode >= 200 && responseCode < 300) return { ok: true, responseCode, response }
    const fault = responseCode >= 300 && responseCode < 400 ? 'redirected' : 'status'
    return { ok: false, fault, responseCode, response }
  } catch (error) {
    if (error instanceof RefusedAddress) return failure('refused-address')
    return failure(patience.aborted ? 'timed-out' : 'unreachable')
  }
}

const failure = (fault: NonNullable<WebhookDelivery['fault']>): Attempt => ({
  ok: false,
  fault,
  responseCode: null,
  response: null,
})

function send(
  { url, headers, body, toOwnMachine, resolve = resolveName }: Posting,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const lookup = checkedLookup(resolve, toOwnMachine)
  return new Promise((done, fail) => {
    // Without an agent: a connection is never used twice, so each was checked.
    const sent = request(url, { method: 'POST', headers, agent: false, lookup, signal }, done)
    sent.on('error', fail)
    sent.end(body)
  })
}

/** An address inside, or one that a name resolved to. */
class RefusedAddress extends Error {}

/** Resolves a name and refuses it if any of its addresses is not public. */
function checkedLookup(resolve: Resolve, toOwnMachine: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const isFine = found.length > 0 && found.every(({ address }) => mayReceive(address, toOwnMachine))
      if (!isFine) return callback(new RefusedAddress(hostname), [])
      const [first] = found
      return options.all ? callback(null, found) : callback(null, first?.address ?? '', first?.family)
    })
  }
}

/** Reads the beginning, then hangs up. An answer that stalls or breaks off is what came until then. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part)
      length += part.length
      if (length >= MOST_ANSWER_BYTES) break
    }
  } catch {
    // The status has come: the rest is for people to read.
  } finally {
    answer.destroy()
  }
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, MOST_ANSWER_BYTES))
  return text.replaceAll(UNPRINTABLE, '\u{FFFD}')
}

/** PostgreSQL stores no zero bytes, and people read no control characters but tabs and new lines. */
const UNPRINTABLE = /[^\P{Cc}\t\n]/gu
