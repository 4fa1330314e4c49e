import type { ErrorCode, Problem } from '@nawl/contract/errors'

/** What a problem document may carry beside its code. */
export type ProblemDetails = Omit<Problem, 'type' | 'title' | 'status' | 'code' | 'requestId'>

/** A refusal the caller can do something about; the error handler turns it into a problem document. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ProblemDetails

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.detail ?? code)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}
