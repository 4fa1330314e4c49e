import type { App, AppDeps } from '../app.ts'
import { ApiError } from './api-error.ts'

/** /healthz: the process answers. /readyz: so does the database, and it is migrated and seeded. */
export function healthRoutes(app: App, { database, isSeeded }: Pick<AppDeps, 'database' | 'isSeeded'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await database.ping()
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw new ApiError('server/busy', { detail: 'the database does not answer' })
    }
    if (!isSeeded()) throw new ApiError('server/busy', { detail: 'the database is being prepared' })
    return { status: 'ready' }
  })
}
