import type { AddressInfo } from 'node:net'

import type { PlacedOrder } from '@nawl/contract/sales/order'

import { NOW, openShopApp } from '../chaos/shop-app.ts'
import { paypalGateway } from '../../src/sales/payments/paypal/paypal-gateway.ts'
import { fakePaypal } from './paypal/fake-paypal.ts'
import { stripeGateway } from '../../src/sales/payments/stripe/stripe-gateway.ts'
import { fakeStripe } from './stripe/fake-stripe.ts'

export const PROVIDERS = ['stripe', 'paypal'] as const
type Provider = (typeof PROVIDERS)[number]

/** A listening shop with fakes of both payment providers, all on one clock. */
export async function openPayingShop() {
  const clock = { at: NOW }
  const now = () => clock.at
  const [stripe, paypal] = await Promise.all([fakeStripe({ now }), fakePaypal({ now })])
  const counter = await openShopApp('the embedded database', {
    clock,
    gateways: {
      stripe: stripeGateway(stripe.config, { now }),
      paypal: paypalGateway(paypal.config, { now }),
    },
  })
  await counter.app.listen({ port: 0, host: '127.0.0.1' })
  const shop = `http://127.0.0.1:${(counter.app.server.address() as AddressInfo).port}`
  const fakes = { stripe, paypal }

  /** The payment page of an order. */
  async function pageOf(placed: Pick<PlacedOrder, 'number' | 'token'>): Promise<string> {
    const { next } = await counter.see(placed)
    if (next?.kind !== 'redirect') throw new Error(`order ${placed.number} is not to be paid on a page`)
    return next.url
  }

  return {
    ...counter,
    ...fakes,
    hook: (provider: Provider) => `${shop}/api/payments/${provider}/webhook`,
    pageOf,
    /** An order of a guest, with its payment page. */
    async begun(provider: Provider) {
      const placed = await counter.ordered({ provider })
      return { ...placed, page: await pageOf(placed) }
    },
    /** Presses a button on the payment page: returns the page again, or the redirect. */
    async press(page: string, choice: string) {
      const answer = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ choice }),
        redirect: 'manual',
      })
      return { led: answer.headers.get('location'), text: await answer.text() }
    },
    /** Returns to the shop as a browser; resolves to the shop's redirect. */
    async comeBack(address: string | null): Promise<string | null> {
      if (address === null) throw new Error('the page leads nowhere')
      const { pathname, search } = new URL(address)
      const answer = await fetch(`${shop}${pathname}${search}`, { redirect: 'manual' })
      return answer.headers.get('location')
    },
    close: async () => {
      await counter.close()
      await Promise.all([stripe.close(), paypal.close()])
    },
  }
}
