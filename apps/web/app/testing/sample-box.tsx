import type { ShownCartLine, ShownLine } from '@nawl/contract/sales/cart'
import { cents } from '@nawl/domain/money/money'
import { priceCart } from '@nawl/domain/cart/price-cart'
import type { ProductKind } from '@nawl/domain/product/product-kind'
import { PRODUCT_KINDS } from '@nawl/domain/product/product-kinds'
import { DEFAULT_TARIFF } from '@nawl/domain/shop/price-list'
import { findCountry } from '@nawl/domain/shop/countries/countries'

import type { OrderedKind } from '../sales/kinds/ordered-kind.ts'
import { ORDERED_KINDS } from '../sales/kinds/ordered-kinds.ts'
import { OrderedKindsContext } from '../sales/kinds/use-ordered-kinds.ts'
import { KindsContext } from '../sales/kinds/use-kinds.ts'
import type { WebKind } from '../sales/kinds/web-kind.ts'
import { WEB_KINDS } from '../sales/kinds/web-kinds.ts'

type Box = ShownLine['design'] & { readonly kind: 'yarn-book'; readonly codes: readonly string[] }

/** How a box of samples, the second kind of product of the tests, appears in carts and orders. */
const webBox: WebKind<Box, ShownLine<Box>> = {
  mayChange: false,
  undrawn: '/empty-box.svg',
  count: (pieces) => (pieces === 1 ? 'One box of samples' : `${pieces} boxes of samples`),
  making: () => [0, 1],
  note: ({ codes }) => codes.join(', '),
  inRoomText: ({ name }) => name,
  isSquare: () => true,
  CartFacts: () => null,
  chosen: ({ design: { kind, codes } }) => ({ kind, codes }),
}
const orderedBox: OrderedKind<Box, ShownLine<Box>> = {
  hasPlate: false,
  note: ({ codes }, quantity) => `${codes.join(', ')}; ${quantity} boxes`,
  Facts: ({ product: { codes } }) => <p>{`${codes.length} samples`}</p>,
}
const ORDERED_KINDS_AND_BOXES = { ...ORDERED_KINDS, 'yarn-book': orderedBox }
const KINDS_AND_BOXES = { ...WEB_KINDS, 'yarn-book': webBox }

const rules: ProductKind<Box> = {
  countsAsRugs: false,
  identity: ({ codes }) => codes.join(),
  price: (_, quantity) => cents(25 * quantity),
  load: () => ({ areaMm2: 0, grams: 300 }),
  leadTime: () => ({ making: [0, 1], way: [1, 2], all: [1, 3] }),
}

/** A line of boxes, as a cart or an order shows it. */
export function boxLine(quantity: ShownLine['quantity'] = 1): ShownCartLine<Box> {
  const design = { kind: 'yarn-book', name: 'Sample box', codes: ['W-101', 'W-214'] } as const
  return { id: 'box-1', design, quantity, picture: '/box.webp', inRoom: null, was: null }
}

/** What lines of rugs and boxes cost on the way to a country. */
export function priceWithBoxes(lines: readonly ShownLine[], code: string) {
  const country = findCountry(code)
  if (!country) throw new Error(`there is no country ${code}`)
  return priceCart(lines, { country }, DEFAULT_TARIFF, { ...PRODUCT_KINDS, 'yarn-book': rules })
}

/** A page in a shop that sells boxes too. */
export function sellingBoxes<Module extends { readonly default: (props: never) => React.ReactNode }>(
  module: Module,
): Module {
  const Page = module.default as React.ComponentType<object> // the router gives it its own props
  return {
    ...module,
    default: (props: object) => (
      <KindsContext value={KINDS_AND_BOXES}>
        <OrderedKindsContext value={ORDERED_KINDS_AND_BOXES}>
          <Page {...props} />
        </OrderedKindsContext>
      </KindsContext>
    ),
  }
}
