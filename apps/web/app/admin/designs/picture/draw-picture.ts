import type { Drawing, DrawingAnswer } from '@nawl/contract/desk/design'

import * as messages from '@nawl/messages/desk-designs'

import { warn } from '../../../api/warn.ts'
import { type CallResult, callJson } from '../../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import type { ChosenPicture } from './picture-choice.tsx'

/** Sends a picture, and gets the drawing that is made of its part. */
export function drawPicture(
  { file, seen }: ChosenPicture,
  yarnCount: number,
): Promise<CallResult<DrawingAnswer>> {
  const body = new FormData()
  body.append('options', JSON.stringify({ yarnCount, ...(seen && { crop: seen.crop }) }))
  body.append('picture', file, 'picture')
  return callJson<DrawingAnswer>(accountFetch, '/api/desk/drawings', { method: 'POST', body })
}

/** The picture that a drawing was made of, as it was sent; null where the shop no longer has it, or cannot be reached. */
export async function originalOf({ id }: Drawing): Promise<File | null> {
  const answer = await accountFetch(`/api/desk/drawings/${id}/original`).catch((error: unknown) => {
    warn('the picture of a drawing cannot be read', error)
    return null
  })
  if (!answer?.ok) return null
  const picture = await answer.blob()
  return new File([picture], messages.itsPicture, { type: picture.type })
}
