import { randomUUID } from 'node:crypto'

type Part = {
  readonly id: string
  readonly amount: string
  readonly reference_id: string
  readonly reason?: string
  readonly created_at: string
}
type Order = {
  readonly reference_id: string
  readonly discount_amount?: string
  readonly items: readonly {
    readonly title: string
    readonly quantity: number
    readonly unit_price: string
  }[]
}
/** What the shop sends of a payment. */
export type Requested = {
  readonly amount: string
  readonly currency: string
  readonly description?: string
  readonly buyer?: { readonly name: string; readonly email: string; readonly phone: string }
  readonly shipping_address?: { readonly city: string; readonly address: string; readonly zip: string }
  readonly order?: Order
  readonly meta?: object
}
export type TabbyPayment = Requested & {
  readonly id: string
  readonly created_at: string
  status: 'CREATED' | 'AUTHORIZED' | 'CLOSED' | 'REJECTED' | 'EXPIRED'
  readonly captures: Part[]
  readonly refunds: Part[]
  readonly urls: { readonly success: string; readonly cancel: string; readonly failure: string }
  authorizedAt: number
}
/** Payloads have no id of their own. */
export type TabbyEvent = object

const MINUTE = 60_000
/** A session is open for 20 minutes, its payment expires after 30. */
const EXPIRES_MS = 30 * MINUTE
const CAPTURED_BY_ITSELF_MS = 21 * 24 * 60 * MINUTE

/** Tabby's ledger of payments, and its webhooks. */
export function tabbyLedger(now: () => number, tell: (event: TabbyEvent) => void) {
  const payments = new Map<string, TabbyPayment>()
  const stamp = () => new Date(now()).toISOString()

  function happened(payment: TabbyPayment, status: TabbyPayment['status'] = payment.status): void {
    const { id, amount, currency, order, captures, refunds, meta, created_at } = payment
    tell(
      structuredClone({
        id,
        created_at,
        status: status.toLowerCase(),
        is_test: true,
        amount,
        currency,
        order: { reference_id: order?.reference_id },
        captures,
        refunds,
        meta,
      }),
    )
  }

  function create(asked: Requested, urls: TabbyPayment['urls']): TabbyPayment {
    const payment: TabbyPayment = {
      ...asked,
      id: randomUUID(),
      created_at: stamp(),
      status: 'CREATED',
      captures: [],
      refunds: [],
      urls,
      authorizedAt: 0,
    }
    payments.set(payment.id, payment)
    return payment
  }

  /** A payment as it is by now: time ends pages, and captures what was left authorised. */
  function payment(id: string): TabbyPayment | undefined {
    const found = payments.get(id)
    if (found?.status === 'CREATED' && now() - Date.parse(found.created_at) > EXPIRES_MS) expire(id)
    if (found?.status === 'AUTHORIZED' && now() - found.authorizedAt > CAPTURED_BY_ITSELF_MS)
      capture(found, rest(found), 'by-itself')
    return found
  }

  /** A choice on the page. False when it is over. */
  function choose(id: string, choice: 'pay' | 'reject' | 'leave'): boolean {
    const open = payment(id)
    if (open?.status !== 'CREATED') return false
    if (choice === 'leave') return expire(id)
    open.status = choice === 'pay' ? 'AUTHORIZED' : 'REJECTED'
    open.authorizedAt = now()
    happened(open)
    return true
  }

  function expire(id: string): boolean {
    const found = payments.get(id)
    if (!found) return false
    found.status = 'EXPIRED'
    happened(found)
    return true
  }

  function capture(payment: TabbyPayment, amount: number, reference_id: string): void {
    payment.captures.push({ id: randomUUID(), amount: text(amount), reference_id, created_at: stamp() })
    happened(payment)
    if (rest(payment) > 0) return
    payment.status = 'CLOSED'
    happened(payment)
  }

  function close(payment: TabbyPayment): void {
    payment.status = 'CLOSED'
    happened(payment)
  }

  /** Also by somebody at the dashboard, with a reference of its own or none. */
  function refund(payment: TabbyPayment, amount: number, reference_id = '', reason = ''): void {
    payment.refunds.push({
      id: randomUUID(),
      amount: text(amount),
      reference_id,
      reason,
      created_at: stamp(),
    })
    happened(payment)
  }

  return { payments, payment, create, choose, expire, capture, close, refund }
}

export const minorUnits = (amount: string) => Math.round(Number(amount) * 100)
const text = (amount: number) => String(amount / 100)
const sum = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + minorUnits(amount), 0)
/** What is not captured. */
export const rest = ({ amount, captures }: TabbyPayment) => minorUnits(amount) - sum(captures)
export const refundable = ({ captures, refunds }: TabbyPayment) => sum(captures) - sum(refunds)
export const refundedOf = ({ refunds }: TabbyPayment) => sum(refunds)
