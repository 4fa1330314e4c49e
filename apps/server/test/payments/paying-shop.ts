import type { AddressInfo } from 'node:net'

import type { AttentionList } from '@nawl/contract/desk/attention'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { sql } from 'drizzle-orm'

import { answer } from '../../src/platform/db/database.ts'
import { NOW, openShopApp } from '../chaos/shop-app.ts'
import type { PaymentGateway } from '../../src/sales/payments/payment-gateway.ts'

/** What every fake of a provider has. */
export type ProviderFake = {
  readonly post: {
    readonly undelivered: readonly unknown[]
    readonly deliverTo: (url: string | null, copies?: () => number) => void
    readonly redeliver: (url: string, order: 'reversed') => Promise<void>
    readonly quiet: () => Promise<void>
  }
  readonly close: () => Promise<unknown>
}

export type Provider<Fake extends ProviderFake> = {
  readonly name: PaymentProvider
  readonly open: (clock: { readonly now: () => number }) => Promise<Fake>
  readonly gateway: (fake: Fake, clock: { readonly now: () => number }) => PaymentGateway
  /** The button of its page that pays. */
  readonly pay: string
  /** What an order costs there, in minor units. */
  readonly amount: number
  /** What differs in its customers' orders: where they go, what they come to. */
  readonly wish?: object
  /** Leaving its page by its button ends it. */
  readonly leavingEnds?: boolean
  /** The sum of its refunds, in minor units. */
  readonly refunded: (fake: Fake) => number
}

export type PayingShop<Fake extends ProviderFake> = Awaited<ReturnType<typeof openPayingShop<Fake>>>

/** A listening shop with a fake of a payment provider, both on one clock. */
export async function openPayingShop<Fake extends ProviderFake>({
  name,
  open,
  gateway,
  wish,
}: Provider<Fake>) {
  const clock = { at: NOW }
  const now = () => clock.at
  const fake = await open({ now })
  const counter = await openShopApp({
    clock,
    gateways: { [name]: gateway(fake, { now }) },
  })
  await counter.app.listen({ port: 0, host: '127.0.0.1' })
  const shop = `http://127.0.0.1:${(counter.app.server.address() as AddressInfo).port}`

  /** The payment page of an order. */
  async function pageOf(placed: Pick<PlacedOrder, 'number' | 'token'>): Promise<string> {
    const { next } = await counter.see(placed)
    if (next?.kind !== 'redirect') throw new Error(`order ${placed.number} is not to be paid on a page`)
    return next.url
  }

  /** Presses a button on the payment page: returns the page again, or the redirect. */
  async function press(page: string, choice: string) {
    const body = new URLSearchParams({ choice })
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    return { led: answer.headers.get('location'), text: await answer.text() }
  }

  return {
    ...counter,
    fake,
    hook: `${shop}/api/payments/${name}/webhook`,
    pageOf,
    /** An order of a guest, with its payment page. */
    async begun() {
      const placed = await counter.ordered({ provider: name, ...wish })
      return { ...placed, page: await pageOf(placed) }
    },
    /** What the books say that the provider holds of an order, in the charged currency. */
    async clearing(number: string): Promise<number> {
      const [sum] = await answer<{ held: string }>(
        counter.database.orm,
        sql`select coalesce(sum(case currency when 'AED' then aed else usd end), 0)::text as held
          from ledger_entry where order_number = ${number} and account = ${`clearing-${name}`}`,
      )
      return Number(sum?.held)
    },
    /** What the desk is told to look at of an order. */
    async attention(number: string): Promise<string[]> {
      const owner = await counter.signedIn('desk')
      const { body } = await counter.call<AttentionList>('GET', '/api/desk/attention', undefined, owner)
      return body.items.filter(({ orderNumber }) => orderNumber === number).map(({ kind }) => kind)
    },
    press,
    /** Presses a button and returns to the shop as a browser; resolves to the shop's redirect. */
    async pressAndReturn(page: string, choice: string): Promise<string | null> {
      const { led } = await press(page, choice)
      if (led === null) throw new Error('the page leads nowhere')
      const { pathname, search } = new URL(led)
      const answer = await fetch(`${shop}${pathname}${search}`, { redirect: 'manual' })
      return answer.headers.get('location')
    },
    close: async () => {
      await counter.close()
      await fake.close()
    },
  }
}
