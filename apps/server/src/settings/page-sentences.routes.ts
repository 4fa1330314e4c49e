import { builtInSentences, pageSentencesList } from '@nawl/contract/desk/page-sentences'
import { LANGUAGES } from '@nawl/messages/languages'
import { PAGE_NAMESPACES } from '@nawl/messages/text/page-namespaces'
import { like } from 'drizzle-orm'
import { z } from 'zod'

import type { MemberOf } from '../identity/staff/desk-scope.ts'
import { draft } from '../platform/db/schema/revision-schema.ts'
import { ApiError, described } from '../platform/http/api-error.ts'
import type { App } from '../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'
import { documentRoutes } from './document.routes.ts'
import type { DocumentsDeps } from './documents.ts'
import { readSentencesKey, SENTENCES_PREFIX } from './page-sentences.ts'
import type { Settings } from './settings.ts'

type Deps = DocumentsDeps & {
  readonly limits: HourlyLimits
  readonly memberOf: MemberOf
  readonly settings: Settings
}

const about = described('desk')
const PATH = '/api/desk/sentences'

/** /api/desk/sentences: the sentences of the pages as documents, their list, and what the shop comes with. */
export function pageSentencesRoutes(app: App, deps: Deps): void {
  const { database, published, settings } = deps
  const { kind, builtIn, values } = settings.sentences
  documentRoutes(app, `${PATH}/:key`, deps, kind)
  const permitted = { permission: kind.permission }

  const schema = about('The pages whose sentences can be changed, in every language', {
    200: pageSentencesList,
  })
  app.get(PATH, { schema, config: permitted }, async () => {
    const rows = await database.orm
      .select({ document: draft.document })
      .from(draft)
      .where(like(draft.document, `${SENTENCES_PREFIX}%`))
    const drafts = new Set(rows.map(({ document }) => document))
    const pages = Object.values(LANGUAGES).flatMap(({ code }) =>
      PAGE_NAMESPACES.map((page) => {
        const key = `${code}.${page}`
        const value = published.value(`${SENTENCES_PREFIX}${key}`) as { sentences: object } | undefined
        const edited = Object.keys(value?.sentences ?? {}).length
        return { key, language: code, page, edited, hasDraft: drafts.has(`${SENTENCES_PREFIX}${key}`) }
      }),
    )
    return { pages }
  })

  const original = about(
    'The sentences of a page as the shop comes with them',
    { 200: builtInSentences },
    { params: z.object({ key: z.string().max(200) }) },
  )
  app.get(`${PATH}/:key/built-in`, { schema: original, config: permitted }, ({ params }) => {
    const key = readSentencesKey(params.key)
    if (!key) throw new ApiError('document/unknown')
    return { sentences: builtIn(key), values: values(key) }
  })
}
