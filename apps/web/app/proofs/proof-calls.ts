import type { PROOF_ERRORS } from '@nawl/contract/proofs/proof-errors'
import { loggedPath } from '@nawl/contract/shop/logged-path'
import * as messages from '@nawl/messages/proof'

import { type FetchApi, postJson } from '../api/request.ts'
import { warn } from '../api/warn.ts'
import { AccountError } from '../sign-in/account-error.ts'

/** Why a call about a proof failed: an error code of the server, or none. */
export type ProofFault = keyof typeof PROOF_ERRORS | 'too-often' | 'signed-out' | 'no-answer' | 'refused'

export type ProofCall<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly fault: ProofFault }

const TIMEOUT_MS = 20_000

const TEXTS: Readonly<Record<ProofFault, string>> = {
  'proof/not-found': messages.notFound,
  'proof/revoked': messages.revoked,
  'proof/expired': messages.expired,
  'proof/id-taken': messages.refused,
  'proof/full': messages.full,
  'proof/too-many': messages.full,
  'proof/no-such-version': messages.gone,
  'proof/no-such-remark': messages.gone,
  'proof/not-on-rug': messages.besideRug,
  'proof/too-long': messages.tooLong,
  'proof/empty': messages.empty,
  'proof/changed': messages.changed,
  'proof/not-approved': messages.notApproved,
  'proof/forged': messages.forged,
  'proof/bad-pin': messages.badPin,
  'proof/no-pin': messages.noPin,
  'proof/wrong-pin': messages.wrongPin,
  'proof/locked': messages.locked,
  'too-often': messages.tooOften,
  'signed-out': messages.signedOut,
  'no-answer': messages.noAnswer,
  refused: messages.refused,
}

/** What a person reads about a fault. */
export const faultText = (fault: ProofFault): string => TEXTS[fault]

/** Calls the API about a proof. Never throws: errors are faults. */
export async function callProof<T>(
  reach: FetchApi,
  path: string,
  init: RequestInit = {},
): Promise<ProofCall<T>> {
  try {
    const response = await reach(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 204) return { ok: true, answer: null as T }
    if (response.ok) return { ok: true, answer: (await response.json()) as T }
    if (response.status >= 500) return { ok: false, fault: 'no-answer' }
    const { code = '' } = (await response.json().catch(() => ({}))) as { readonly code?: string }
    return { ok: false, fault: faultOf(code) }
  } catch (error) {
    if (error instanceof AccountError && error.reason === 'signed-out')
      return { ok: false, fault: 'signed-out' }
    warn(`${loggedPath(path)} failed`, error)
    return { ok: false, fault: 'no-answer' }
  }
}

function faultOf(code: string): ProofFault {
  if (code === 'request/too-many') return 'too-often'
  return Object.hasOwn(TEXTS, code) ? (code as ProofFault) : 'refused' // a key, as just asked
}

/** Posts a body about a proof. */
export const postProof = <T>(reach: FetchApi, path: string, body: object) =>
  callProof<T>(reach, path, postJson(body))

/** The path of a client's calls. */
export const clientPath = (token: string, more = '') => `/api/proofs/${encodeURIComponent(token)}${more}`
/** The path of an owner's calls. */
export const ownerPath = (id: string, more = '') => `/api/account/proofs/${encodeURIComponent(id)}${more}`
