import type { DrawingAnswer } from '@nawl/contract/desk/design'

import { type CallResult, callJson } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
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
