import { readFileSync } from 'node:fs'

import type { App } from './fastify-app.ts'
import type { Database } from '../db/database.ts'
import { ApiError } from './api-error.ts'

/** `preparing` until the database is migrated and seeded. */
export type ShopState = 'preparing' | 'open' | 'closing'

const NOT_READY = {
  preparing: 'the database is being prepared',
  closing: 'the shop closes',
} as const

/** /healthz: the process responds with its version. /readyz: the database responds and the shop is open. */
export function healthRoutes(
  app: App,
  { database, state }: { readonly database: Database; readonly state: () => ShopState },
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok', version: VERSION }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await database.ping()
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw new ApiError('server/busy', { detail: 'the database does not answer' })
    }
    const now = state()
    if (now !== 'open') throw new ApiError('server/busy', { detail: NOT_READY[now] })
    return { status: 'ready' }
  })
}

const file = new URL('../../../../../package.json', import.meta.url)

/** The running version, read once at start, because the file may be newer later. */
export const { version: VERSION } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
