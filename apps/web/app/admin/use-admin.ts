import { accountFetch, useSession } from '../account/sign-in/session.ts'
import { type Called, callJson } from '../sales/order/calls/call-json.ts'
import { useCalled } from '../sales/order/calls/use-requested.ts'

/** What the desk knows of a page. `hidden`: whoever asks is not of the staff, or there is no such thing. */
export type DeskSeen<T> =
  | { readonly status: 'loading' | 'hidden' | 'away' }
  | { readonly status: 'shown'; readonly value: T }

export type DeskRead<T> = {
  readonly seen: DeskSeen<T>
  /** Puts the answer of a command in the place of what was read. */
  readonly show: (value: T) => void
  readonly reload: () => void
}

/** Reads a path of the desk's API as whoever is signed in. What was read stays until the next is there. */
export function useDesk<T>(path: string): DeskRead<T> {
  const { user, loading } = useSession()
  const key = user && `${user.id} ${path}`
  const { called, show, again } = useCalled<T>(key, () => callJson(accountFetch, path))
  const nobody: DeskSeen<T> = { status: loading ? 'loading' : 'hidden' }
  return { seen: user ? seenOf(called) : nobody, show, reload: again }
}

function seenOf<T>(called: Called<T> | null): DeskSeen<T> {
  if (!called) return { status: 'loading' }
  if (called.ok) return { status: 'shown', value: called.answer }
  const { fault } = called
  const isHidden = fault === 'desk/not-staff' || fault === 'signed-out' || fault === 'order/not-found'
  return { status: isHidden ? 'hidden' : 'away' }
}
