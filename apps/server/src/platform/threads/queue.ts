import { ApiError } from '../http/api-error.ts'
import { callerShare } from './caller-share.ts'
import type { MaybeCaller } from './waiting-caller.ts'

type Waiting = { readonly begin: () => void }
type LineOptions = {
  /** How many run at once. */
  readonly places: number
  /** How many may wait for a place. */
  readonly length: number
  /** How many of these one caller may have, running and waiting; without it, all. */
  readonly share?: number
}

/**
 * Lets `places` pieces of work run at once and `length` wait, first come, first served. Whoever comes later is refused
 * with `server/busy`, who has its share already with `request/too-many`, and who leaves while waiting costs nothing more.
 */
export function boundedQueue({ places, length, share = Infinity }: LineOptions) {
  const waiting: Waiting[] = []
  const shares = callerShare(share)
  let running = 0

  /** Runs `work` when its turn comes; rejects with `request/abandoned` if its caller leaves before that. */
  async function inTurn<T>(work: () => Promise<T>, { signal, caller }: MaybeCaller = {}): Promise<T> {
    const giveBack = shares.take(caller)
    try {
      await turn(signal)
      try {
        return await work()
      } finally {
        running--
        callNext()
      }
    } finally {
      giveBack()
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
