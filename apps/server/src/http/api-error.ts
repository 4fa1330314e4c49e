import type { ErrorCode, Problem } from '@nawl/contract/errors'

/** A refusal the caller can do something about; the error handler turns it into a problem document. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly field: string | undefined
  readonly freeSlots: Problem['freeSlots']

  constructor(
    code: ErrorCode,
    { detail, field, freeSlots }: Pick<Problem, 'detail' | 'field' | 'freeSlots'> = {},
  ) {
    super(detail ?? code)
    this.name = 'ApiError'
    this.code = code
    this.detail = detail
    this.field = field
    this.freeSlots = freeSlots
  }
}
