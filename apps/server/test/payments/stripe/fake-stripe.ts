import { createHmac } from 'node:crypto'

import { hostedPage } from '../hosted-page.ts'
import { type Answered, type RecordedCall, seeOther, fakeProviderServer } from '../fake-provider-server.ts'
import { stripeCalls } from './stripe-calls.ts'
import { providerConfigs } from '../../../src/platform/config/payment-providers.ts'
import { type Choice, type Session, type StripeEvent, stripeLedger } from './stripe-ledger.ts'
import { webhookPost } from '../webhook-post.ts'

const SECRET_KEY = 'sk_test_standin4nawl'
const WEBHOOK_SECRET = 'whsec_standin4nawl'
const PAGE = /^\/c\/pay\/(\w+)$/

const CHOICES = {
  pay: 'Pay',
  authenticate: 'Pay with 3-D Secure',
  bank: 'Pay by bank, which takes days',
  decline: 'Pay with a card that is refused',
  leave: 'Back to the shop',
}
const AUTHENTICATION = {
  'pass-authentication': 'Complete authentication',
  'fail-authentication': 'Fail authentication',
}

/**
 * A local fake of Stripe: its API, its page for browsers, and actions of its customers and banks. `now` is its clock,
 * in milliseconds.
 */
export async function fakeStripe({ now = Date.now }: { now?: () => number } = {}) {
  const post = webhookPost<StripeEvent>(signed, now)
  const ledger = stripeLedger(now, post.happened)
  const calls = stripeCalls(ledger, SECRET_KEY, (id) => `${server.url}/c/pay/${id}`)
  const isCall = (path: string) => path.startsWith('/v1/')
  const server = await fakeProviderServer(
    (request) => (isCall(request.path) ? calls(request) : page(request)),
    isCall,
  )

  function page({ method, path, body }: RecordedCall): Answered {
    const session = ledger.session(PAGE.exec(path)?.[1] ?? '')
    if (!session || !isOpen(session)) return { status: 404, body: 'This page has been closed.' }
    const choice = new URLSearchParams(body).get('choice')
    if (method !== 'POST' || choice === null) return show(session.id)
    if (choice === 'leave') return seeOther(session.cancel_url)
    ledger.choose(session.id, choice as Choice) // from the buttons below
    return isOpen(session) ? show(session.id) : seeOther(session.success_url)
  }

  function show(id: string): Answered {
    const { metadata, amount_total: amount, currency, payment_intent: intentId } = ledger.sessions.get(id)!
    const intent = ledger.intents.get(intentId ?? '')
    return hostedPage({
      provider: 'Stripe',
      heading: `Pay Nawl, order ${metadata['orderNumber']}`,
      amount: `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`,
      lines: calls.linesOf(id),
      choices: intent?.status === 'requires_action' ? AUTHENTICATION : CHOICES,
      notice: intent?.last_payment_error ? `Not paid: ${intent.last_payment_error.code}` : null,
    })
  }

  const { stripe } = providerConfigs({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: server.url,
  })
  return { ...server, config: stripe!, ledger, post, forgetKeys: calls.forgetKeys }
}

export type FakeStripe = Awaited<ReturnType<typeof fakeStripe>>

const isOpen = ({ status }: Session) => status === 'open'

/** Signs a webhook as in Stripe's "Verify webhook signatures manually"; Stripe indents its JSON by two. */
function signed(event: StripeEvent, at: Date) {
  const body = JSON.stringify(event, null, 2)
  const time = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': `t=${time},v1=${signature}`,
  }
  return { body: Buffer.from(body), headers }
}
