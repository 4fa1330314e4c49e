import {
  forgetViewQuery,
  type ListName,
  savedViews,
  type SavedViews,
  saveViewRequest,
  viewParams,
} from '@nawl/contract/desk/lists'
import { and, asc, count, eq, ne } from 'drizzle-orm'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { savedView } from '../../platform/db/schema/list-schema.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { type DeskDeps, deskScope } from './desk-scope.ts'

type Deps = DeskDeps & { readonly database: Database; readonly now: () => number }

const MOST_VIEWS = 20
const about = described('desk')

/** /api/desk/views/{list}: a member's own named views of a list. */
export function savedViewRoutes(app: App, deps: Deps): void {
  const { database, now } = deps
  const memberOf = deskScope(app, deps)
  const config = { permission: 'own' } as const
  const mine = (email: string, list: ListName) => and(eq(savedView.email, email), eq(savedView.list, list))

  async function viewsOf(email: string, list: ListName): Promise<SavedViews> {
    const { name, query } = savedView
    const views = await database.orm
      .select({ name, query })
      .from(savedView)
      .where(mine(email, list))
      .orderBy(asc(name))
    return { views }
  }

  const list = about('One’s own views of a list', { 200: savedViews }, { params: viewParams })
  app.get('/api/desk/views/:list', { schema: list, config }, (request) =>
    viewsOf(memberOf(request).email, request.params.list),
  )

  const save = about('Saves a view', { 200: savedViews }, { params: viewParams, body: saveViewRequest })
  app.put('/api/desk/views/:list', { schema: save, config, bodyLimit: 4 * 1024 }, async (request) => {
    const { email } = memberOf(request)
    const { list: of } = request.params
    const { name, query } = request.body
    const at = new Date(now())
    const [others] = await database.orm
      .select({ count: count() })
      .from(savedView)
      .where(and(mine(email, of), ne(savedView.name, name)))
    if ((others?.count ?? 0) >= MOST_VIEWS) throw new ApiError('view/too-many')
    await database.orm
      .insert(savedView)
      .values({ email, list: of, name, query, at })
      .onConflictDoUpdate({ target: [savedView.email, savedView.list, savedView.name], set: { query, at } })
    return viewsOf(email, of)
  })

  const sent = { params: viewParams, querystring: forgetViewQuery }
  const forget = about('Deletes a view', { 200: savedViews }, sent)
  app.delete('/api/desk/views/:list', { schema: forget, config }, async (request) => {
    const { email } = memberOf(request)
    const { list: of } = request.params
    await database.orm.delete(savedView).where(and(mine(email, of), eq(savedView.name, request.query.name)))
    return viewsOf(email, of)
  })
}
