import { randomUUID } from 'node:crypto'

import type { PaymentStep } from '@nawl/contract/sales/payment'
import type { BankAccount } from '@nawl/domain/money/bank-account'
import { less, ZERO } from '@nawl/domain/money/money'
import type { Order, Payment } from '@nawl/domain/order/order'
import { bindPayment, openPayment, payAgain, refusePayment } from '@nawl/domain/order/pay-order'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { names } from '@nawl/messages/by-language/names'
import { paymentLines } from '@nawl/messages/by-language/payment-lines'
import { eq } from 'drizzle-orm'

import { payment } from '../../platform/db/schema/payment-schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { knownLanguage } from '../../platform/language.ts'
import { orderPage } from '../orders/emails/order-emails.ts'
import { accepted } from '../orders/order.store.ts'
import { GatewayTrouble, type PaymentOrder, PaymentRefused } from './payment-gateway.ts'
import type { OrderDeps } from '../sales-deps.ts'

export type PaymentSteps = ReturnType<typeof paymentSteps>

/** The next payment step of an order. */
export function paymentSteps({ config, database: { orm }, orders, links, gateways, shop }: OrderDeps) {
  async function urlOf(paymentId: string): Promise<string | null> {
    const [row] = await orm.select({ url: payment.url }).from(payment).where(eq(payment.id, paymentId))
    return row?.url ?? null
  }

  /** Creates a payment page at the provider; idempotent through the payment's id. */
  async function begin(order: Order, open: Payment): Promise<string> {
    const gateway = gateways[open.provider]
    if (!gateway) throw new ApiError('payment/unknown-provider')
    // Deterministic, because the idempotency key requires an identical request.
    const token = (await links.tokens())(order.number, open.createdAt)
    const toBegin = paymentOrder(order, open, returnsOf(config.publicUrl, order, open, token))
    const { providerRef, url } = await gateway.begin(toBegin).catch(async (error: unknown) => {
      if (error instanceof GatewayTrouble) throw new ApiError('payment/provider-away', { cause: error })
      if (!(error instanceof PaymentRefused)) throw error
      // The order waits for another way to pay.
      await orders.change(order.number, (fresh, now) => refusePayment(fresh, now, open.id))
      throw new ApiError(`payment/${error.reason}`)
    })
    const bound = await orders.change(
      order.number,
      (fresh, now) => bindPayment(fresh, now, { paymentId: open.id, providerRef }),
      async (tx) => void (await tx.update(payment).set({ url }).where(eq(payment.id, open.id))),
    )
    if (bound && !bound.ok) throw new ApiError(`order/${bound.reason}`)
    return url
  }

  const steps = {
    /** The amount due and where to pay it; `begun` creates the page if needed. Null when nothing is due. */
    async step(order: Order, { begun }: { readonly begun: boolean }): Promise<PaymentStep | null> {
      const open = openPayment(order)
      if (!open) return null
      if (open.provider === 'bank-transfer') return transferStep(order, open, shop.bank())
      const url = (await urlOf(open.id)) ?? (begun ? await begin(order, open) : null)
      return url === null ? null : { kind: 'redirect', url }
    },

    /** Starts or resumes a payment of the amount due and returns its page. Throws ApiErrors. */
    async pay(number: string, provider: PaymentProvider): Promise<PaymentStep | null> {
      const paymentId = randomUUID()
      const { order } = accepted(
        await orders.change(number, (order, now) => payAgain(order, now, { paymentId, provider })),
      )
      return steps.step(order, { begun: true })
    },
  }
  return steps
}

function transferStep(
  { number }: Order,
  { amount }: Payment,
  account: BankAccount | null,
): PaymentStep | null {
  if (!account) return null
  return { kind: 'bank-transfer', ...account, reference: number, amount, currency: 'AED' }
}

type Returns = Pick<PaymentOrder, 'returnUrl' | 'cancelUrl'>

// PayPal appends its own `token` to the return URL, so ours has another name there.
function returnsOf(publicUrl: string, order: Order, { id, provider }: Payment, token: string): Returns {
  const { number } = order
  const query = new URLSearchParams({ number, payment: id, link: token })
  return {
    returnUrl: `${publicUrl}/api/payments/${provider}/return?${query.toString()}`,
    cancelUrl: orderPage(publicUrl, order, token),
  }
}

/** The request to the provider. Lines add up to the amount. */
function paymentOrder(order: Order, open: Payment, returns: Returns): PaymentOrder {
  const { number, email, times, change, address } = order
  const { id, version, amount, currency } = open
  const words = paymentLines[knownLanguage(order.language)]
  const expiresAt = (version === 0 ? times.payBy : change?.payBy) ?? times.placedAt
  return {
    paymentId: id,
    orderNumber: number,
    description: plain(words.order({ number })),
    email,
    recipient: address,
    language: knownLanguage(order.language),
    placedAt: times.placedAt,
    amount,
    currency,
    lines:
      version === 0 ? linesOf(order, open, words.rest) : [{ name: words.difference, quantity: 1, amount }],
    expiresAt,
    ...returns,
  }
}

function linesOf(
  { versions: [{ lines, price }], language: code }: Order,
  { currency, amount }: Payment,
  rest: string,
): PaymentOrder['lines'] {
  const language = knownLanguage(code)
  const delivery = paymentLines[language].delivery
  const amounts = price.amounts[currency]
  // What a gift card or a part of a transfer left.
  if (amount !== amounts.total) return [{ name: rest, quantity: 1, amount }]
  const rugs = lines.map(({ design, quantity }, n) => {
    const { price = ZERO, discount = ZERO } = amounts.lines[n] ?? {}
    return { name: names[language](design.name), quantity, amount: less(price, discount) }
  })
  return amounts.shipping > 0 ? [...rugs, { name: delivery, quantity: 1, amount: amounts.shipping }] : rugs
}

/** Without the marks that set values apart in a text of two directions: providers show a line of plain text. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
