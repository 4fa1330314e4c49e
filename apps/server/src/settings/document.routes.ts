import {
  callOffRequest,
  documentAnswer,
  dropDraftQuery,
  keepRequest,
  publishRequest,
  restoreRequest,
  revisionParams,
  saveDraftRequest,
} from '@nawl/contract/desk/document'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { limitedMember, type MemberOf } from '../identity/staff/desk-scope.ts'
import type { Json } from '../platform/db/schema/revision-schema.ts'
import { described } from '../platform/http/api-error.ts'
import type { App } from '../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'
import type { DocumentKind } from './document-kind.ts'
import { documents, type DocumentsDeps } from './documents.ts'

const CHANGES_PER_HOUR = 3_000
const about = described('desk')
const keyParams = z.object({ key: z.string().max(200) })

type Deps = DocumentsDeps & { readonly limits: HourlyLimits; readonly memberOf: MemberOf }

/**
 * The routes of a kind of document below `path`, which ends with `/:key` where the kind has keys. A kind of drafts has none
 * for revisions.
 */
export function documentRoutes<Value extends Json>(
  app: App,
  path: string,
  deps: Deps,
  kind: DocumentKind<Value>,
): void {
  const { memberOf } = deps
  const held = documents(deps, kind)
  const params = kind.isKey ? keyParams : z.object({})
  const answer = { 200: documentAnswer(kind.schema) }
  const config = { permission: kind.permission }
  const route = { config, bodyLimit: kind.mostBytes }
  const fresh = kind.movesMoney && { secondFactor: 'fresh' as const }
  const publishing = { ...route, config: { ...config, ...fresh } }
  const keyOf = ({ params: given }: FastifyRequest) => (given as { key?: string }).key ?? ''
  const caller = limitedMember(memberOf, deps.limits('desk-document', CHANGES_PER_HOUR))

  const read = about('A document with its draft and revisions', answer, { params })
  app.get(path, { config, schema: read }, async (request) => held.read(keyOf(request)))

  const save = about('Saves what is being written', answer, { params, body: saveDraftRequest })
  app.put(`${path}/draft`, { ...route, schema: save }, async (request) =>
    held.saveDraft(await caller(request), keyOf(request), request.body as SaveDraft),
  )

  const drop = about('Throws a draft away', answer, { params, querystring: dropDraftQuery })
  app.delete(`${path}/draft`, { ...route, schema: drop }, async (request) => {
    await caller(request)
    return held.dropDraft(keyOf(request), request.query.version)
  })
  if (kind.draftsOnly) return

  const one = about(
    'The value of a revision',
    { 200: z.object({ value: kind.schema.nullable() }) },
    {
      params: params.extend(revisionParams.shape),
    },
  )
  app.get(`${path}/revisions/:revision`, { config, schema: one }, async (request) => ({
    value: await held.valueAt(keyOf(request), request.params.revision),
  }))

  const publish = about('Publishes, at once or later', answer, { params, body: publishRequest(kind.schema) })
  app.post(`${path}/publish`, { ...publishing, schema: publish }, async (request) =>
    held.publish(await caller(request), keyOf(request), request.body as Publish<Value>),
  )

  const restore = about('Publishes an earlier revision again', answer, { params, body: restoreRequest })
  app.post(`${path}/restore`, { ...publishing, schema: restore }, async (request) =>
    held.restore(await caller(request), keyOf(request), request.body),
  )

  const keep = about('Keeps what is public, although the shop comes with another', answer, {
    params,
    body: keepRequest,
  })
  app.post(`${path}/keep`, { ...route, schema: keep }, async (request) =>
    held.keep(await caller(request), keyOf(request), request.body.number),
  )

  const callOff = about('Calls off what is scheduled', answer, { params, body: callOffRequest })
  app.post(`${path}/call-off`, { ...publishing, schema: callOff }, async (request) =>
    held.callOff(await caller(request), keyOf(request), request.body.number),
  )
}

type SaveDraft = z.infer<typeof saveDraftRequest> & { readonly value: Json }
/** The schema of a generic kind is not known to the compiler. */
type Publish<Value> = Omit<z.infer<ReturnType<typeof publishRequest>>, 'value'> & { readonly value: Value }
