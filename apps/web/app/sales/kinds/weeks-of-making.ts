import type { ShownLine } from '@nawl/contract/sales/cart'
import { kindIn } from '@nawl/domain/product/product'
import type { Weeks } from '@nawl/domain/shop/price-list'

import type { WebKinds } from './web-kind.ts'

/** Weeks until the slowest of some lines is made: they leave together. */
export function weeksOfMaking(lines: readonly Pick<ShownLine, 'design'>[], kinds: WebKinds): Weeks {
  const weeks = lines.map(({ design }) => kindIn(kinds, design).making())
  return [Math.max(...weeks.map(([least]) => least)), Math.max(...weeks.map(([, most]) => most))]
}
