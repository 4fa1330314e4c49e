import { randomUUID } from 'node:crypto'

import { type Answered, json, type RecordedCall } from '../fake-provider-server.ts'
import {
  type Requested,
  minorUnits,
  refundable,
  rest,
  type tabbyLedger,
  type TabbyPayment,
} from './tabby-ledger.ts'

type Options = {
  readonly secretKey: string
  readonly merchantCode: string
  readonly pageOf: (id: string) => string
}
type Creation = {
  readonly payment?: Requested
  readonly lang?: string
  readonly merchant_code?: string
  readonly merchant_urls?: TabbyPayment['urls']
}
type Movement = { readonly amount?: string; readonly reference_id?: string; readonly reason?: string }

/** The calls of Tabby's API reference that the shop uses. */
export function tabbyCalls(
  ledger: ReturnType<typeof tabbyLedger>,
  { secretKey, merchantCode, pageOf }: Options,
) {
  /** Why the next sessions are rejected, in order. */
  const rejections: string[] = []

  function call({ method, path, headers, body }: RecordedCall): Answered {
    if (headers.authorization !== `Bearer ${secretKey}`) return refused(401, 'not_authorized', 'wrong key')
    if (path === '/api/v2/checkout' && method === 'POST') return create(JSON.parse(body) as Creation)
    const [, id = '', act] = /^\/api\/v2\/payments\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const payment = ledger.payment(id)
    if (!payment) return refused(404, 'not_found', 'payment not found')
    if (act === undefined && method === 'GET') return json(200, shown(payment))
    const asked = (body === '' ? {} : JSON.parse(body)) as Movement
    if (act === 'captures') return capture(payment, asked)
    if (act === 'refunds') return refund(payment, asked)
    return act === 'close' ? close(payment) : refused(404, 'not_found', 'no such call')
  }

  function create({ payment, lang, merchant_code: code, merchant_urls: urls }: Creation): Answered {
    if (code !== merchantCode) return refused(403, 'no_permission', 'no such merchant')
    const wrong = payment ? wrongIn(payment) : 'payment'
    if (wrong || !payment || !urls || (lang !== 'en' && lang !== 'ar'))
      return refused(400, 'bad_data', `wrong: ${wrong ?? 'lang or merchant_urls'}`)
    const reason = rejections.shift()
    if (reason !== undefined)
      return json(200, {
        id: randomUUID(),
        status: 'rejected',
        payment: null,
        configuration: {
          available_products: {},
          products: { installments: { type: 'installments', is_available: false, rejection_reason: reason } },
        },
      })
    const made = ledger.create(payment, urls)
    return json(200, {
      id: randomUUID(),
      status: 'created',
      payment: shown(made),
      merchant_urls: urls,
      configuration: {
        available_products: {
          installments: [{ web_url: pageOf(made.id), qr_code: `${pageOf(made.id)}/qr` }],
        },
        products: { installments: { type: 'installments', is_available: true, rejection_reason: null } },
      },
    })
  }

  function capture(payment: TabbyPayment, { amount = '', reference_id: reference = '' }: Movement): Answered {
    // "Then, if a connection error occurs, you can safely repeat the request."
    if (payment.captures.some((each) => each.reference_id === reference)) return json(200, shown(payment))
    if (payment.status !== 'AUTHORIZED') return refused(400, 'bad_data', `payment is ${payment.status}`)
    if (minorUnits(amount) > rest(payment)) return refused(400, 'bad_data', 'more than authorized')
    ledger.capture(payment, minorUnits(amount), reference)
    return json(200, shown(payment))
  }

  function close(payment: TabbyPayment): Answered {
    if (payment.status !== 'AUTHORIZED') return refused(400, 'bad_data', `payment is ${payment.status}`)
    ledger.close(payment)
    return json(200, shown(payment))
  }

  function refund(
    payment: TabbyPayment,
    { amount = '', reference_id: reference = '', reason = '' }: Movement,
  ): Answered {
    if (payment.status !== 'CLOSED') return refused(403, 'no_permission', `payment is ${payment.status}`)
    if (payment.refunds.some((each) => each.reference_id === reference))
      return refused(409, 'conflict', 'refund already processed with this reference_id')
    if (minorUnits(amount) > refundable(payment)) return refused(400, 'bad_data', 'more than captured')
    ledger.refund(payment, minorUnits(amount), reference, reason)
    return json(200, shown(payment))
  }

  return Object.assign(call, { rejections })
}

function shown({ urls: _urls, authorizedAt: _at, ...payment }: TabbyPayment) {
  return payment
}

function wrongIn({
  amount,
  currency,
  buyer,
  shipping_address: address,
  order,
  meta,
}: Requested): string | null {
  if (!/^\d+(?:\.\d{1,2})?$/.test(amount) || minorUnits(amount) === 0) return 'payment.amount'
  if (currency !== 'AED') return 'payment.currency'
  if (!buyer?.name || !buyer.email || !buyer.phone) return 'payment.buyer'
  if (!address?.city || !address.address) return 'payment.shipping_address'
  if (!order?.reference_id || !meta) return 'payment.order'
  const items = order.items.reduce((sum, each) => sum + each.quantity * minorUnits(each.unit_price), 0)
  return items - minorUnits(order.discount_amount ?? '0') === minorUnits(amount)
    ? null
    : 'payment.order.items'
}

const refused = (status: number, errorType: string, error: string) =>
  json(status, { status: 'error', errorType, error })
