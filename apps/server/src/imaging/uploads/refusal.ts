import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'

/** Why a picture becomes no design: its error code without the subject. */
export type Refusal = {
  readonly ok: false
  readonly reason: PictureReason
  /** What was found, for people who read the answer. */
  readonly detail: string | undefined
}

type PictureReason = keyof typeof UPLOAD_ERRORS extends infer Code
  ? Code extends `picture/${infer Reason}`
    ? Reason
    : never
  : never
