import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'

/** Why a picture is refused: its error code without the prefix. */
export type Refusal = {
  readonly ok: false
  readonly reason: PictureReason
  /** Technical detail for developers who read the answer. */
  readonly detail: string | undefined
}

type PictureReason = keyof typeof UPLOAD_ERRORS extends infer Code
  ? Code extends `picture/${infer Reason}`
    ? Reason
    : never
  : never
