import { type ErrorCode, ERRORS, type FIELD_FAULTS, type Problem } from '@nawl/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { NO_STORE } from './caching.ts'
import { isDatabaseAway, isPersonGone } from '../db/database-errors.ts'
import { ApiError } from './api-error.ts'

/** Our codes for Fastify's body errors. */
const BODY_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/invalid',
}

/** Default Retry-After: after the hourly limit, as a rule an hour must pass since the caller's first call. */
export const RETRY_SECONDS: Readonly<Partial<Record<number, number>>> = { 429: 3600, 503: 2 }

/** The only error handler: answers with RFC 9457 problem documents and no detail of internal errors. */
export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error)
    const isOurs = !(error instanceof ApiError) || error.cause !== undefined
    if (isOurs && ERRORS[refusal.code].status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(
      request,
      reply,
      new ApiError('route/not-found', { detail: `${request.method} ${request.url}` }),
    ),
  )
}

/** Refuses an unparsable URL before any hook has run, so it sets the headers that hooks would have added. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  void sendProblem(request, reply, new ApiError('request/invalid', { field: 'address' }))
}

function asRefusal(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error)
  const bodyCode = BODY_ERRORS[error.code] ?? (error instanceof SyntaxError ? 'request/not-json' : undefined)
  if (bodyCode) return new ApiError(bodyCode, { detail: error.message })
  // 4xx errors of Fastify and its plugins are the client's.
  if (error.code?.startsWith('FST_') && (error.statusCode ?? 500) < 500)
    return new ApiError([403, 404].includes(error.statusCode ?? 0) ? 'route/not-found' : 'request/invalid')
  if (isPersonGone(error)) return new ApiError('account/session-ended')
  return new ApiError(isDatabaseAway(error) || isDiskFull(error) ? 'server/busy' : 'server/broken')
}

/** Temporary: over once an operator has freed space, so a retry makes sense. */
const isDiskFull = (error: { code?: string }) => error.code === 'ENOSPC' || error.code === 'EDQUOT'

function fromValidation(error: { validation: unknown }): ApiError {
  // zod fills these fields for every issue; the provider types them loosely.
  const issues = error.validation as readonly Issue[]
  const [issue] = issues
  const field = fieldOf(issue)
  const code = field === 'idempotency-key' ? 'idempotency/missing-key' : 'request/invalid'
  return new ApiError(code, {
    field,
    detail: `${field}: ${issue?.message ?? 'is not valid'}`,
    ...faultIn(issue),
    // A form marks them all at once.
    ...(issues.length > 1 && { problems: issues.slice(0, MOST_PROBLEMS).map(problemIn) }),
  })
}

const MOST_PROBLEMS = 50

function fieldOf(issue: Issue | undefined): string {
  const path = issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? ''
  const unknown = issue?.params?.keys?.[0]
  return [path, unknown].filter(Boolean).join('.') || 'body'
}

const problemIn = (issue: Issue) => ({ field: fieldOf(issue), problem: faultIn(issue).fault })

type Issue = {
  readonly instancePath: string
  readonly message: string
  /** zod's code of the issue, and its own fields. */
  readonly keyword?: string
  readonly params?: {
    readonly keys?: readonly string[]
    readonly origin?: string
    readonly minimum?: number
    readonly maximum?: number
  }
}

/** What is wrong, for pages that say it in their own language. */
function faultIn(issue: Issue | undefined): {
  readonly fault: (typeof FIELD_FAULTS)[number]
  readonly most?: number
} {
  const { keyword, params = {} } = issue ?? {}
  const isText = params.origin === 'string'
  if (isText && keyword === 'too_big' && params.maximum !== undefined)
    return { fault: 'too-long', most: params.maximum }
  const isEmpty = isText && keyword === 'too_small' && params.minimum === 1
  return { fault: isEmpty || keyword === 'invalid_type' ? 'missing' : 'wrong' }
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, details, retrySeconds = RETRY_SECONDS[ERRORS[code].status] }: ApiError,
): FastifyReply {
  const { status, title } = ERRORS[code]
  const body: Problem = {
    type: `urn:nawl:problem:${code.replace('/', ':')}`,
    title,
    status,
    code,
    ...details,
    requestId: request.id,
  }
  if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds)
  return reply.status(status).type('application/problem+json').headers(NO_STORE).send(JSON.stringify(body))
}
