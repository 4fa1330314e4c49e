import type { ErrorCode, Problem } from '@nawl/contract/errors'

/** What a problem document may carry beside its code. */
export type ProblemDetails = Omit<Problem, 'type' | 'title' | 'status' | 'code' | 'requestId'>

type ErrorOptions = { readonly cause?: unknown; readonly retrySeconds?: number }

/** A refusal the caller can do something about; the error handler turns it into a problem document. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ProblemDetails
  /** Of 429 and 503: when it may be asked again, where that is known better than from the status. */
  readonly retrySeconds: number | undefined

  /** `cause` is for the log, and is not sent. */
  constructor(code: ErrorCode, { cause, retrySeconds, ...details }: ProblemDetails & ErrorOptions = {}) {
    super(details.detail ?? code, cause === undefined ? {} : { cause })
    this.name = 'ApiError'
    this.code = code
    this.details = details
    this.retrySeconds = retrySeconds
  }
}
