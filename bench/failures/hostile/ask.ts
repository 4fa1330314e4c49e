import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

const AGENT = new Agent({ keepAlive: false })
/** Longer than any answer takes. */
const PATIENCE_MS = 60_000

export type HostileRequest = {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Chunked transfer encoding, without a Content-Length. */
  readonly chunked: boolean
}

/** `status` 0 means no answer; `ms` from the first byte sent to the last received. */
export type Told = { readonly status: number; readonly ms: number }

let callers = 0

/** Sends a request from a new caller: every other one by IPv6, each from its own network. */
export async function ask(
  url: string,
  { method, path, headers, body, chunked }: HostileRequest,
): Promise<Told> {
  const caller = freshCaller(callers++)
  const start = performance.now()
  const sent = request(url + path, {
    method,
    agent: AGENT,
    headers: {
      ...headers,
      'x-forwarded-for': caller,
      ...(chunked ? {} : { 'content-length': String(body.length) }),
    },
  })
  const signal = AbortSignal.timeout(PATIENCE_MS)
  // A shop that refuses the rest closes the connection during the upload; only its answer counts.
  sent.on('error', () => {})
  const answered = once(sent, 'response', { signal }).catch(() => null)
  for (let at = 0; at < body.length && !sent.destroyed; at += PIECE)
    if (!sent.write(body.subarray(at, at + PIECE)))
      await Promise.race([once(sent, 'drain').catch(() => null), answered])
  sent.end()
  const [answer] = ((await answered) as [IncomingMessage] | null) ?? []
  if (answer) {
    answer.resume()
    await once(answer, 'close', { signal }).catch(() => null)
  }
  sent.destroy()
  return { status: answer?.statusCode ?? 0, ms: performance.now() - start }
}

const PIECE = 64 * 1024

function freshCaller(n: number): string {
  const hex = (value: number) => value.toString(16)
  if (n % 2 === 0) return `2001:db8:${hex((n >> 16) & 0xffff)}:${hex(n & 0xffff)}::1`
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}
