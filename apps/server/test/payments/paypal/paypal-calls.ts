import { type Answered, type RecordedCall, json } from '../fake-provider-server.ts'
import {
  captureShown,
  centsOf,
  leftOf,
  newId,
  type Order,
  type paypalLedger,
  type Unit,
} from './paypal-ledger.ts'

type Ledger = ReturnType<typeof paypalLedger>
type Options = {
  readonly clientId: string
  readonly clientSecret: string
  readonly certificate: () => string
  readonly pageOf: (id: string) => string
  readonly now: () => number
}
type Creation = {
  readonly intent?: string
  readonly purchase_units?: readonly Unit[]
  readonly payment_source?: {
    readonly paypal?: {
      readonly experience_context?: { readonly return_url: string; readonly cancel_url: string }
    }
  }
}

const TOKEN_SECONDS = 32_400
const CURRENCIES: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP'])

/** The calls of PayPal's API reference that the shop uses. */
export function paypalCalls(ledger: Ledger, { clientId, clientSecret, certificate, pageOf, now }: Options) {
  const remembered = new Map<string, Answered>()
  const tokens = new Map<string, number>()
  const switches = { takesNotes: true }
  const basic = `Basic ${btoa(`${clientId}:${clientSecret}`)}`

  function call(request: RecordedCall): Answered {
    const { method, path, headers } = request
    if (path.startsWith('/v1/notifications/certs/'))
      return path.endsWith('/CERT-standin') ? { status: 200, body: certificate() } : notFound()
    if (path === '/v1/oauth2/token') return giveToken(request)
    const until = tokens.get(headers.authorization ?? '') ?? 0
    if (until <= now())
      return json(401, { error: 'invalid_token', error_description: 'Token signature verification failed' })
    // "PayPal returns the latest status of the previous request that used that same header", whatever its body.
    const key = `${method} ${path} ${String(headers['paypal-request-id'])}`
    const earlier = remembered.get(key)
    if (earlier && method === 'POST') return { ...earlier, status: 200 }
    const answer = carryOut(request)
    if (answer.status < 300) remembered.set(key, answer)
    return answer
  }

  function giveToken({ headers, body }: RecordedCall): Answered {
    if (
      headers.authorization !== basic ||
      new URLSearchParams(body).get('grant_type') !== 'client_credentials'
    )
      return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' })
    const token = `A21AA${newId()}`
    tokens.set(`Bearer ${token}`, now() + TOKEN_SECONDS * 1000)
    return json(200, { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS })
  }

  function carryOut({ method, path, query, body }: RecordedCall): Answered {
    if (path === '/v1/customer/disputes') return listDisputes(query)
    if (path.startsWith('/v1/customer/disputes/')) {
      const found = ledger.disputes.find(({ dispute_id: id }) => path.endsWith(`/${id}`))
      return found ? json(200, found) : notFound()
    }
    const [, , , kind, id = '', act] = path.split('/')
    if (kind === 'captures' && act === 'refund') return refund(id, JSON.parse(body) as RefundBody)
    if (kind === 'captures') return showCapture(id)
    if (kind !== 'orders') return notFound()
    if (id === '' && method === 'POST') return create(JSON.parse(body) as Creation)
    const order = ledger.order(id)
    if (!order) return notFound()
    if (act === 'capture') return capture(order)
    if (method === 'PATCH') return patch(order, JSON.parse(body) as Patch)
    return json(200, shown(order))
  }

  function listDisputes(query: URLSearchParams): Answered {
    const captureId = query.get('disputed_transaction_id')
    const own = ledger.disputes.filter(
      ({ disputed_transactions: [of] }) => of?.seller_transaction_id === captureId,
    )
    return json(200, { items: own.map(({ dispute_id, status }) => ({ dispute_id, status })), links: [] })
  }

  function showCapture(id: string): Answered {
    const order = [...ledger.orders.values()].find(({ capture }) => capture?.id === id)
    return order?.capture ? json(200, captureShown(order, order.capture)) : notFound()
  }

  function create({ intent, purchase_units: [unit] = [], payment_source: source }: Creation): Answered {
    const context = source?.paypal?.experience_context
    if (intent !== 'CAPTURE' || !unit || !context) return invalid('MISSING_REQUIRED_PARAMETER')
    const issue = wrongIn(unit)
    if (issue) return unprocessable(issue)
    return json(201, shown(ledger.create({ ...unit }, context.return_url, context.cancel_url)))
  }

  function capture(order: Order): Answered {
    if (order.capture) return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    const isPaid = [...ledger.orders.values()].some(
      ({ unit, capture }) => capture !== null && unit.invoice_id === order.unit.invoice_id,
    )
    if (isPaid && order.unit.invoice_id !== undefined) return unprocessable('DUPLICATE_INVOICE_ID')
    if (order.fate === 'INSTRUMENT_DECLINED') return unprocessable('INSTRUMENT_DECLINED')
    ledger.capture(order)
    return json(201, shown(order))
  }

  function patch(order: Order, changes: Patch): Answered {
    if (order.capture) return unprocessable('ORDER_ALREADY_COMPLETED')
    if (!switches.takesNotes) return unprocessable('INVALID_ORDER_STATUS')
    for (const { op, path, value } of changes) {
      if (
        op !== 'replace' ||
        path !== `/purchase_units/@reference_id=='${order.unit.reference_id}'/custom_id`
      )
        return unprocessable('NOT_PATCHABLE')
      order.unit.custom_id = value
    }
    return { status: 204, body: '' }
  }

  function refund(captureId: string, { amount, custom_id: customId }: RefundBody): Answered {
    const order = [...ledger.orders.values()].find(({ capture }) => capture?.id === captureId)
    if (!order?.capture) return notFound()
    const { capture } = order
    if (capture.status === 'PENDING' || capture.status === 'DECLINED')
      return unprocessable('REFUND_NOT_ALLOWED')
    if (amount.currency_code !== order.unit.amount.currency_code)
      return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH')
    const left = leftOf(order, capture)
    if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED')
    if (centsOf(amount) > left) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    return json(201, ledger.refund(order, capture, amount, customId))
  }

  function shown(order: Order) {
    const { id, status, unit, capture } = order
    const page = { href: pageOf(id), rel: 'payer-action', method: 'GET' }
    const payments = capture && { captures: [captureShown(order, capture)], refunds: capture.refunds }
    return {
      id,
      intent: 'CAPTURE',
      status,
      purchase_units: [{ ...unit, ...(payments && { payments }) }],
      links: status === 'COMPLETED' ? [] : [page],
    }
  }

  return Object.assign(call, {
    switches,
    /** Revokes all access tokens. */
    withdrawTokens: () => tokens.clear(),
    /** Forgets request ids, as PayPal does after hours. */
    forgetRequests: () => remembered.clear(),
  })
}

