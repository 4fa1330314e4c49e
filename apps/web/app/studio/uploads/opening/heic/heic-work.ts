import type { UploadRefusal } from '../../refusal-messages.ts'

/** What the worker is asked to decode. */
export type HeicQuestion = { readonly file: Blob; readonly mostPixels: number }

/** A smaller picture as JPEG, upright and in sRGB, or why there is none. */
export type HeicAnswer =
  | { readonly ok: true; readonly jpeg: Blob }
  | { readonly ok: false; readonly refusal: UploadRefusal }
