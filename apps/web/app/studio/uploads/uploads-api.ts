import type { CreatedArtwork, UploadRequest } from '@nawl/contract/imaging/upload'

import { type UploadRefusal, refusalOf } from './refusal-messages.ts'

/** Twenty megabytes over a slow connection take longer than the usual timeout. */
const UPLOAD_TIMEOUT_MS = 180_000
const CALL_TIMEOUT_MS = 10_000

type Refused = { readonly ok: false; readonly refusal: UploadRefusal }
export type Created = { readonly ok: true; readonly created: CreatedArtwork } | Refused
export type Changed = { readonly ok: true } | Refused

/** Uploads a picture and the requested settings. */
export async function createArtwork(picture: Blob, wish: UploadRequest): Promise<Created> {
  const form = new FormData()
  form.append('design', JSON.stringify(wish))
  form.append('picture', picture, 'picture')
  const answer = await call('/api/own-artwork', { method: 'POST', body: form }, UPLOAD_TIMEOUT_MS)
  return answer.ok ? { ok: true, created: (await answer.response.json()) as CreatedArtwork } : answer
}

export async function renameArtwork(id: string, secret: string, name: string): Promise<Changed> {
  const headers = { ...bearer(secret), 'content-type': 'application/json' }
  const init = { method: 'PATCH', headers, body: JSON.stringify({ name }) }
  return call(`/api/own-artwork/${id}`, init, CALL_TIMEOUT_MS)
}

/** Deletes a design; a missing one counts as deleted. */
export async function deleteArtwork(id: string, secret: string): Promise<Changed> {
  const init = { method: 'DELETE', headers: bearer(secret) }
  const answer = await call(`/api/own-artwork/${id}`, init, CALL_TIMEOUT_MS)
  return !answer.ok && answer.refusal === 'own-artwork/not-found' ? { ok: true } : answer
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

async function call(
  path: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<{ readonly ok: true; readonly response: Response } | Refused> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok) return { ok: true, response }
    const { code } = (await response.json().catch(() => ({}))) as { code?: unknown }
    return { ok: false, refusal: refusalOf(code) }
  } catch (error) {
    console.warn(`${path} failed`, error)
    return { ok: false, refusal: 'no-answer' }
  }
}
