import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'

import { accountFetch } from '../../sign-in/session.ts'
import { attemptKeys } from '../../sales/order/actions/attempt-keys.ts'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { formatMoment } from '../../sales/order/format-moment.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Runs a command on the order; returns the error as a sentence, or null. */
export type RunCommand = (path: string, success: string, body?: object) => Promise<string | null>

const keys = attemptKeys()

/** Staff commands on one order. `show` receives the updated order; `success` is shown as a toast. */
export function commandsOn(order: AdminOrder, show: (order: AdminOrder) => void): RunCommand {
  return async (path, success, body) => {
    const address = `/api/desk/orders/${order.number}${path}`
    const init = command(body, keys.keyFor(address, body ?? {}))
    const called = await callJson<AdminOrder>(accountFetch, address, init)
    if (called.ok || called.fault !== 'no-answer') keys.answered()
    if (!called.ok) return faultWords(called.fault, order)
    show(called.answer)
    toast(success)
    return null
  }
}

function faultWords(fault: Parameters<typeof refusalMessage>[0], { times }: AdminOrder): string {
  if (fault === 'order/too-early' && times.changeUntil)
    return messages.tooEarly({ moment: formatMoment(times.changeUntil), zone: SHOP_ZONE_NAME })
  return refusalMessage(fault)
}
