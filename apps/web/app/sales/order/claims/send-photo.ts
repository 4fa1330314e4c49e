import { currentSession } from '../../../sign-in/session.ts'
import { type OrderCalls, orderPath } from '../calls/order-calls.ts'
import { faultOf, type OrderFault } from '../calls/refusal-messages.ts'

export type SentPhoto =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly fault: OrderFault }

const TIMEOUT_MS = 180_000

/**
 * Uploads a photograph for a claim with progress (0–1). Uses XMLHttpRequest, because fetch reports no upload
 * progress.
 */
export async function sendPhoto(
  { access, read }: OrderCalls,
  file: File,
  onProgress: (part: number) => void,
): Promise<SentPhoto> {
  // Reading the order first refreshes an expired access token.
  if (access.token === null) await read()
  const form = new FormData()
  form.append('photo', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', orderPath(access, '/claim/photos'))
    request.responseType = 'json'
    request.timeout = TIMEOUT_MS
    const { session } = currentSession()
    if (access.token === null && session)
      request.setRequestHeader('authorization', `Bearer ${session.access_token}`)
    const fail = () => resolve({ ok: false, fault: 'no-answer' })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total && loaded / total))
    request.addEventListener('load', () => void outcome(request).then(resolve))
    for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, fail)
    request.send(form)
  })
}

async function outcome({ status, response }: XMLHttpRequest): Promise<SentPhoto> {
  const answer = response as { readonly id?: string; readonly code?: unknown } | null
  if (status === 201 && answer?.id) return { ok: true, id: answer.id }
  return { ok: false, fault: await faultOf(status === 413 ? 'picture/too-large' : answer?.code) }
}
