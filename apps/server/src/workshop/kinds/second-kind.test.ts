import { lineSchemas } from '@nawl/contract/sales/kinds/line-schemas'
import { PRODUCT_CONTRACTS } from '@nawl/contract/sales/kinds/product-contracts'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'
import { BOX, type Box, boxContract, KINDS_AND_BOXES } from '../../../test/kinds/sample-box.ts'
import { DESIGN, BROOKLYN, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { workshopConfig } from '../../platform/config/workshop-config.ts'
import { addPage } from '../../platform/pdf/pdf-page.ts'
import { paper } from '../../platform/pdf/page-layout.ts'
import { write } from '../../platform/pdf/pdf-text.ts'
import type { PackKind } from './pack-kind.ts'
import { PACK_KINDS } from './pack-kinds.ts'
import { makePack } from '../pack/make-pack.ts'
import { packOrder } from '../pack/pack-order.ts'
import { workshopOrderOf } from '../../sales/admin/workshop-order.ts'
import { shownCart } from '../../sales/carts/shown-cart.ts'
import { lineText } from '../../sales/orders/order-facts.ts'
import { openSales } from '../../sales/sales.ts'

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
const schemas = lineSchemas({ ...PRODUCT_CONTRACTS, 'yarn-book': boxContract })
/** A box as the API shows it: without what it cost when it was frozen. */
const SHOWN = { kind: 'yarn-book', name: 'Sample box', codes: ['W-101', 'W-214'] }

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
    KINDS_AND_BOXES,
  )

it('takes a second kind from the cart to the pack with nothing but its entries', async () => {
  const sales = shopWithBoxes()
  const owner = { kind: 'guest', tokenHash: 'b'.repeat(64) } as const
  await sales.carts.add(owner, BOX, 1)
  const added = await sales.carts.add(owner, BOX, 1)
  if (!added.ok) throw new Error(added.reason)
  const cart = shownCart({ ...added.cart, country: 'US' }, counter.settings, [], KINDS_AND_BOXES)
  expect(cart.lines.map((line) => schemas.cartLine.parse(line))).toEqual([
    { id: expect.any(String), design: SHOWN, quantity: 2, picture: '/box.webp', inRoom: null, was: null },
  ])
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
    steps: ['cancel', 'change-address'],
    lines: [{ design: { name: 'Sample box' } }],
  })
  expect(seen.lines.map((line) => schemas.orderLine.parse(line).design)).toEqual([SHOWN])
  const toMake = workshopOrderOf(paid, counter.config.workshop, KINDS_AND_BOXES).rugs
  expect(toMake.map((line) => schemas.lineToMake.parse(line))).toEqual([
    { id: expect.any(String), design: SHOWN, quantity: 2, picture: '/box.webp' },
  ])
  expect(lineText(paid.versions[0].lines[0]!, 'en', KINDS_AND_BOXES)).toBe('2 × Sample box')

  const { about, lines } = packOrder(
    paid,
    { now: new Date(NOW), publicUrl: counter.config.publicUrl },
    KINDS_AND_BOXES.rules,
  )
  const task = { order: about, lines, config: workshopConfig({ CARTOON_PAPER: 'A3' }) }
  const made = await makePack(task, { ...PACK_KINDS, 'yarn-book': pack })
  const files = unzipSync(made.zip)
  expect(Object.keys(files).toSorted()).toEqual(['line-1/', 'line-1/yarns.txt', 'order.pdf'])
  expect(strFromU8(files['line-1/yarns.txt']!)).toBe('W-101\nW-214')
  const { text } = await readTearSheet(Buffer.from(made.pdf), 3)
  expect(text).toContain('W-101 W-214')
  // Promised by its own week of making, where a rug takes six.
  expect(about.dates.deliverBy).toEqual(paid.times.expectedBy)
  expect(about.dates.deliverBy.getTime() - NOW).toBeLessThan(24 * 24 * 3_600_000)
})

it('leaves carts of rugs as they were', async () => {
  const guest = counter.buyer()
  const { body } = await guest.add(DESIGN, 1)
  expect(body.lines[0]?.design).not.toHaveProperty('kind')
  expect(body.price.amounts.USD.goods).toBe(40_000)
})
