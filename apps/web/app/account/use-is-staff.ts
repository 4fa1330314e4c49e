import type { AccountAnswer } from '@nawl/contract/account/account'

import { callJson } from '../sales/order/calls/call-json.ts'
import { useRequested } from '../sales/order/calls/use-requested.ts'
import { accountFetch } from '../sign-in/session.ts'

/** Whether the desk is open to whoever is signed in; false while that is not known. */
export function useIsStaff(userId: string): boolean {
  const { called } = useRequested<AccountAnswer>(userId, () => callJson(accountFetch, '/api/account'))
  return called?.ok === true && called.answer.isStaff
}
