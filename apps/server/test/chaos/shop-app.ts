import { randomUUID } from 'node:crypto'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { OrderResponse, PlacedOrder } from '@nawl/contract/sales/order'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { BROOKLYN } from '@nawl/domain/order/laws/order-fixture'
import { desc, eq } from 'drizzle-orm'

import { signedIn } from '../accounts/signed-in.ts'
import { faultyDatabase } from '../auth/faulty-database.ts'
import type { BlobConfig } from '../../src/platform/config/blob-config.ts'
import { order } from '../../src/platform/db/schema/commerce-schema.ts'
import { payment } from '../../src/platform/db/schema/payment-schema.ts'
import { type DatabaseKind, startDatabase, type TestDatabase } from '../db/postgres.ts'
import type { HourlyLimits } from '../../src/platform/http/limits/hourly-limit.ts'
import type { Gateways } from '../../src/sales/payments/gateways.ts'
import { smtpInbox } from '../email/smtp.ts'
import { openShop, RUG_HEXES } from '../shop-fixture.ts'
import { failingProvider } from './failing-provider.ts'

export { BROOKLYN, HOUR, LIMA, SECOND } from '@nawl/domain/order/laws/order-fixture'
export const NOW = Date.parse('2027-01-04T08:00:00Z')

export const RUG = {
  id: 'onyx',
  code: 'T-01',
  name: 'Onyx',
  collection: 'Geometric',
  basePrice: 800,
  mainImage: '/artwork/test/rug.jpg',
  processingImage: 'test/rug.bmp',
  placeholder: '',
  description: 'For tests.',
  room: 'dining',
  variants: [],
  yarns: RUG_HEXES.map((hex, n) => ({ name: `yarn ${n}`, hex, share: [65, 25, 10][n] ?? 0 })),
  styles: [],
  families: [],
  cropCentre: 0.5,
} satisfies RugItem

/** 5 × 8 ft: $400.00, or $482.00 with shipping to the USA. */
export const DESIGN: CartDesign = {
  rugId: 'onyx',
  mappings: {},
  tolerance: 15,
  textureStyle: 'fine',
  textureIntensity: 0.5,
  size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft' },
}
export const TOTAL = 48_200

type Answer<T> = { readonly status: number; readonly body: T; readonly headers: Record<string, unknown> }
type Asked = { readonly key?: string; readonly headers?: Record<string, string> }

type CounterOptions = {
  readonly smtpUrl?: string
  /** Defaults to its own fake payment provider. */
  readonly gateways?: Gateways
  /** By default the one that is opened sooner. */
  readonly kind?: DatabaseKind
  /** Stays when the shop closes; by default the shop has one of its own. */
  readonly server?: TestDatabase
  /** Milliseconds, set by the test. */
  readonly clock?: { at: number }
  /** Log output; nothing is logged by default. */
  readonly logTo?: { readonly write: (line: string) => void }
  /** Defaults to its own folders. */
  readonly blobs?: BlobConfig
  readonly staffSecondFactor?: 'offered' | 'required'
  readonly keySecret?: string
  /** Defaults to a loopback address. */
  readonly publicUrl?: string
  /** Variables of payments; none by default. */
  readonly payments?: Readonly<Record<string, string>>
  /** Rate limits; by default the shop's own. */
  readonly limits?: HourlyLimits
}

