import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'

/** Why there is no design: an error code of the server, or a problem found by the page. */
export type UploadRefusal = keyof typeof UPLOAD_ERRORS | 'no-answer' | 'server'

const WORDS = {
  'picture/missing': 'Choose a picture first.',
  'picture/too-large':
    'This file is larger than 20 MB. Make the picture smaller, 4,000 pixels on its longer side are plenty for a rug, and choose it again.',
  'picture/not-a-picture': 'This file is not a picture. Choose a PNG, JPEG, HEIC, WebP, AVIF, GIF or BMP.',
  'picture/unsupported':
    'Pictures of this kind cannot be read here. Save it as PNG, JPEG, WebP, GIF or BMP and choose it again.',
  'picture/packed-bitmap':
    'This BMP only wraps another format: a JPEG, a PNG or a fax. Open it, save it as PNG and choose that.',
  'picture/damaged':
    'This picture is damaged and cannot be read to its end. Open it, save it anew and try that.',
  'picture/too-many-pixels':
    'This picture has more pixels than can be read here. Half its width is plenty for a rug: make it smaller and choose it again.',
  'picture/interlaced-too-large':
    'This picture is saved “progressive” or “interlaced” and is too large to be read that way. Save it without that, or at half its width, and choose it again.',
  'picture/too-small': 'The part chosen is under 64 pixels. Choose a larger part, or a larger picture.',
  'picture/too-slow': 'Reading this picture took too long. Save it anew, at half its width, and try that.',
  'own-artwork/too-many':
    'That were many pictures for one hour. Come back a little later: what you set stays here.',
  'own-artwork/no-room': 'There is no room for new designs just now. Try again tomorrow.',
  'own-artwork/not-found': 'This design is no longer here.',
  'own-artwork/wrong-secret': 'Only the browser that made this design can change it.',
  'no-answer': 'The shop does not answer. Check the connection and try again: nothing is lost.',
  server: 'Something broke on our side. Try again: nothing is lost.',
} as const satisfies Record<UploadRefusal, string>

/** What went wrong and what to do about it. */
export function refusalMessage(refusal: UploadRefusal): string {
  return WORDS[refusal]
}

/** The refusal for an error code of the server. */
export function refusalOf(code: unknown): UploadRefusal {
  return typeof code === 'string' && code in WORDS ? (code as UploadRefusal) : 'server'
}
