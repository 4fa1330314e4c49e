import {
  issueKey,
  issueList,
  issuePreview,
  issueSending,
  newIssue,
  previewIssue,
  sendIssue,
  testIssue,
} from '@nawl/contract/desk/newsletter'

import { type DeskDeps, deskScope, limitedMember } from '../../../identity/staff/desk-scope.ts'
import { described } from '../../../platform/http/api-error.ts'
import type { App } from '../../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../../platform/http/limits/hourly-limit.ts'
import { documentRoutes } from '../../../settings/document.routes.ts'
import type { DocumentsDeps } from '../../../settings/documents.ts'
import { issueDesk, type IssueDeskDeps } from './issue-desk.ts'
import { issueKind } from './issue-kind.ts'

type Deps = DeskDeps & DocumentsDeps & IssueDeskDeps & { readonly limits: HourlyLimits }

const PATH = '/api/desk/newsletter'
const CHANGES_PER_HOUR = 300
const TESTS_PER_HOUR = 30
const PREVIEWS_PER_HOUR = 6_000
const about = described('desk')

/** /api/desk/newsletter: issues as drafts, how their letters look, and sending them. */
export function issueRoutes(app: App, deps: Deps): void {
  const memberOf = deskScope(app, deps)
  const desk = issueDesk(deps)
  const kind = issueKind({ database: deps.database, publicUrl: deps.config.publicUrl })
  const config = { permission: kind.permission }
  const small = { config, bodyLimit: 4 * 1024 }
  documentRoutes(app, `${PATH}/:key`, { ...deps, memberOf }, kind)

  const callerWithin = (name: string, perHour: number) => limitedMember(memberOf, deps.limits(name, perHour))
  const changing = callerWithin('newsletter-issue', CHANGES_PER_HOUR)
  const testing = callerWithin('newsletter-test', TESTS_PER_HOUR)
  const previewing = callerWithin('newsletter-preview', PREVIEWS_PER_HOUR)

  const list = about('Issues of the newsletter, and how many would get one', { 200: issueList })
  app.get(PATH, { config, schema: list }, desk.list)

  const begin = about('Begins an issue', { 201: newIssue })
  app.post(PATH, { ...small, schema: begin }, async (request, reply) =>
    reply.status(201).send({ key: await desk.begin(await changing(request)) }),
  )

  const params = issueKey
  const answer = { 200: issueSending }
  const where = about('Where an issue is, and its letters', answer, { params })
  app.get(`${PATH}/:key/sending`, { config, schema: where }, ({ params: { key } }) => desk.read(key))

  const preview = about(
    'A letter as it would be sent, of what is being written',
    { 200: issuePreview },
    { params, body: previewIssue },
  )
  const previewRoute = { config, bodyLimit: kind.mostBytes, schema: preview }
  app.post(`${PATH}/:key/preview`, previewRoute, async (request) => {
    const { value, language } = request.body
    return desk.preview(await previewing(request), value, language)
  })

  const test = about('Sends the saved draft to the caller’s own address', answer, { params, body: testIssue })
  app.post(`${PATH}/:key/test`, { ...small, schema: test }, async (request) => {
    const { key } = request.params
    await desk.test(await testing(request), key, request.body)
    return desk.read(key)
  })

  const send = about('Sends the saved draft to everybody confirmed', answer, { params, body: sendIssue })
  app.post(`${PATH}/:key/send`, { ...small, schema: send }, async (request) =>
    desk.start(await changing(request), request.params.key, request.body),
  )

  const stop = about('Takes no further batch of letters', answer, { params })
  app.post(`${PATH}/:key/stop`, { ...small, schema: stop }, async (request) =>
    desk.turn(await changing(request), request.params.key, 'stopped'),
  )

  const goOn = about('Goes on with an issue that was stopped', answer, { params })
  app.post(`${PATH}/:key/continue`, { ...small, schema: goOn }, async (request) =>
    desk.turn(await changing(request), request.params.key, 'sending'),
  )
}
