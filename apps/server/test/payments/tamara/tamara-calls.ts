import { randomUUID } from 'node:crypto'

import { type Answered, json, type RecordedCall } from '../fake-provider-server.ts'
import {
  type Requested,
  left,
  minorUnits,
  money,
  type Money,
  refundable,
  refundedOf,
  type tamaraLedger,
  type TamaraOrder,
} from './tamara-ledger.ts'

type Options = { readonly token: string; readonly pageOf: (id: string) => string }
type Movement = {
  readonly order_id?: string
  readonly total_amount?: Money
  readonly shipping_info?: { readonly shipped_at?: string; readonly shipping_company?: string }
  readonly comment?: string
  readonly merchant_refund_id?: string
}

/** The calls of Tamara's API reference that the shop uses. None has an idempotency key. */
export function tamaraCalls(ledger: ReturnType<typeof tamaraLedger>, { token, pageOf }: Options) {
  /** Codes of errors that the next checkouts are answered with, in order. */
  const rejections: string[] = []
  const switches = {
    /** Some answers leave the shop's own id of a refund out. */
    namesRefunds: true,
  }

  function call({ method, path, headers, body }: RecordedCall): Answered {
    if (headers.authorization !== `Bearer ${token}`) return refused(401, 'unauthorized')
    const asked = (body === '' ? {} : JSON.parse(body)) as Movement
    if (path === '/checkout') return create(asked)
    if (path === '/payments/capture') return on(asked.order_id, (order) => capture(order, asked))
    const [, refunded] = /^\/payments\/simplified-refund\/([^/]+)$/.exec(path) ?? []
    if (refunded !== undefined) return on(refunded, (order) => refund(order, asked))
    const [, id, act] = /^\/orders\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    if (act === undefined && method === 'GET') return on(id, (order) => json(200, shown(order)))
    if (act === 'authorise') return on(id, authorise)
    return act === 'cancel' ? on(id, (order) => cancel(order, asked)) : refused(404, 'not_found')
  }

  function on(id: string | undefined, act: (order: TamaraOrder) => Answered): Answered {
    const order = ledger.order(id ?? '')
    return order ? act(order) : refused(404, 'order_not_found')
  }

  function create(asked: Requested): Answered {
    const wrong = wrongIn(asked)
    const code = rejections.shift()
    if (wrong ?? code) return refused(400, wrong ?? code ?? '')
    const order = ledger.create(asked as Required<Requested>) // by wrongIn
    const checkout_url = pageOf(order.id)
    return json(200, { order_id: order.id, checkout_id: randomUUID(), checkout_url, status: 'new' })
  }

  function authorise(order: TamaraOrder): Answered {
    if (order.status !== 'approved') return refused(409, 'order_status_invalid')
    ledger.become(order, 'authorised')
    return json(200, { order_id: order.id, status: 'authorised', auto_captured: false })
  }

  function capture(order: TamaraOrder, { total_amount: amount, shipping_info: info }: Movement): Answered {
    if (!amount || !info?.shipped_at || !info.shipping_company) return refused(400, 'shipping_info_required')
    if (order.status !== 'authorised' && order.status !== 'partially_captured')
      return refused(409, 'order_status_invalid')
    if (minorUnits(amount) > left(order)) return refused(400, 'capture_amount_exceeded')
    const capture_id = ledger.capture(order, minorUnits(amount))
    return json(200, { capture_id, order_id: order.id, status: order.status, captured_amount: amount })
  }

  function cancel(order: TamaraOrder, { total_amount: amount }: Movement): Answered {
    if (order.status !== 'authorised') return refused(409, 'order_status_invalid')
    if (!amount || minorUnits(amount) > left(order)) return refused(400, 'cancel_amount_exceeded')
    const cancel_id = ledger.cancel(order, minorUnits(amount))
    return json(200, { cancel_id, order_id: order.id, status: 'canceled', canceled_amount: amount })
  }

  function refund(order: TamaraOrder, asked: Movement): Answered {
    const { total_amount: amount, comment = '', merchant_refund_id: merchantId } = asked
    if (!amount || comment === '') return refused(400, 'comment_required')
    if (minorUnits(amount) > refundable(order)) return refused(400, 'refund_amount_exceeded')
    const { refund_id } = ledger.refund(order, minorUnits(amount), comment, merchantId)
    return json(200, {
      order_id: order.id,
      comment,
      refund_id,
      status: order.status,
      refunded_amount: amount,
    })
  }

  function shown(order: TamaraOrder) {
    const { id, asked, status, captured, cancelled, refunds } = order
    const { order_reference_id, order_number, total_amount, items } = asked
    return {
      order_id: id,
      order_reference_id,
      order_number,
      status,
      total_amount,
      items,
      captured_amount: money(captured),
      canceled_amount: money(cancelled),
      refunded_amount: money(refundedOf(order)),
      transactions: {
        refunds: refunds.map(({ merchant_refund_id: merchantId, ...each }) =>
          switches.namesRefunds && merchantId !== undefined
            ? { ...each, merchant_refund_id: merchantId }
            : each,
        ),
      },
    }
  }

  return Object.assign(call, { rejections, switches })
}

function wrongIn(asked: Requested): string | null {
  const { total_amount: total, shipping_amount: shipping, tax_amount: tax, items = [], discount } = asked
  if (!total || !shipping || !tax) return 'amounts_required'
  if (total.currency !== 'AED' || asked.country_code !== 'AE') return 'not_supported_delivery_country'
  if (!asked.order_reference_id || !asked.order_number || !asked.description) return 'order_required'
  const { consumer, shipping_address: address, merchant_url: urls } = asked
  if (!consumer?.first_name || !consumer.last_name || !consumer.phone_number || !consumer.email)
    return 'consumer_required'
  if (!address?.line1 || !address.city || !address.first_name) return 'shipping_address_required'
  if (!urls?.success || !urls.failure || !urls.cancel || !urls.notification) return 'merchant_url_required'
  const sum = items.reduce((all, { total_amount: each }) => all + minorUnits(each), 0)
  const off = discount ? minorUnits(discount.amount) : 0
  return sum - off === minorUnits(total) ? null : 'total_amount_mismatch'
}

const refused = (status: number, code: string) =>
  json(status, { message: 'Bad request', errors: [{ error_code: code, data: [] }], data: [] })
