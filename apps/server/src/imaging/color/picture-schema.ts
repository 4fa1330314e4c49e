import { z } from 'zod'

import { refusal } from '../../platform/http/refusal-schema.ts'

const bytes = z.string().meta({ format: 'binary' })

/** The response schema of a call that answers with a picture. */
export function pictureSchema(summary: string) {
  return {
    tags: ['colour'],
    summary,
    description:
      'JPEG, or lossless PNG for `Accept: image/png`: a tufted rug then lies on clear ground. ' +
      '`Server-Timing` tells decode, separate, tuft, paint and encode in ms, `ETag` names the picture.',
    response: {
      200: {
        description: 'The picture',
        content: { 'image/jpeg': { schema: bytes }, 'image/png': { schema: bytes } },
      },
      '4xx': refusal,
      503: {
        ...refusal,
        description: 'Too many pictures are waiting; `Retry-After` says when to come back',
      },
    },
  }
}
