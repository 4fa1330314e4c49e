import { Piscina } from 'piscina'

import { ApiError } from '../http/api-error.ts'
import type { MaybeCaller } from './waiting-caller.ts'
import { boundedQueue } from './queue.ts'

type RenderPoolOptions = {
  /** Address of the worker's file. */
  readonly worker: URL
  /** How many may wait before callers are asked to come back. */
  readonly length: number
  /** How many one caller may have under way; others get the rest. */
  readonly share: number
  /** Of the thread, beside its pixels; one that needs more ends, and the shop goes on. */
  readonly megabytes?: number
  /** Whether a task goes on when its caller leaves: where it is short, and ending its thread would cost the next one more. */
  readonly finishes?: boolean
}

/** Makes things one at a time, so that memory is bounded by one of the largest, in a thread that ends when nobody wants any. */
export function singleThreadPool({ worker, length, share, megabytes, finishes = false }: RenderPoolOptions) {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    ...(megabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
  })
  const line = boundedQueue({ places: 1, length, share })

  return {
    /** Runs a function of the worker; given up when the caller leaves, with the ApiError `request/abandoned`. */
    run: <Answer>(name: string, task: unknown, waiting: MaybeCaller): Promise<Answer> =>
      line.inTurn(async () => {
        const signal = finishes ? null : (waiting.signal ?? null)
        try {
          return (await pool.run(task, { name, signal })) as Answer
        } catch (error) {
          throw signal?.aborted ? new ApiError('request/abandoned') : error
        }
      }, waiting),

    /** How many are being made and how many wait. */
    load: line.load,

    close: () => pool.close(),
  }
}
