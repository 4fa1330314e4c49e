import { type Answered, type RecordedCall, json } from '../fake-provider-server.ts'
import {
  booked,
  chargeIdOf,
  feeOf,
  type Intent,
  newId,
  type Session,
  type stripeLedger,
} from './stripe-ledger.ts'

type Ledger = ReturnType<typeof stripeLedger>
type Refusal = {
  readonly type?: string
  readonly code?: string
  readonly message: string
  readonly param?: string
}

const HALF_HOUR = 1800
const DAY = 86_400

/** The calls of Stripe's API reference that the shop uses. */
export function stripeCalls(ledger: Ledger, secretKey: string, pageOf: (id: string) => string) {
  const remembered = new Map<string, { readonly asked: string; readonly answer: Answered }>()
  const lines = new Map<string, readonly string[]>()

  function call(asked: RecordedCall): Answered {
    if (asked.headers.authorization !== `Bearer ${secretKey}`)
      return refused(401, { message: 'Invalid API Key provided: sk_test_*******nawl' })
    const key = asked.headers['idempotency-key']
    if (asked.method !== 'POST' || typeof key !== 'string') return carryOut(asked)
    const wanted = `${asked.path}\n${asked.body}`
    const earlier = remembered.get(key)
    if (earlier && earlier.asked !== wanted) return refused(400, otherBody(key))
    if (earlier)
      return { ...earlier.answer, headers: { ...earlier.answer.headers, 'idempotent-replayed': 'true' } }
    const answer = carryOut(asked)
    // Stripe does not store requests that fail validation.
    if (answer.status === 200) remembered.set(key, { asked: wanted, answer })
    return answer
  }

  function carryOut({ method, path, query, body }: RecordedCall): Answered {
    const form = new URLSearchParams(body)
    const [, , kind, id, act] = path.replace('/checkout/sessions', '/sessions').split('/')
    if (kind === 'sessions' && id === undefined && method === 'POST') return createSession(form)
    if (kind === 'sessions' && id === undefined) return listSessions(query)
    if (kind === 'disputes' && method === 'GET') return listDisputes(query)
    if (kind === 'sessions' && id !== undefined && act === undefined) return showSession(id, query)
    if (kind === 'sessions' && id !== undefined && act === 'expire') return expireSession(id)
    if (kind === 'refunds' && method === 'POST') return createRefund(form)
    if (kind === 'refunds' && method === 'GET') return listRefunds(query)
    return refused(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  }

  function createSession(form: URLSearchParams): Answered {
    const items = itemsOf(form)
    const expiresAt = Number(form.get('expires_at') ?? ledger.seconds() + DAY)
    const wrong = wrongIn(items, expiresAt - ledger.seconds(), form)
    if (wrong) return refused(400, wrong)
    const id = newId('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      metadata: metadataOf(form),
      amount_total: items.reduce((sum, { each, quantity }) => sum + each * quantity, 0),
      currency: items[0]?.currency ?? '',
      expires_at: expiresAt,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      customer_email: form.get('customer_email'),
      url: pageOf(id),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    }
    ledger.sessions.set(id, session)
    lines.set(
      id,
      items.map(({ name, quantity }) => `${quantity} × ${name}`),
    )
    return json(200, session)
  }

  function showSession(id: string, query: URLSearchParams): Answered {
    const session = ledger.session(id)
    if (!session) return refused(404, missing('checkout.session', id))
    const expanded = query.get('expand[0]') ?? ''
    const intent = ledger.intents.get(session.payment_intent ?? '') ?? null
    const shown = expanded.startsWith('payment_intent.latest_charge') && intent ? withCharge(intent) : intent
    return json(200, { ...session, payment_intent: expanded === '' ? session.payment_intent : shown })
  }

  /** The fee is known once the payment has succeeded. */
  function withCharge(intent: Intent) {
    const { id, currency, amount_received: amount } = intent
    const charge = {
      id: chargeIdOf(id),
      object: 'charge',
      currency,
      balance_transaction: booked(amount, feeOf(amount), currency, id.replace('pi_', 'txn_')),
    }
    return { ...intent, latest_charge: intent.status === 'succeeded' ? charge : null }
  }

  function listSessions(query: URLSearchParams): Answered {
    const own = [...ledger.sessions.values()].filter(
      ({ payment_intent: of }) => of === query.get('payment_intent'),
    )
    return json(200, { object: 'list', data: own, has_more: false, url: '/v1/checkout/sessions' })
  }

  function listDisputes(query: URLSearchParams): Answered {
    const own = [...ledger.disputes.values()].filter(
      ({ payment_intent: of }) => of === query.get('payment_intent'),
    )
    return json(200, { object: 'list', data: own.toReversed(), has_more: false, url: '/v1/disputes' })
  }

  function expireSession(id: string): Answered {
    const session = ledger.session(id)
    if (!session) return refused(404, missing('checkout.session', id))
    if (session.status !== 'open')
      return refused(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      })
    ledger.expire(session)
    return json(200, session)
  }

  function createRefund(form: URLSearchParams): Answered {
    const intent = ledger.intents.get(form.get('payment_intent') ?? '')
    if (!intent) return refused(404, missing('payment_intent', form.get('payment_intent') ?? ''))
    if (intent.status !== 'succeeded')
      return refused(400, { message: 'This PaymentIntent does not have a successful charge to refund.' })
    const left = intent.amount_received - ledger.refunded(intent.id)
    const amount = Number(form.get('amount') ?? left)
    if (left === 0)
      return refused(400, { code: 'charge_already_refunded', message: 'Charge has already been refunded.' })
    if (!Number.isInteger(amount) || amount < 1 || amount > left)
      return refused(400, {
        param: 'amount',
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      })
    const { id: payment_intent, currency } = intent
    return json(200, ledger.refund({ amount, currency, payment_intent, metadata: metadataOf(form) }))
  }

  function listRefunds(query: URLSearchParams): Answered {
    const own = [...ledger.refunds.values()].filter(
      ({ payment_intent }) => payment_intent === query.get('payment_intent'),
    )
    return json(200, { object: 'list', data: own.toReversed(), has_more: false, url: '/v1/refunds' })
  }

  return Object.assign(call, {
    linesOf: (id: string) => lines.get(id) ?? [],
    /** Forgets idempotency keys, as Stripe does after a day. */
    forgetKeys: () => remembered.clear(),
  })
}

