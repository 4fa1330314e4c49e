import { whenAtRest } from './page-at-rest.ts'
import type { Job, WorkerAnswer, WorkerJobs, WorkerQuestion } from './worker-jobs.ts'

/**
 * Tufts and inspects rugs in a worker, shared by the whole studio so that a bitmap is separated once. It starts with
 * the first order, when the page has come to rest.
 */
export const tufting: Tufting = startTufting()

type Tufting = {
  /** Makes an order; null on failure, because the server's pictures suffice. */
  readonly make: <J extends Job>(
    job: J,
    order: WorkerJobs[J]['order'],
  ) => Promise<WorkerJobs[J]['made'] | null>
  /** Ends the worker and its pending work, which is answered with null; the next order starts a new one. */
  readonly close: () => void
}

function startTufting(): Tufting {
  let worker: Worker | null = null
  // Only the caller knows which job an id belongs to.
  const waiting = new Map<number, (made: never) => void>()
  let lastId = 0

  return {
    make: (job, order) =>
      new Promise((resolve) => {
        if (typeof Worker === 'undefined') return resolve(null)
        const id = ++lastId
        waiting.set(id, resolve)
        const question = { id, job, order } as WorkerQuestion // a pair of job and order, which the signature guarantees
        whenAtRest(() => {
          if (!waiting.has(id)) return
          worker ??= beginWorker(waiting, () => (worker = null))
          // Copied: nothing is transferred to the worker.
          worker.postMessage(question, [])
        })
      }),
    close() {
      worker?.terminate()
      worker = null
      abandon(waiting)
    },
  }
}

/** Calls `onLost` when the worker has crashed, after resolving everything that waited for it with null. */
function beginWorker(waiting: Map<number, (made: never) => void>, onLost: () => void): Worker {
  const worker = new Worker(new URL('./tuft.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('failed' in data) console.warn('The rug cannot be tufted here:', data.failed)
    waiting.get(data.id)?.(('failed' in data ? null : data.made) as never) // see above
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    console.warn('The rug cannot be tufted here:', event.message)
    abandon(waiting)
    worker.terminate()
    onLost()
  })
  return worker
}

/** Nobody may wait for ever: what is remembered between studios would never be made again. */
function abandon(waiting: Map<number, (made: never) => void>): void {
  for (const answer of waiting.values()) answer(null as never) // null is in the answer of every job
  waiting.clear()
}
