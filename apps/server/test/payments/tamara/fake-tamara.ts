import { createHmac } from 'node:crypto'

import { providerConfigs } from '../../../src/platform/config/payment-providers.ts'
import { type Answered, fakeProviderServer, type RecordedCall, seeOther } from '../fake-provider-server.ts'
import { hostedPage } from '../hosted-page.ts'
import { webhookPost } from '../webhook-post.ts'
import { tamaraCalls } from './tamara-calls.ts'
import { type TamaraEvent, tamaraLedger, type TamaraOrder } from './tamara-ledger.ts'

const API_TOKEN = 'standin-api-token'
const NOTIFICATION_TOKEN = 'standin-notification-token'
/** The tokens of webhooks are valid for a quarter of an hour. */
const TOKEN_SECONDS = 900
const PAGE = /^\/checkout\/([\w-]+)$/

const CHOICES = { approved: 'Pay the first of 4', declined: 'Be refused', expired: 'Back to the shop' }

/**
 * A local fake of Tamara: its API, its page for browsers, and actions of its customers and of people at its portal. `now`
 * is its clock, in milliseconds.
 */
export async function fakeTamara({ now = Date.now }: { now?: () => number } = {}) {
  const post = webhookPost<TamaraEvent>(signed, now)
  const ledger = tamaraLedger(now, post.happened)
  const calls = tamaraCalls(ledger, { token: API_TOKEN, pageOf: (id) => `${server.url}/checkout/${id}` })
  const isCall = (path: string) => !PAGE.test(path)
  const server = await fakeProviderServer(
    (request) => (isCall(request.path) ? calls(request) : page(request)),
    isCall,
  )

  function page({ method, path, body }: RecordedCall): Answered {
    const order = ledger.order(PAGE.exec(path)?.[1] ?? '')
    if (order?.status !== 'new') return { status: 404, body: 'This checkout is over.' }
    const choice = new URLSearchParams(body).get('choice')
    if (method !== 'POST' || choice === null) return show(order)
    ledger.choose(order.id, choice as keyof typeof CHOICES) // from the buttons
    const { success, failure, cancel } = order.asked.merchant_url
    const [status, back] =
      choice === 'approved'
        ? ['approved', success]
        : choice === 'declined'
          ? ['declined', failure]
          : ['canceled', cancel]
    const url = new URL(back)
    url.searchParams.set('paymentStatus', status)
    url.searchParams.set('orderId', order.id)
    return seeOther(url.href)
  }

  function show({ asked }: TamaraOrder): Answered {
    return hostedPage({
      provider: 'Tamara',
      heading: `Pay Nawl, order ${asked.order_number}`,
      amount: `${asked.total_amount.currency} ${asked.total_amount.amount}`,
      lines: asked.items.map(({ name, quantity }) => `${quantity} × ${name}`),
      choices: CHOICES,
    })
  }

  const { tamara } = providerConfigs({
    TAMARA_API_TOKEN: API_TOKEN,
    TAMARA_NOTIFICATION_TOKEN: NOTIFICATION_TOKEN,
    TAMARA_API_BASE: server.url,
  })
  const { rejections, switches } = calls
  return { ...server, config: tamara!, ledger, post, rejections, switches }
}

export type FakeTamara = Awaited<ReturnType<typeof fakeTamara>>

/** A webhook with the JWT that Tamara makes with the notification token; it does not cover the body. */
function signed(event: TamaraEvent, at: Date) {
  return {
    body: Buffer.from(JSON.stringify(event)),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(at)}` },
  }
}

type TokenOptions = { readonly secret?: string; readonly alg?: string; readonly iss?: string }

/** The JWT of a webhook; with other options, a forged one. */
export function tokenOf(
  at: Date,
  { secret = NOTIFICATION_TOKEN, alg = 'HS256', iss = 'Tamara' }: TokenOptions = {},
): string {
  const iat = Math.floor(at.getTime() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ typ: 'JWT', alg })}.${part({ exp: iat + TOKEN_SECONDS, iat, iss })}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
