import { Piscina } from 'piscina'

import { ApiError } from '../http/api-error.ts'
import type { MaybeCaller } from './waiting-caller.ts'
import { boundedQueue } from './queue.ts'

type RenderPoolOptions = {
  /** URL of the worker file. */
  readonly worker: URL
  /** Most waiting tasks before callers are refused; by default enough for a class of designers. */
  readonly length?: number
  /** Most tasks of one caller. */
  readonly share?: number
  /** Heap limit of the thread, beside pixel buffers; the thread ends when it exceeds this, the shop does not. */
  readonly megabytes?: number
  /** Whether a task continues without its caller: for short tasks, where restarting the thread would cost more. */
  readonly finishes?: boolean
}

/** Runs one task at a time in a thread that ends when idle, so that memory is bounded by the largest task. */
export function singleThreadPool({
  worker,
  length = 16,
  share = 4,
  megabytes,
  finishes = false,
}: RenderPoolOptions) {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    ...(megabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
  })
  const line = boundedQueue({ places: 1, length, share })

  return {
    /** Runs a function of the worker; rejects with the ApiError `request/abandoned` when the caller disconnects. */
    run: <Answer>(name: string, task: unknown, waiting: MaybeCaller): Promise<Answer> =>
      line.inTurn(async () => {
        const signal = finishes ? null : (waiting.signal ?? null)
        try {
          return (await pool.run(task, { name, signal })) as Answer
        } catch (error) {
          throw signal?.aborted ? new ApiError('request/abandoned') : error
        }
      }, waiting),

    /** Numbers of running and waiting tasks. */
    load: line.load,

    close: () => pool.close(),
  }
}
