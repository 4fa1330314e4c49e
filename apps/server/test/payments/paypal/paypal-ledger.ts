import { randomBytes } from 'node:crypto'

type Money = { readonly currency_code: string; readonly value: string }
export type Unit = {
  readonly reference_id: string
  readonly invoice_id?: string
  readonly amount: Money & {
    readonly breakdown?: { readonly item_total?: Money; readonly discount?: Money }
  }
  readonly items?: readonly {
    readonly name: string
    readonly quantity: string
    readonly unit_amount: Money
  }[]
  custom_id?: string
}
export type Order = {
  readonly id: string
  readonly unit: Unit
  readonly returnUrl: string
  readonly cancelUrl: string
  /** Milliseconds. */
  readonly expiresAt: number
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  capture: Capture | null
  /** The result of a capture, which depends on the customer's funding source. */
  fate: 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED'
}
export type Capture = {
  readonly id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  readonly refunds: Refund[]
}
export type Refund = {
  readonly id: string
  readonly amount: Money
  readonly custom_id?: string
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
}
export type PaypalEvent = {
  readonly id: string
  readonly event_version: '1.0'
  readonly create_time: string
  readonly resource_type: string
  readonly event_type: string
  readonly resource: object
}

const HOURS_TO_AGREE = 3

/** PayPal's ids are 17 capital letters and digits. */
export const newId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)

/** PayPal's ledger of orders, captures and refunds, and its webhooks. */
export function paypalLedger(now: () => number, tell: (event: PaypalEvent) => void) {
  const orders = new Map<string, Order>()
  /** Results of the next refunds, in order; afterwards all complete. */
  const refundFates: Refund['status'][] = []

  function happened(event_type: string, resource_type: string, resource: object): void {
    tell({
      id: `WH-${newId()}-${newId()}`,
      event_version: '1.0',
      create_time: new Date(now()).toISOString(),
      resource_type,
      event_type,
      resource: structuredClone(resource),
    })
  }

  function create(unit: Unit, returnUrl: string, cancelUrl: string): Order {
    const order: Order = {
      id: newId(),
      unit,
      returnUrl,
      cancelUrl,
      expiresAt: now() + HOURS_TO_AGREE * 3_600_000,
      status: 'PAYER_ACTION_REQUIRED',
      capture: null,
      fate: 'COMPLETED',
    }
    orders.set(order.id, order)
    return order
  }

  /** An order; PayPal deletes unpaid ones after some time. */
  function order(id: string): Order | undefined {
    const found = orders.get(id)
    return found && (found.capture || found.expiresAt > now()) ? found : undefined
  }

  /** The customer approves the payment; a capture results in `fate`. False when it cannot be approved. */
  function approve(id: string, fate: Order['fate'] = 'COMPLETED'): boolean {
    const open = order(id)
    if (!open || open.status === 'COMPLETED') return false
    Object.assign(open, { status: 'APPROVED', fate })
    happened('CHECKOUT.ORDER.APPROVED', 'checkout-order', { id, intent: 'CAPTURE', status: 'APPROVED' })
    return true
  }

  function capture(approved: Order): Capture {
    const capture: Capture = {
      id: newId(),
      status: approved.fate === 'PENDING' ? 'PENDING' : 'COMPLETED',
      refunds: [],
    }
    Object.assign(approved, { status: 'COMPLETED', capture })
    happened(`PAYMENT.CAPTURE.${capture.status}`, 'capture', captureShown(approved, capture))
    return capture
  }

  /** PayPal decides on a pending payment. */
  function decide(id: string, verdict: 'COMPLETED' | 'DECLINED'): void {
    const found = orders.get(id)
    if (found?.capture?.status !== 'PENDING') throw new Error(`nothing of ${id} is pending`)
    found.capture.status = verdict
    const kind = verdict === 'DECLINED' ? 'DENIED' : verdict
    happened(`PAYMENT.CAPTURE.${kind}`, 'capture', captureShown(found, found.capture))
  }

  function refund(order: Order, capture: Capture, amount: Money, customId: string | undefined): Refund {
    const refund: Refund = {
      id: newId(),
      amount,
      ...(customId !== undefined && { custom_id: customId }),
      status: refundFates.shift() ?? 'COMPLETED',
    }
    capture.refunds.push(refund)
    capture.status = leftOf(order, capture) === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    happened('PAYMENT.CAPTURE.REFUNDED', 'refund', { ...refund, links: [] })
    return refund
  }

  return { orders, refundFates, create, order, approve, capture, decide, refund }
}

/** Cents of a capture that can still be refunded. */
export function leftOf({ unit }: Order, { refunds }: Capture): number {
  const back = refunds.filter(({ status }) => status !== 'FAILED')
  return back.reduce((left, { amount }) => left - centsOf(amount), centsOf(unit.amount))
}

export const centsOf = ({ value }: Money) => Math.round(Number(value) * 100)

export function captureShown({ id, unit }: Order, { id: captureId, status }: Capture) {
  const { currency_code, value } = unit.amount
  return {
    id: captureId,
    status,
    amount: { currency_code, value },
    final_capture: true,
    ...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
    supplementary_data: { related_ids: { order_id: id } },
  }
}
