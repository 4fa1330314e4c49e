import { providerConfigs } from '../../../src/platform/config/payment-providers.ts'
import { type Answered, fakeProviderServer, type RecordedCall, seeOther } from '../fake-provider-server.ts'
import { hostedPage } from '../hosted-page.ts'
import { webhookPost } from '../webhook-post.ts'
import { tabbyCalls } from './tabby-calls.ts'
import { type TabbyEvent, tabbyLedger, type TabbyPayment } from './tabby-ledger.ts'

const SECRET_KEY = 'sk_test_standin-4-nawl'
const WEBHOOK_SECRET = 'standin-webhook-secret'
const MERCHANT_CODE = 'nawl-ae'

const CHOICES = { pay: 'Pay the first of 4', reject: 'Be refused', leave: 'Back to the shop' }

/**
 * A local fake of Tabby: its API, its page for browsers, and actions of its customers and of people at its dashboard.
 * `now` is its clock, in milliseconds.
 */
export async function fakeTabby({ now = Date.now }: { now?: () => number } = {}) {
  const post = webhookPost<TabbyEvent>(written, now)
  const ledger = tabbyLedger(now, post.happened)
  const calls = tabbyCalls(ledger, {
    secretKey: SECRET_KEY,
    merchantCode: MERCHANT_CODE,
    pageOf: (id) => `${server.url}/?sessionId=${id}`,
  })
  const isCall = (path: string) => path.startsWith('/api/')
  const server = await fakeProviderServer(
    (request) => (isCall(request.path) ? calls(request) : page(request)),
    isCall,
  )

  function page({ method, query, body }: RecordedCall): Answered {
    const payment = ledger.payment(query.get('sessionId') ?? '')
    if (payment?.status !== 'CREATED') return { status: 404, body: 'This session is over.' }
    const choice = new URLSearchParams(body).get('choice')
    if (method !== 'POST' || choice === null) return show(payment)
    ledger.choose(payment.id, choice as keyof typeof CHOICES) // from the buttons
    const { success, cancel, failure } = payment.urls
    const back = choice === 'pay' ? success : choice === 'reject' ? failure : cancel
    return seeOther(withId(back, payment.id))
  }

  function show({ order, currency, amount }: TabbyPayment): Answered {
    return hostedPage({
      provider: 'Tabby',
      heading: `Pay Nawl, order ${order?.reference_id}`,
      amount: `${currency} ${amount}`,
      lines: (order?.items ?? []).map(({ title, quantity }) => `${quantity} × ${title}`),
      choices: CHOICES,
    })
  }

  const { tabby } = providerConfigs({
    TABBY_SECRET_KEY: SECRET_KEY,
    TABBY_MERCHANT_CODE: MERCHANT_CODE,
    TABBY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    TABBY_API_BASE: server.url,
  })
  return { ...server, config: tabby!, ledger, post, rejections: calls.rejections }
}

export type FakeTabby = Awaited<ReturnType<typeof fakeTabby>>

/** A webhook has no signature, but the header that the shop registered. */
function written(event: TabbyEvent) {
  const headers = { 'content-type': 'application/json', 'x-webhook-secret': WEBHOOK_SECRET }
  return { body: Buffer.from(JSON.stringify(event)), headers }
}

/** Tabby appends the id of the payment to the address that it leads back to. */
function withId(address: string, id: string): string {
  const url = new URL(address)
  url.searchParams.set('payment_id', id)
  return url.href
}
