import { cents } from '@nawl/domain/money/money'
import type { ProductKind } from '@nawl/domain/product/product-kind'
import type { Product } from '@nawl/domain/product/product'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'
import { DESIGN, BROOKLYN, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { workshopConfig } from '../../platform/config/workshop-config.ts'
import { addPage } from '../../platform/pdf/pdf-page.ts'
import { paper } from '../../platform/pdf/page-layout.ts'
import { write } from '../../platform/pdf/pdf-text.ts'
import type { PackKind } from './pack-kind.ts'
import { PACK_KINDS } from './pack-kinds.ts'
import { makePack } from '../make-pack.ts'
import { packOrder } from '../pack-order.ts'
import { workshopOrderOf } from '../../sales/admin/workshop-order.ts'
import { shownCart } from '../../sales/carts/shown-cart.ts'
import { lineText } from '../../sales/orders/order-facts.ts'
import { openSales } from '../../sales/sales.ts'
import { SHOP_KINDS } from '../../sales/kinds/shop-kinds.ts'
import type { SoldKind } from '../../sales/kinds/sold-kind.ts'

type Box = Product & { readonly kind: 'sample-box'; readonly codes: readonly string[] }
const rules: ProductKind<Box> = {
  countsAsRugs: false,
  identity: ({ codes }) => codes.join(),
  price: (_, quantity) => cents(25 * quantity),
  load: () => ({ areaMm2: 0, grams: 300 }),
  leadTime: () => ({ making: [0, 1], way: [1, 2], all: [1, 3] }),
}
const sold: SoldKind<Box> = {
  shown: ({ id, design, quantity }) => ({ id, quantity, design, picture: '/box.webp' }),
  inRoom: () => null,
  whenOrdered: () => ({}),
  whenMade: () => ({}),
  text: ({ design, quantity }) => `${quantity} × ${design.name}`,
  note: ({ codes }) => codes.join(', '),
  size: () => '',
  designOf: () => null,
  sidesMm: () => null,
}
const pack: PackKind<Box> = {
  gather: async (line) => line,
  open: async ({ position, design, quantity }, { remark }) => ({
    row: {
      line: { position, design },
      sides: '',
      count: { en: `${quantity} boxes`, ar: `${quantity}` },
      yarns: [],
    },
    files: async () => ({ 'yarns.txt': strToU8(design.codes.join('\n')) }),
    async draw(sheet) {
      addPage(sheet, paper('A4'))
      write(sheet, `${remark}: ${design.codes.join(' ')}`, { x: 50, baseline: 80, size: 11 })
    },
  }),
}
const freezers = { 'sample-box': () => ({ freeze: async () => BOX }) }
const KINDS = {
  rules: { ...SHOP_KINDS.rules, 'sample-box': rules },
  freezers: { ...SHOP_KINDS.freezers, ...freezers },
  sold: { ...SHOP_KINDS.sold, 'sample-box': sold },
}
const BOX: Box = { kind: 'sample-box', name: 'Sample box', unitPrice: cents(25), codes: ['W-101', 'W-214'] }

let counter: Awaited<ReturnType<typeof openShopApp>>
beforeAll(async () => void (counter = await openShopApp()))
afterAll(() => counter.close())

/** The same shop, which sells boxes too. */
const shopWithBoxes = () =>
  openSales(
    {
      config: counter.config,
      settings: counter.settings,
      database: counter.database,
      blobs: counter.blobs,
      emails: counter.emails,
      canned: () => [],
      webhooks: counter.webhooks,
      rooms: [],
      gateways: { stripe: counter.provider.gateway },
      now: () => NOW,
      random: () => 0.5,
      report: (error) => {
        throw error
      },
    },
    KINDS,
  )

it('takes a second kind from the cart to the pack with nothing but its entries', async () => {
  const sales = shopWithBoxes()
  const owner = { kind: 'guest', tokenHash: 'b'.repeat(64) } as const
  await sales.carts.add(owner, BOX, 1)
  const added = await sales.carts.add(owner, BOX, 1)
  if (!added.ok) throw new Error(added.reason)
  const cart = shownCart({ ...added.cart, country: 'US' }, counter.settings.prices, [], KINDS)
  expect(cart.lines).toMatchObject([{ quantity: 2, design: { name: 'Sample box' }, inRoom: null, was: null }])
  expect(cart.price.amounts.USD).toMatchObject({ goods: 5_000, shipping: 3_400, total: 8_400 })

  const wish = {
    email: 'layla@example.com',
    language: 'en',
    address: BROOKLYN,
    acceptedTerms: counter.settings.terms.version(),
    provider: 'stripe',
    expectedTotal: 8_400,
  } as const
  const placed = await sales.checkouts.place(owner, wish, { note: async () => {}, subject: null })
  if (!placed.ok) throw new Error(placed.reason)
  const { number } = placed.order
  await sales.payments.pay(number, 'stripe')
  const ref = await counter.refOf(number)
  counter.provider.become(ref, 'paid')
  await sales.settle('stripe', ref)

  const paid = (await sales.orders.find(number))?.order
  if (!paid) throw new Error('the order is gone')
  const seen = await sales.views.desk(paid, [])
  expect(seen).toMatchObject({
    state: 'confirmed',
    steps: ['cancel'],
    lines: [{ design: { name: 'Sample box' } }],
  })
  expect(workshopOrderOf(paid, counter.config.workshop, KINDS).rugs).toMatchObject([
    { quantity: 2, design: { kind: 'sample-box' } },
  ])
  expect(lineText(paid.versions[0].lines[0]!, 'en', KINDS)).toBe('2 × Sample box')

  const { about, lines } = packOrder(paid, KINDS.rules)
  const task = { order: about, lines, config: workshopConfig({ CARTOON_PAPER: 'A3' }) }
  const made = await makePack(task, { ...PACK_KINDS, 'sample-box': pack })
  const files = unzipSync(made.zip)
  expect(Object.keys(files).toSorted()).toEqual(['line-1/', 'line-1/yarns.txt', 'order.pdf'])
  expect(strFromU8(files['line-1/yarns.txt']!)).toBe('W-101\nW-214')
  const { text } = await readTearSheet(Buffer.from(made.pdf), 3)
  expect(text).toContain('W-101 W-214')
  // A week to make it and three to the door, where a rug takes eight.
  expect(about.dates.deliverBy).toEqual(new Date(NOW + 21 * 24 * 3_600_000))
})

it('leaves carts of rugs as they were', async () => {
  const guest = counter.buyer()
  const { body } = await guest.add(DESIGN, 1)
  expect(body.lines[0]?.design).not.toHaveProperty('kind')
  expect(body.price.amounts.USD.goods).toBe(40_000)
})
