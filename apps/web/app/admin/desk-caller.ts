import type { DeskCaller } from '@nawl/contract/desk/staff'
import type { Permission } from '@nawl/domain/staff/roles'
import { useEffect } from 'react'

import { callJson } from '../sales/order/calls/call-json.ts'
import { accountFetch, useSession } from '../sign-in/session.ts'
import { createStore, useStore } from '../ui/store.ts'

type Known = { readonly userId: string; readonly caller: DeskCaller }

/** Of the last page of the desk, so that its links do not vanish between pages. */
const store = createStore<Known | null>(null)

/** Reads who is at the desk: once a page, by its frame, for everything on it. */
export function useReadDeskCaller(): DeskCaller | null {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    let wanted = true
    const ask = async () => {
      const called = await callJson<DeskCaller>(accountFetch, '/api/desk/me')
      if (wanted && called.ok) store.set({ userId, caller: called.answer })
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [userId])
  return useDeskCaller()
}

/** Who is at the desk and what their role permits; null while that is not known, and for everybody else. */
export function useDeskCaller(): DeskCaller | null {
  const userId = useSession().user?.id
  const known = useStore(store, null)
  return known && known.userId === userId ? known.caller : null
}

/** Whether the caller's role includes a permission; false while that is not known. */
export function usePermission(permission: Permission): boolean {
  return useDeskCaller()?.permissions.includes(permission) ?? false
}
