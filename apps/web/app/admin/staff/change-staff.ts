import type { StaffList } from '@nawl/contract/desk/staff'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

export type ShowStaff = (list: StaffList) => void

type Change = {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  /** Below /api/desk/staff. */
  readonly path?: string
  readonly body?: object
  /** The toast on success. */
  readonly success: string
}

/** Changes the staff and shows the new list; returns the error as a sentence, or null. */
export async function changeStaff(
  show: ShowStaff,
  { method, path = '', body, success }: Change,
): Promise<string | null> {
  const init = { ...command(body), method }
  const called = await callJson<StaffList>(accountFetch, `/api/desk/staff${path}`, init)
  if (!called.ok) return refusalMessage(called.fault)
  show(called.answer)
  toast(success)
  return null
}
