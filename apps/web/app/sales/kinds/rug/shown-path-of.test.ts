import type { ShownLineInRoom } from '@nawl/contract/sales/cart'
import type { RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { expect, it } from 'vitest'

import { fakeOrder } from '../../../testing/fake-order.ts'
import { shownPathOf } from './shown-path-of.ts'

it('names the rug and its design, and nothing of the order', () => {
  const [line] = fakeOrder().lines as (ShownLineInRoom & RugLine)[]
  if (!line) throw new Error('an order without lines')
  const path = shownPathOf({ ...line, picture: '/frozen/abc.webp?d=111fFdrfB5_8_vp' })
  expect(path).toBe('/shown/bab?d=111fFdrfB5_8_vp')
})
