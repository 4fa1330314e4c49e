import {
  answerRequest,
  assignRequest,
  messageList as listSchema,
  messageNoteRequest,
  messageParams,
  messageQuery,
  messageThread as threadSchema,
  type MessageThread,
  stateRequest,
  waitingMessages,
} from '@nawl/contract/desk/messages'
import { idempotencyHeaders } from '@nawl/contract/sales/payment'
import { permits } from '@nawl/domain/staff/roles'
import type { FastifyRequest } from 'fastify'

import { type DeskDeps, deskScope } from '../../identity/staff/desk-scope.ts'
import { staffMemberStore } from '../../identity/staff/staff-member.store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { idempotencyKeys } from '../../platform/http/limits/idempotency-keys.ts'
import type { Published } from '../../platform/revisions/published.ts'
import { documentRoutes } from '../../settings/document.routes.ts'
import type { OutreachRouteDeps } from '../outreach-deps.ts'
import { readCannedAnswers } from './canned-answers.ts'
import { messageAnswerEmail } from './message-answer-email.ts'
import { listedMessage, messageList, waitingCount } from './message-list.ts'
import { answerMail, messageStore, type MessageStep } from './message.store.ts'
import { type SentRow, sentMessage } from './sent-message.ts'

type Deps = DeskDeps & OutreachRouteDeps & { readonly published: Published }

const CHANGES_PER_HOUR = 600
const PATH = '/api/desk/messages'
const config = { permission: 'messages.answer' } as const
const about = described('desk')
const ofThread = { params: messageParams }
const answer = { 200: threadSchema }

/** /api/desk/messages: what visitors sent, and what staff do with it. Register in a scope of its own. */
export function messageRoutes(app: App, deps: Deps): void {
  const { database, emails, now, published } = deps
  const memberOf = deskScope(app, deps)
  const store = messageStore(database)
  const keys = idempotencyKeys(deps)
  const limit = deps.limits('desk-message', CHANGES_PER_HOUR)
  const canned = readCannedAnswers(published)
  documentRoutes(app, '/api/desk/settings/answers', { ...deps, memberOf }, canned.kind)

  const list = about('What visitors sent, in pages', { 200: listSchema }, { querystring: messageQuery })
  app.get(PATH, { schema: list, config }, (request) =>
    messageList(database, request.query, memberOf(request).email),
  )

  const waiting = about('How many messages wait for an answer', { 200: waitingMessages })
  app.get(`${PATH}/waiting`, { schema: waiting, config }, async () => ({
    waiting: await waitingCount(database),
  }))

  const show = about('A message, with what the staff did with it', answer, ofThread)
  app.get(`${PATH}/:id`, { schema: show, config }, ({ params }) => shown(params.id))

  const keyed = { ...ofThread, headers: idempotencyHeaders }
  const reply = about('Answers by e-mail, once', answer, { ...keyed, body: answerRequest })
  const written = { config, bodyLimit: 64 * 1024 }
  app.post(`${PATH}/:id/answers`, { ...written, schema: reply }, async (request) => {
    const { text, version } = request.body
    return once(request, request.params.id, { kind: 'answer', text, version, state: 'answered' })
  })

  const note = about('A note for the staff', answer, { ...keyed, body: messageNoteRequest })
  app.post(`${PATH}/:id/notes`, { ...written, schema: note }, (request) =>
    once(request, request.params.id, { kind: 'note', text: request.body.text }),
  )

  const assign = about('Says who answers', answer, { ...ofThread, body: assignRequest })
  app.put(`${PATH}/:id/assignee`, { schema: assign, config }, async (request) => {
    const { assignee: typed, version } = request.body
    const assignee = typed?.toLowerCase() ?? null
    if (assignee !== null && !(await assignable()).includes(assignee))
      throw new ApiError('message/not-assignable', { field: 'assignee' })
    return take(request, request.params.id, { kind: 'assigned', text: assignee, assignee, version })
  })

  const close = about('Nothing more is to be done', answer, { ...ofThread, body: stateRequest })
  app.post(`${PATH}/:id/close`, { schema: close, config }, (request) =>
    take(request, request.params.id, { kind: 'closed', state: 'closed', version: request.body.version }),
  )
  const reopen = about('It waits again', answer, { ...ofThread, body: stateRequest })
  app.post(`${PATH}/:id/reopen`, { schema: reopen, config }, (request) =>
    take(request, request.params.id, { kind: 'reopened', state: 'waiting', version: request.body.version }),
  )

  type Step = Omit<MessageStep, 'by' | 'at'>
  type Also = (tx: Tx) => Promise<void>

  async function take(request: FastifyRequest, id: string, step: Step, also?: Also): Promise<MessageThread> {
    const { email: by } = memberOf(request)
    await limit.check(by)
    const at = new Date(now())
    await store.take(id, { ...step, by, at }, async (tx, row, entryId) => {
      await also?.(tx)
      if (step.kind === 'answer') await send(tx, row, { entryId, text: step.text ?? '', at })
    })
    emails.wake()
    return shown(id)
  }

  /** The same once per idempotency key; the answer is read anew, so that no copy of it is kept with the key. */
  async function once(request: FastifyRequest, id: string, step: Step): Promise<MessageThread> {
    const key = String(request.headers['idempotency-key'])
    await keys.once({ owner: `message:${id}`, key, request: step }, async ({ subject, note: noted }) => {
      if (subject === null) await take(request, id, step, (tx) => noted(tx, id))
      return { status: 200, body: null }
    })
    return shown(id)
  }

  async function send(
    tx: Tx,
    row: SentRow,
    { entryId, text, at }: { entryId: string; text: string; at: Date },
  ) {
    const { support } = deps.settings.business.mail()
    const letter = messageAnswerEmail(row, text, { publicUrl: deps.config.publicUrl, support })
    await emails.write(tx, { kind: 'message-answer', about: answerMail(row.thread.id, entryId), letter, at })
  }

  async function shown(id: string): Promise<MessageThread> {
    const row = await store.find(id)
    const sent = sentMessage(row)
    return {
      ...listedMessage(row),
      ...sent,
      version: row.thread.version,
      entries: await store.entries(id),
      assignable: [...(await assignable())],
      canned: canned.in(sent.language),
    }
  }

  /** Addresses in lower case. */
  async function assignable(): Promise<readonly string[]> {
    const members = await staffMemberStore(database).list()
    const answering = members.filter(({ role }) => permits(role, 'messages.answer'))
    return [...new Set([...deps.config.staff, ...answering.map(({ email }) => email)])].toSorted()
  }
}
