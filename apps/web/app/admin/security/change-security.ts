import type { AddedFactor, DeskSecurity } from '@nawl/contract/desk/second-factor'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import type { ShowSecurity } from './security.route.tsx'

const PATH = '/api/desk/security'

/** Asks for what adding a factor begins with. */
export const beginAdding = <T>(kind: 'passkeys' | 'codes') =>
  callJson<T>(accountFetch, `${PATH}/${kind}/options`, { method: 'POST' })

/** Adds a factor, or makes recovery codes; returns the error as a sentence, or null. */
export async function addTo(
  kind: 'passkeys' | 'codes' | 'recovery-codes',
  body: object,
  show: ShowSecurity,
): Promise<string | null> {
  const called = await callJson<AddedFactor>(accountFetch, `${PATH}/${kind}`, command(body))
  if (!called.ok) return refusalMessage(called.fault)
  show(called.answer.security, called.answer.recoveryCodes)
  return null
}

/** Removes a factor; returns the error as a sentence, or null. */
export async function removeFactor(id: string, language: string, show: ShowSecurity): Promise<string | null> {
  const path = `${PATH}/factors/${encodeURIComponent(id)}?language=${language}`
  const called = await callJson<DeskSecurity>(accountFetch, path, { method: 'DELETE' })
  if (!called.ok) return refusalMessage(called.fault)
  show(called.answer)
  return null
}
