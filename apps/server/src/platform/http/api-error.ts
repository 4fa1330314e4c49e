import type { ErrorCode, Problem } from '@nawl/contract/errors'

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
