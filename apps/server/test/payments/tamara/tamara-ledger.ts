import { randomUUID } from 'node:crypto'

export type Money = { readonly amount: number; readonly currency: string }
/** What the shop sends of an order. */
export type Requested = {
  readonly total_amount?: Money
  readonly shipping_amount?: Money
  readonly tax_amount?: Money
  readonly discount?: { readonly name: string; readonly amount: Money }
  readonly order_reference_id?: string
  readonly order_number?: string
  readonly items?: readonly {
    readonly name: string
    readonly quantity: number
    readonly reference_id: string
    readonly sku: string
    readonly type: string
    readonly total_amount: Money
  }[]
  readonly consumer?: Readonly<Record<'first_name' | 'last_name' | 'phone_number' | 'email', string>>
  readonly country_code?: string
  readonly description?: string
  readonly merchant_url?: Readonly<Record<'success' | 'failure' | 'cancel' | 'notification', string>>
  readonly shipping_address?: Readonly<
    Record<'first_name' | 'last_name' | 'line1' | 'city' | 'country_code', string>
  >
  readonly locale?: string
}
export type Status =
  | 'new'
  | 'approved'
  | 'authorised'
  | 'declined'
  | 'expired'
  | 'canceled'
  | 'partially_captured'
  | 'fully_captured'
  | 'partially_refunded'
  | 'fully_refunded'
type Refund = {
  readonly refund_id: string
  readonly total_amount: Money
  readonly comment: string
  readonly merchant_refund_id?: string
}
export type TamaraOrder = {
  readonly id: string
  readonly asked: Required<Requested>
  status: Status
  /** Of the status, in milliseconds. */
  since: number
  /** In minor units. */
  captured: number
  cancelled: number
  readonly refunds: Refund[]
}
export type TamaraEvent = object

const HOUR = 3_600_000
/** How long a status lasts when nothing happens, and what follows. */
const ENDS: Readonly<Partial<Record<Status, readonly [number, 'expired' | 'captured']>>> = {
  new: [HOUR / 2, 'expired'],
  approved: [72 * HOUR, 'expired'],
  authorised: [21 * 24 * HOUR, 'captured'],
}

/** Tamara's ledger of orders, and its webhooks. */
export function tamaraLedger(now: () => number, tell: (event: TamaraEvent) => void) {
  const orders = new Map<string, TamaraOrder>()

  function become(order: TamaraOrder, status: Status, kind: string = status, data: object = []): void {
    Object.assign(order, { status, since: now() })
    const { order_reference_id, order_number } = order.asked
    tell({ order_id: order.id, order_reference_id, order_number, event_type: `order_${kind}`, data })
  }

  function create(asked: Required<Requested>): TamaraOrder {
    const order: TamaraOrder = {
      id: randomUUID(),
      asked,
      status: 'new',
      since: now(),
      captured: 0,
      cancelled: 0,
      refunds: [],
    }
    orders.set(order.id, order)
    return order
  }

  /** An order as it is by now. */
  function order(id: string): TamaraOrder | undefined {
    const found = orders.get(id)
    const [lasts, follows] = (found && ENDS[found.status]) ?? []
    if (!found || lasts === undefined || now() - found.since <= lasts) return found
    if (follows === 'expired') become(found, 'expired')
    else capture(found, left(found))
    return found
  }

  /** A choice on the page. False when it is over. */
  function choose(id: string, choice: 'approved' | 'declined' | 'expired'): boolean {
    const open = order(id)
    if (open?.status !== 'new') return false
    const declined = { declined_reason: 'risk', declined_code: '1', decline_type: 'hard' }
    become(open, choice, choice, choice === 'declined' ? declined : [])
    return true
  }

  function capture(order: TamaraOrder, amount: number): string {
    order.captured += amount
    const id = randomUUID()
    become(order, left(order) > 0 ? 'partially_captured' : 'fully_captured', 'captured', {
      capture_id: id,
      captured_amount: money(amount),
    })
    return id
  }

  function cancel(order: TamaraOrder, amount: number): string {
    order.cancelled += amount
    const id = randomUUID()
    become(order, 'canceled', 'canceled', { cancel_id: id, canceled_amount: money(amount) })
    return id
  }

  /** Also by somebody at the portal, without an id of the shop. */
  function refund(order: TamaraOrder, amount: number, comment: string, merchantId?: string): Refund {
    const made: Refund = {
      refund_id: randomUUID(),
      total_amount: money(amount),
      comment,
      ...(merchantId !== undefined && { merchant_refund_id: merchantId }),
    }
    order.refunds.push(made)
    const { refund_id } = made
    become(order, refundable(order) > 0 ? 'partially_refunded' : 'fully_refunded', 'refunded', {
      refund_id,
      refunded_amount: money(amount),
      comment,
    })
    return made
  }

  return { orders, order, create, choose, become, capture, cancel, refund }
}

export const money = (amount: number): Money => ({ amount: amount / 100, currency: 'AED' })
export const minorUnits = ({ amount }: Money) => Math.round(amount * 100)
/** What is neither captured nor cancelled. */
export const left = ({ asked, captured, cancelled }: TamaraOrder) =>
  minorUnits(asked.total_amount) - captured - cancelled
export const refundedOf = ({ refunds }: TamaraOrder) =>
  refunds.reduce((sum, { total_amount: amount }) => sum + minorUnits(amount), 0)
export const refundable = (order: TamaraOrder) => order.captured - refundedOf(order)
