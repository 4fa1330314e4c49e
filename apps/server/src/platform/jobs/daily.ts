import { DAY_MS } from '@nawl/domain/time/durations'
import type { FastifyInstance } from 'fastify'

import { isDatabaseAway } from '../db/database-errors.ts'
import { ApiError } from '../http/api-error.ts'

const AWAY_MS = 60_000

/**
 * Runs a sweep once a day while the shop is open, first at start. A failure is logged and retried the next day, or in a
 * minute while the database or the blob store is unavailable or not yet prepared.
 */
export function daily(app: FastifyInstance, name: string, sweep: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const later = (ms: number) => {
    if (!isClosed) timer = setTimeout(run, ms).unref()
  }
  const run = () =>
    void sweep()
      .then(() => later(DAY_MS))
      .catch((error: unknown) => {
        if (isDatabaseAway(error) || isBusy(error)) return later(AWAY_MS)
        app.log.warn({ err: error }, `${name} could not be swept`)
        return later(DAY_MS)
      })
  app.addHook('onReady', async () => run())
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
  })
}

const isBusy = (error: unknown) => error instanceof ApiError && error.code === 'server/busy'