/** A shop with one rug, a fake payment provider and a fixed clock. */
export async function openShopApp({
  kind,
  server: lasting,
  gateways,
  clock = { at: NOW },
  ...options
}: CounterOptions = {}) {
  const server = lasting ?? (await startDatabase(kind))
  const now = () => clock.at
  const provider = failingProvider()
  let faulty: ReturnType<typeof faultyDatabase> | undefined
  const shop = await openShop({
    now,
    gateways: () => gateways ?? { stripe: provider.gateway },
    through: (database) => (faulty = faultyDatabase(database)).database,
    ...options,
    database: server,
  })
  if (!faulty) throw new Error('the shop did not open a database')
  await shop.database.migrate()
  await shop.rugs.seed([RUG])
  await shop.app.ready()

  async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    { key, headers = {} }: Asked = {},
  ): Promise<Answer<T>> {
    const answer = await shop.app.inject({
      method,
      url,
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, body: parsed(answer.body) as T, headers: answer.headers }
  }

  /** A browser; with a token in its headers, a person. */
  function buyer(headers: Record<string, string> = {}) {
    let cookie = headers['authorization'] ? '' : `nawl-cart=${randomUUID().replaceAll('-', '').slice(0, 22)}`
    // Each buyer has its own address, because tests exceed hourly limits within seconds.
    const address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
    const ask = <T>(...[method, url, body, asked = {}]: Parameters<typeof call>) =>
      call<T>(method, url, body, {
        ...asked,
        headers: { 'x-forwarded-for': address, ...headers, ...(cookie ? { cookie } : {}), ...asked.headers },
      })
    return {
      ask,
      cookie: () => cookie,
      takeCookie: (other: string) => void (cookie = other),
      add: (design: CartDesign = DESIGN, quantity = 1) =>
        ask<CartResponse>('POST', '/api/cart/lines', { design, quantity }),
      cart: async () => (await ask<CartResponse>('GET', '/api/cart')).body,
      checkout: (change: object = {}, key: string = randomUUID()) =>
        ask<PlacedOrder>('POST', '/api/checkout', { ...WISH, ...change }, { key }),
    }
  }

  /** An unpaid order of a new guest. */
  async function ordered(change: object = {}) {
    const guest = buyer()
    await guest.add()
    const { status, body } = await guest.checkout(change)
    if (status !== 201) throw new Error(`checkout was refused: ${JSON.stringify(body)}`)
    return { guest, ...body, ref: await refOf(body.number) }
  }

  /** The provider's reference of an order's newest payment. */
  async function refOf(number: string): Promise<string> {
    const [newest] = await shop.database.orm
      .select({ ref: payment.providerRef })
      .from(payment)
      .where(eq(payment.orderNumber, number))
      .orderBy(desc(payment.place))
    return newest?.ref ?? ''
  }

  const url = (number: string, token: string, path = '') => `/api/orders/${number}${path}?token=${token}`
  const see = async ({ number, token }: Pick<PlacedOrder, 'number' | 'token'>) =>
    (await call<OrderResponse>('GET', url(number, token))).body

  const stateOf = async (placed: Pick<PlacedOrder, 'number' | 'token'>) => (await see(placed)).state

  /** The states of an order and of each of its payments. */
  const standing = async (placed: Pick<PlacedOrder, 'number' | 'token'>) => {
    const { state, payments } = await see(placed)
    return [state, ...payments.map(({ status }) => status)]
  }

  /** Moves the clock and runs what is due by then. */
  async function moveOn(ms: number) {
    clock.at += ms
    await shop.sales.jobs.run()
  }

  /** Delivers a webhook of the provider. */
  const deliver = async ({ body, headers }: ReturnType<typeof provider.message>) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
    return answer.statusCode
  }

  /** A paid order. */
  async function confirmed(change: object = {}) {
    const placed = await ordered(change)
    provider.become(placed.ref, 'paid')
    await shop.sales.settle('stripe', placed.ref)
    return placed
  }

  return {
    ...shop,
    clock,
    faulty,
    provider,
    call,
    buyer,
    ordered,
    confirmed,
    refOf,
    url,
    see,
    stateOf,
    standing,
    moveOn,
    deliver,
    /** Delivers an event about a payment, sent now. */
    notify: (eventId: string, ref: string) => deliver(provider.message(eventId, ref, clock.at)),
    command: (placed: Pick<PlacedOrder, 'number' | 'token'>, path: string, body?: object, key?: string) =>
      call<OrderResponse>('POST', url(placed.number, placed.token, path), body, key ? { key } : {}),
    /** A staff request with a fresh token, because tests move the clock by days and a token lasts an hour. */
    desk: async (number: string, path: string, body?: object, key: string = randomUUID()) =>
      call<AdminOrder>('POST', `/api/desk/orders/${number}${path}`, body, {
        ...(await signedIn(shop, 'desk', now)),
        key,
      }),
    signedIn: (sub: string) => signedIn(shop, sub, now),
    /** Simulates a crash before the provider's reference was stored. */
    forgetRef: async (number: string) => {
      await shop.database.orm
        .update(payment)
        .set({ providerRef: null, url: null })
        .where(eq(payment.orderNumber, number))
    },
    /** Sets back what tests change: the clock, faults of the provider, and alarms. */
    reset: () => {
      clock.at = NOW
      shop.alarms.length = 0
      Object.assign(provider.faults, { begin: false, look: false, refund: 'sent' })
      provider.tamper({})
    },
    orders: () => shop.database.orm.select().from(order),
    payments: () => shop.database.orm.select().from(payment),
    close: async () => {
      await shop.close()
      if (!lasting) await server.stop()
    },
  }
}

/** The same, with e-mails that arrive in `inbox`. */
export async function openEmailingApp(options: Omit<CounterOptions, 'smtpUrl'> = {}) {
  const inbox = await smtpInbox()
  const app = await openShopApp({ ...options, smtpUrl: inbox.url })
  return {
    ...app,
    inbox,
    close: async () => {
      await app.close()
      await inbox.close()
    },
  }
}

export const WISH = {
  email: 'layla@example.com',
  address: BROOKLYN,
  provider: 'stripe',
  expectedTotal: TOTAL,
  acceptedTerms: '2025-01',
} as const

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
