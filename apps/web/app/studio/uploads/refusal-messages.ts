import * as messages from '@nawl/messages/uploads'
import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'

/** Why there is no design: an error code of the server, or a problem found by the page. */
export type UploadRefusal = keyof typeof UPLOAD_ERRORS | 'no-answer' | 'server'

const WORDS = {
  'picture/missing': messages.missing,
  'picture/too-large': messages.tooLarge,
  'picture/not-a-picture': messages.notAPicture,
  'picture/unsupported': messages.unsupported,
  'picture/packed-bitmap': messages.packed,
  'picture/damaged': messages.damaged,
  'picture/too-many-pixels': messages.tooManyPixels,
  'picture/interlaced-too-large': messages.interlaced,
  'picture/too-small': messages.tooSmall,
  'picture/too-slow': messages.tooSlow,
  'own-artwork/too-many': messages.tooMany,
  'own-artwork/no-room': messages.noRoom,
  'own-artwork/not-found': messages.notFound,
  'own-artwork/wrong-secret': messages.wrongSecret,
  'no-answer': messages.noAnswer,
  server: messages.server,
} as const satisfies Record<UploadRefusal, string>

/** What went wrong and what to do about it. */
export function refusalMessage(refusal: UploadRefusal): string {
  return WORDS[refusal]
}

/** The refusal for an error code of the server. */
export function refusalOf(code: unknown): UploadRefusal {
  return typeof code === 'string' && code in WORDS ? (code as UploadRefusal) : 'server'
}
