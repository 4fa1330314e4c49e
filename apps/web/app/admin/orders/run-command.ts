import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'
import { priceWouldDiffer } from '@nawl/messages/desk-orders'

import { accountFetch } from '../../sign-in/session.ts'
import { attemptKeys } from '../../sales/order/actions/attempt-keys.ts'
import { type CallResult, callJson, command } from '../../sales/order/calls/call-json.ts'
import { formatMoment } from '../../sales/order/format-moment.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Runs a command on the order; returns the error as a sentence, or null. */
export type RunCommand = (path: string, success: string, body?: object) => Promise<string | null>

/** Why a command was refused. */
export type CommandFault = Extract<CallResult<AdminOrder>, { readonly ok: false }>

/** The same with the whole error, for forms that show it at their fields. */
export type SendCommand = (path: string, success: string, body?: object) => Promise<CommandFault | null>

const keys = attemptKeys()

/**
 * Staff commands on one order. `show` receives the updated order, also when a colleague has changed it meanwhile: what
 * they did is seen before anything is sent again. `success` is shown as a toast.
 */
export function commandsOn(
  order: AdminOrder,
  show: (order: AdminOrder) => void,
): { readonly run: RunCommand; readonly send: SendCommand } {
  const own = `/api/desk/orders/${order.number}`
  const send: SendCommand = async (path, success, body) => {
    const address = own + path
    const init = command(body, keys.keyFor(address, body ?? {}))
    const called = await callJson<AdminOrder>(accountFetch, address, init)
    if (called.ok || called.fault !== 'no-answer') keys.answered()
    if (called.ok) {
      show(called.answer)
      toast(success)
      return null
    }
    if (called.fault === 'order/changed-meanwhile') {
      const now = await callJson<AdminOrder>(accountFetch, own)
      if (now.ok) show(now.answer)
    }
    return called
  }
  const run: RunCommand = async (...sent) => {
    const wrong = await send(...sent)
    return wrong && refusalText(wrong, order)
  }
  return { run, send }
}

/** Why a command was refused, as a sentence. */
export function refusalText({ fault, difference }: CommandFault, { times }: AdminOrder): string {
  if (fault === 'order/too-early' && times.changeUntil)
    return messages.tooEarly({ moment: formatMoment(times.changeUntil), zone: SHOP_ZONE_NAME })
  if (fault === 'order/price-differs' && difference) {
    const { freight, vat } = difference
    return priceWouldDiffer({ freight: signed(freight), vat: signed(vat) })
  }
  return refusalMessage(fault)
}

const signed = (usd: number) => (usd > 0 ? '+' : '') + formatMinorUnits(usd, 'USD')
