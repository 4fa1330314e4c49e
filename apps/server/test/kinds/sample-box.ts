import type { ProductContract } from '@nawl/contract/sales/kinds/product-contract'
import { cents } from '@nawl/domain/money/money'
import type { Product } from '@nawl/domain/product/product'
import type { ProductKind } from '@nawl/domain/product/product-kind'
import { z } from 'zod'

import { SHOP_KINDS } from '../../src/sales/kinds/shop-kinds.ts'
import type { SoldKind } from '../../src/sales/kinds/sold-kind.ts'

/** A box of yarns, the second kind of product of the tests. */
export type Box = Product & { readonly kind: 'yarn-book'; readonly codes: readonly string[] }
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
  collectionOf: () => '',
  sidesMm: () => null,
}

const shown = z.object({ kind: z.literal('yarn-book'), name: z.string(), codes: z.array(z.string()) })
/** What it looks like in the API. */
export const boxContract: ProductContract = {
  chosen: shown.pick({ kind: true, codes: true }).strict(),
  shown,
  onLine: z.object({}),
  whenOrdered: z.object({}),
  toMake: shown,
  whenMade: z.object({}),
}

const freezers = { 'yarn-book': () => ({ freeze: async () => BOX }) }
/** The kinds of a shop that sells boxes too. */
export const KINDS_AND_BOXES = {
  rules: { ...SHOP_KINDS.rules, 'yarn-book': rules },
  freezers: { ...SHOP_KINDS.freezers, ...freezers },
  sold: { ...SHOP_KINDS.sold, 'yarn-book': sold },
}
export const BOX: Box = {
  kind: 'yarn-book',
  name: 'Sample box',
  unitPrice: cents(25),
  codes: ['W-101', 'W-214'],
}