type Item = {
  readonly name: string
  readonly currency: string
  readonly each: number
  readonly quantity: number
}

function itemsOf(form: URLSearchParams): Item[] {
  const items: Item[] = []
  for (let i = 0; form.has(`line_items[${i}][quantity]`); i++) {
    const of = (field: string) => form.get(`line_items[${i}]${field}`) ?? ''
    items.push({
      name: of('[price_data][product_data][name]'),
      currency: of('[price_data][currency]'),
      each: Number(of('[price_data][unit_amount]')),
      quantity: Number(of('[quantity]')),
    })
  }
  return items
}

function wrongIn(items: readonly Item[], seconds: number, form: URLSearchParams): Refusal | null {
  if (form.get('mode') !== 'payment' || !form.get('success_url') || items.length === 0)
    return { message: 'Missing required param.', code: 'parameter_missing' }
  if (seconds < HALF_HOUR)
    return {
      param: 'expires_at',
      message: 'The `expires_at` timestamp must be at least 30 minutes from now.',
    }
  if (seconds > DAY)
    return { param: 'expires_at', message: 'The `expires_at` timestamp must be less than 24 hours from now.' }
  if (items.some(({ each, quantity }) => !isCount(each) || !isCount(quantity) || quantity === 0))
    return { param: 'line_items[0][price_data][unit_amount]', message: 'Invalid non-negative integer' }
  if (new Set(items.map(({ currency }) => currency)).size > 1)
    return { message: 'All line items must have the same currency.' }
  return null
}

const isCount = (n: number) => Number.isInteger(n) && n >= 0

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

const missing = (kind: string, id: string): Refusal => ({
  code: 'resource_missing',
  param: 'id',
  message: `No such ${kind}: '${id}'`,
})

const otherBody = (key: string): Refusal => ({
  type: 'idempotency_error',
  message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
})

function refused(status: number, { type = 'invalid_request_error', ...rest }: Refusal): Answered {
  return json(status, { error: { type, ...rest } }, { 'request-id': newId('req') })
}
