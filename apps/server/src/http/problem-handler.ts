import { type ErrorCode, ERRORS, type Problem } from '@nawl/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { isDatabaseAway } from '../db/is-database-away.ts'
import { ApiError } from './api-error.ts'

/** Codes Fastify gives bodies it will not read, in our words. */
const BODY_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/invalid',
}

/** One handler for everything that goes wrong: RFC 9457 problem documents, no detail of our own faults. */
export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error)
    if (!(error instanceof ApiError) && ERRORS[refusal.code].status >= 500)
      request.log.error({ err: error }, 'request failed')
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

function asRefusal(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error)
  const bodyCode = BODY_ERRORS[error.code] ?? (error instanceof SyntaxError ? 'request/not-json' : undefined)
  if (bodyCode) return new ApiError(bodyCode, { detail: error.message })
  return new ApiError(isDatabaseAway(error) ? 'server/busy' : 'server/broken')
}

function fromValidation(error: { validation: unknown }): ApiError {
  // The provider types its entries loosely; these are the parts it fills for every zod issue.
  const [issue] = error.validation as readonly {
    instancePath: string
    message: string
    params?: { keys?: readonly string[] }
  }[]
  const path = issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? ''
  const unknown = issue?.params?.keys?.[0]
  const field = [path, unknown].filter(Boolean).join('.') || 'body'
  const code = field === 'idempotency-key' ? 'idempotency/missing-key' : 'request/invalid'
  return new ApiError(code, { field, detail: `${field}: ${issue?.message ?? 'is not valid'}` })
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, details }: ApiError,
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
  if (status === 503) reply.header('retry-after', '2')
  return reply
    .status(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}
