import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { DAY_MS } from '@nawl/domain/time/durations'

import { hostedPage } from '../hosted-page.ts'
import { type Answered, type RecordedCall, seeOther, fakeProviderServer } from '../fake-provider-server.ts'
import { webhookPost } from '../webhook-post.ts'
import { selfSigned } from './certificate.ts'
import { paypalCalls } from './paypal-calls.ts'
import { providerConfigs } from '../../../src/platform/config/payment-providers.ts'
import { type Order, type PaypalEvent, paypalLedger } from './paypal-ledger.ts'

const CLIENT_ID = 'standin-client'
const CLIENT_SECRET = 'standin-client-secret'
const WEBHOOK_ID = '5WH1STANDIN'

const CHOICES = {
  COMPLETED: 'Pay',
  PENDING: 'Pay with money that PayPal looks into first',
  INSTRUMENT_DECLINED: 'Pay with a card that is refused',
  leave: 'Back to the shop',
}

/**
 * A local fake of PayPal: its API, its page for browsers, and actions of its customers and staff. `now` is its clock,
 * in milliseconds.
 */
export async function fakePaypal({ now = Date.now }: { now?: () => number } = {}) {
  const { key, pem } = selfSigned(new Date(now() - DAY_MS), new Date(now() + 30 * DAY_MS))
  const post = webhookPost<PaypalEvent>(signed, now)
  const ledger = paypalLedger(now, post.happened)
  const calls = paypalCalls(ledger, {
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    certificate: () => pem,
    pageOf: (id) => `${server.url}/checkoutnow?token=${id}`,
    now,
  })
  const isCall = (path: string) => /^\/v\d\//.test(path)
  const server = await fakeProviderServer(
    (request) => (isCall(request.path) ? calls(request) : page(request)),
    isCall,
  )

  function page({ method, query, body }: RecordedCall): Answered {
    const order = ledger.order(query.get('token') ?? '')
    if (!order || order.status === 'COMPLETED') return { status: 404, body: 'This payment is over.' }
    const choice = new URLSearchParams(body).get('choice')
    if (method !== 'POST' || choice === null) return show(order)
    const { id, returnUrl, cancelUrl } = order
    if (choice === 'leave') return seeOther(withToken(cancelUrl, id))
    ledger.approve(id, choice as Order['fate']) // from the buttons below
    return seeOther(withToken(returnUrl, id))
  }

  function show({ unit }: Order): Answered {
    return hostedPage({
      provider: 'PayPal',
      heading: `Pay Nawl, order ${unit.reference_id}`,
      amount: `${unit.amount.currency_code} ${unit.amount.value}`,
      lines: (unit.items ?? []).map(({ name, quantity }) => `${quantity} × ${name}`),
      choices: CHOICES,
    })
  }

  /** Signs a webhook as PayPal's "self verification" expects. */
  function signed(event: PaypalEvent, at: Date) {
    const body = Buffer.from(JSON.stringify(event))
    const id = randomUUID()
    const time = `${at.toISOString().slice(0, 19)}Z`
    const message = Buffer.from(`${id}|${time}|${WEBHOOK_ID}|${crc32(body)}`)
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('RSA-SHA256', message, key).toString('base64'),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${server.url}/v1/notifications/certs/CERT-standin`,
    }
    return { body, headers }
  }

  const { paypal } = providerConfigs({
    PAYPAL_CLIENT_ID: CLIENT_ID,
    PAYPAL_SECRET: CLIENT_SECRET,
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    PAYPAL_API_BASE: server.url,
  })
  const { switches, withdrawTokens, forgetRequests } = calls
  return { ...server, config: paypal!, ledger, post, switches, withdrawTokens, forgetRequests }
}

export type FakePaypal = Awaited<ReturnType<typeof fakePaypal>>

/** PayPal appends the order id to the return URL. */
function withToken(address: string, id: string): string {
  const url = new URL(address)
  url.searchParams.set('token', id)
  return url.href
}
