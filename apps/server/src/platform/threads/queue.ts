import PQueue from 'p-queue'

import { ApiError } from '../http/api-error.ts'
import type { MaybeCaller } from './waiting-caller.ts'

type QueueOptions = {
  /** Concurrent tasks. */
  readonly places: number
  /** Waiting tasks. */
  readonly length: number
  /** Most tasks of one caller, running and waiting; unlimited by default. */
  readonly share?: number
}

/**
 * Runs `places` tasks at once and lets `length` wait, first come, first served. Throws the ApiErrors `server/busy` when
 * it is full and `request/too-many` when the caller has its share already. A caller that disconnects while waiting
 * gives up its place.
 */
export function boundedQueue({ places, length, share = Infinity }: QueueOptions) {
  const queue = new PQueue({ concurrency: places })
  const shares = callerShare(share)

  /** Runs `task` when its turn comes; rejects with `request/abandoned` if its caller disconnects before that. */
  async function inTurn<T>(task: () => Promise<T>, { signal, caller }: MaybeCaller = {}): Promise<T> {
    const giveBack = shares.take(caller)
    const waiting = new AbortController()
    const abandon = () => waiting.abort(new ApiError('request/abandoned'))
    // Once it runs, the task itself decides whether it can be given up.
    const run = () => {
      signal?.removeEventListener('abort', abandon)
      return task()
    }
    try {
      if (signal?.aborted) throw new ApiError('request/abandoned')
      if (queue.pending >= places && queue.size >= length) throw new ApiError('server/busy')
      signal?.addEventListener('abort', abandon, { once: true })
      return await queue.add(run, { signal: waiting.signal })
    } finally {
      signal?.removeEventListener('abort', abandon)
      giveBack()
    }
  }

  return { inTurn, load: () => ({ running: queue.pending, waiting: queue.size }) }
}

/** One of the caller's tasks has usually finished by then. */
const RETRY_SECONDS = 5

/** Limits each caller to `most` concurrent tasks; refuses more with `request/too-many`. */
function callerShare(most: number) {
  const underWay = new Map<string, number>()
  return {
    /** Counts a task until the returned function is called. Tasks without a caller are not counted. */
    take(caller: string | undefined): () => void {
      if (caller === undefined) return () => {}
      const before = underWay.get(caller) ?? 0
      if (before >= most)
        throw new ApiError('request/too-many', {
          detail: `${most} of these are being made for you already; wait for one of them`,
          retrySeconds: RETRY_SECONDS,
        })
      underWay.set(caller, before + 1)
      return () => {
        const left = (underWay.get(caller) ?? 1) - 1
        if (left === 0) underWay.delete(caller)
        else underWay.set(caller, left)
      }
    },
  }
}
