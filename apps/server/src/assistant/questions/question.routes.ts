import { ignoreRequest, questionList, questionParams } from '@nawl/contract/desk/questions'

import { type DeskDeps, deskScope } from '../../identity/staff/desk-scope.ts'
import type { Database } from '../../platform/db/database.ts'
import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import type { Published } from '../../platform/revisions/published.ts'
import { documentRoutes } from '../../settings/document.routes.ts'
import type { Settings } from '../../settings/settings.ts'
import { questionStore } from './question.store.ts'

type Deps = DeskDeps & {
  readonly database: Database
  readonly published: Published
  readonly settings: Settings
  readonly limits: HourlyLimits
  readonly now: () => number
}

const CHANGES_PER_HOUR = 600
const PATH = '/api/desk/questions'
const config = { permission: 'messages.answer' } as const
const about = described('desk')

/** /api/desk/questions: what the assistant could not answer, and the owner's answers. Register in a scope of its own. */
export function questionRoutes(app: App, deps: Deps): void {
  const memberOf = deskScope(app, deps)
  const store = questionStore(deps.database)
  const limit = deps.limits('desk-question', CHANGES_PER_HOUR)
  documentRoutes(app, '/api/desk/settings/questions', { ...deps, memberOf }, deps.settings.questions.kind)

  const list = about('Questions that the assistant did not answer, most asked first', { 200: questionList })
  app.get(PATH, { schema: list, config }, store.list)

  const ignore = about(
    'Says whether a question is the shop’s business',
    { 200: questionList },
    { params: questionParams, body: ignoreRequest },
  )
  app.put(`${PATH}/:id/ignored`, { schema: ignore, config }, async (request) => {
    const { email: by } = memberOf(request)
    await limit.check(by)
    await store.ignore(request.params.id, request.body.isIgnored, by, new Date(deps.now()))
    return store.list()
  })
}
