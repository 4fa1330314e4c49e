export type FetchedFile =
  | { readonly ok: true; readonly name: string; readonly blob: Blob }
  | { readonly ok: false; readonly reason: FileFault }

export type FileFault =
  /** The server's queue is full. */
  | 'busy'
  /** The rug does not exist, or no longer. */
  | 'gone'
  /** No response. */
  | 'away'
  | 'failed'

/** A first file takes the server seconds; behind a queue, half a minute. */
const PATIENCE_MS = 90_000

const FAULTS: Readonly<Record<number, FileFault>> = { 404: 'gone', 503: 'busy' }

/** Fetches a file with the name that the server sends; cancelled when `signal` aborts. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<FetchedFile> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  const leave = () => giveUp.abort()
  signal.addEventListener('abort', leave)
  try {
    const answer = await fetch(path, { signal: giveUp.signal })
    if (!answer.ok) return { ok: false, reason: FAULTS[answer.status] ?? 'failed' }
    const name = attachmentName(answer.headers.get('content-disposition') ?? '')
    return { ok: true, name: name ?? lastOf(path), blob: await answer.blob() }
  } catch (error) {
    if (!signal.aborted) console.warn('a file could not be fetched', error)
    return { ok: false, reason: 'away' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

/** The full name in a `content-disposition` header (RFC 6266), or null. */
export function attachmentName(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    // A malformed escape.
    return null
  }
}

const lastOf = (path: string) => path.split('?', 1)[0]?.split('/').at(-1) ?? path
