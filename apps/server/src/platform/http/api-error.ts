import { type ErrorCode, type Problem, problem } from '@nawl/contract/errors'

/** What a problem document may carry beside its code. */
export type ProblemDetails = Omit<Problem, 'type' | 'title' | 'status' | 'code' | 'requestId'>

type ErrorOptions = { readonly cause?: unknown; readonly retrySeconds?: number }

/** A refusal that the caller can act on; the error handler turns it into a problem document. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ProblemDetails
  /** Retry-After of a 429 or 503, when more precise than the default for the status. */
  readonly retrySeconds: number | undefined

  /** `cause` is logged but not sent. */
  constructor(code: ErrorCode, { cause, retrySeconds, ...details }: ProblemDetails & ErrorOptions = {}) {
    super(details.detail ?? code, cause === undefined ? {} : { cause })
    this.name = 'ApiError'
    this.code = code
    this.details = details
    this.retrySeconds = retrySeconds
  }
}

/** The shape of every refusal in the API reference; the code tells them apart. */
export const refusal = {
  description: 'What was wrong',
  content: { 'application/problem+json': { schema: problem } },
}

/** The refusals of a call that needs the database. */
export const refusals = { '4xx': refusal, 503: refusal }

/** Makes the schemas of calls with a tag: summary, answers by status beside the refusals, and what is sent. */
export const described =
  (tag: string) =>
  <Answers extends object, Sent extends object>(
    summary: string,
    answers: Answers,
    sent: Sent = {} as Sent,
  ) => ({
    tags: [tag],
    summary,
    ...sent,
    response: { ...answers, ...refusals },
  })