type Patch = readonly { readonly op: string; readonly path: string; readonly value: string }[]
type RefundBody = {
  readonly amount: { readonly currency_code: string; readonly value: string }
  readonly custom_id?: string
}

function wrongIn({ amount, items = [] }: Unit): string | null {
  const { breakdown, value, currency_code: currency } = amount
  if (!CURRENCIES.has(currency)) return 'CURRENCY_NOT_SUPPORTED'
  if (!/^\d+\.\d{2}$/.test(value)) return 'DECIMAL_PRECISION'
  if (centsOf(amount) <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE'
  const total = items.reduce(
    (sum, { quantity, unit_amount }) => sum + Number(quantity) * centsOf(unit_amount),
    0,
  )
  const { item_total: itemTotal, discount } = breakdown ?? {}
  if (items.length > 0 && (!itemTotal || centsOf(itemTotal) !== total)) return 'ITEM_TOTAL_MISMATCH'
  const expected = total - (discount ? centsOf(discount) : 0)
  return items.length > 0 && centsOf(amount) !== expected ? 'AMOUNT_MISMATCH' : null
}

const unprocessable = (issue: string) =>
  refused(422, 'UNPROCESSABLE_ENTITY', issue, 'The requested action could not be performed.')
const invalid = (issue: string) => refused(400, 'INVALID_REQUEST', issue, 'Request is not well-formed.')
const notFound = () =>
  refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'The specified resource does not exist.')

function refused(status: number, name: string, issue: string, message: string): Answered {
  return json(status, {
    name,
    details: [{ issue, description: message }],
    message,
    debug_id: newId(),
    links: [],
  })
}
