import { ApiError } from '../http/api-error.ts'

type Waiting = { readonly begin: () => void }

/**
 * Lets `places` pieces of work run at once and `length` wait, first come, first served. Whoever
 * comes later is refused with `server/busy`, and whoever leaves while waiting costs nothing more.
 */
export function waitingLine({ places, length }: { places: number; length: number }) {
  const waiting: Waiting[] = []
  let running = 0

  /** Runs `work` when its turn comes; rejects with `request/abandoned` if `signal` aborts before that. */
  async function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await turn(signal)
    try {
      return await work()
    } finally {
      running--
      callNext()
    }
  }

  function turn(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) return Promise.reject(new ApiError('request/abandoned'))
    if (running < places) {
      running++
      return Promise.resolve()
    }
    if (waiting.length >= length) return Promise.reject(new ApiError('server/busy'))
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1)
        reject(new ApiError('request/abandoned'))
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const entry: Waiting = { begin }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(entry)
    })
  }

  function callNext(): void {
    const next = waiting.shift()
    if (!next) return
    running++
    next.begin()
  }

  return { inTurn, load: () => ({ running, waiting: waiting.length }) }
}
