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
export type Dispute = {
  readonly dispute_id: string
  status: string
  readonly dispute_amount: Money
  readonly disputed_transactions: readonly { readonly seller_transaction_id: string }[]
  readonly seller_response_due_date: string
  dispute_outcome?: { readonly outcome_code: string }
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
  const disputes: Dispute[] = []
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
    happened('PAYMENT.CAPTURE.REFUNDED', 'refund', {
      ...refund,
      links: [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${capture.id}` }],
    })
    return refund
  }

  /** The customer complains at PayPal. */
  function dispute({ unit, capture }: Order): Dispute {
    const made: Dispute = {
      dispute_id: `PP-D-${newId().slice(0, 6)}`,
      status: 'WAITING_FOR_SELLER_RESPONSE',
      dispute_amount: { currency_code: unit.amount.currency_code, value: unit.amount.value },
      disputed_transactions: [{ seller_transaction_id: capture?.id ?? '' }],
      seller_response_due_date: new Date(now() + 10 * 86_400_000).toISOString(),
    }
    disputes.push(made)
    happened('CUSTOMER.DISPUTE.CREATED', 'dispute', made)
    return made
  }

  function resolve(made: Dispute, outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR'): void {
    Object.assign(made, { status: 'RESOLVED', dispute_outcome: { outcome_code: outcome } })
    happened('CUSTOMER.DISPUTE.RESOLVED', 'dispute', made)
  }

  return { orders, disputes, dispute, resolve, refundFates, create, order, approve, capture, decide, refund }
}

/** Cents of a capture that can still be refunded. */
export function leftOf({ unit }: Order, { refunds }: Capture): number {
  const back = refunds.filter(({ status }) => status !== 'FAILED')
  return back.reduce((left, { amount }) => left - centsOf(amount), centsOf(unit.amount))
}

export const centsOf = ({ value }: Money) => Math.round(Number(value) * 100)

/** PayPal's fee: 4.4 % and thirty cents. */
export const feeOf = (amount: number): number => Math.round(amount * 0.044) + 30

function breakdownOf(amount: Money) {
  const { currency_code } = amount
  const [gross, fee] = [centsOf(amount), feeOf(centsOf(amount))]
  const money = (cents: number) => ({ currency_code, value: (cents / 100).toFixed(2) })
  return { gross_amount: money(gross), paypal_fee: money(fee), net_amount: money(gross - fee) }
}

export function captureShown({ id, unit }: Order, { id: captureId, status }: Capture) {
  const { currency_code, value } = unit.amount
  return {
    id: captureId,
    status,
    amount: { currency_code, value },
    final_capture: true,
    ...(status !== 'PENDING' && { seller_receivable_breakdown: breakdownOf(unit.amount) }),
    ...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
    supplementary_data: { related_ids: { order_id: id } },
  }
}
