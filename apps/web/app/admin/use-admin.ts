import { accountFetch, useSession } from '../sign-in/session.ts'
import { type CallResult, callJson } from '../sales/order/calls/call-json.ts'
import { useRequested } from '../sales/order/calls/use-requested.ts'

/**
 * The state of a page's data. `hidden`: the caller is not staff, or the record does not exist; `refused`: their role does
 * not include it; `unproven`: they did not prove their second factor; `unprotected`: they have none, and need one.
 */
export type AdminSeen<T> =
  | { readonly status: 'loading' | 'hidden' | 'refused' | 'unproven' | 'unprotected' | 'away' }
  | { readonly status: 'shown'; readonly value: T }

export type AdminRead<T> = {
  readonly seen: AdminSeen<T>
  /** Replaces the data with a command's response. */
  readonly show: (value: T) => void
  readonly reload: () => void
}

/** Reads a path of the admin API with authentication. The data stays while the next is loading. */
export function useAdmin<T>(path: string): AdminRead<T> {
  const { user, loading } = useSession()
  const key = user && `${user.id} ${path}`
  const { called, show, again } = useRequested<T>(key, () => callJson(accountFetch, path))
  const nobody: AdminSeen<T> = { status: loading ? 'loading' : 'hidden' }
  return { seen: user ? seenOf(called) : nobody, show, reload: again }
}

function seenOf<T>(called: CallResult<T> | null): AdminSeen<T> {
  if (!called) return { status: 'loading' }
  if (called.ok) return { status: 'shown', value: called.answer }
  const { fault } = called
  if (fault === 'desk/not-permitted') return { status: 'refused' }
  if (fault === 'desk/second-factor-needed') return { status: 'unproven' }
  if (fault === 'desk/second-factor-missing') return { status: 'unprotected' }
  const isHidden = HIDING.some((hiding) => hiding === fault)
  return { status: isHidden ? 'hidden' : 'away' }
}

const HIDING = [
  'desk/not-staff',
  'signed-out',
  'order/not-found',
  'customer/not-found',
  'message/not-found',
  'newsletter/unknown',
  'document/unknown',
  'yarn/unknown',
  'webhook/unknown',
  'order/no-such-line',
] as const
