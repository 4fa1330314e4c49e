import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { yarnHold, yarnLot } from '../../platform/db/schema/yarn-schema.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'

let counter: Awaited<ReturnType<typeof openEmailingApp>>
beforeAll(async () => void (counter = await openEmailingApp()))
beforeEach(() => counter.reset())
afterAll(() => counter.close())

const notesOf = async (number: string) =>
  (await counter.sales.orders.find(number))!.order.notes.map(({ text }) => text)

it('tells the workshop which order a rug repeats that is ordered again from its page and paid, with the lots of its dyes', async () => {
  const earlier = await counter.confirmed()
  expect(await notesOf(earlier.number)).toEqual([])
  const { order } = (await counter.sales.orders.find(earlier.number))!
  const [line] = order.versions[0].lines
  const yarn = yarnFor((line!.design as DesignSnapshot).yarns[0]!.hex)!.code
  const { orm } = counter.database
  await orm.insert(yarnLot).values({ yarn, lot: 'L-204', onHand: 900, reserved: 0 })
  const held = { orderNumber: earlier.number, line: line!.id, piece: 1, yarn, lot: 'L-204' }
  await orm.insert(yarnHold).values({ ...held, reserved: 0, taken: 900, since: 0 })

  const guest = counter.buyer()
  await guest.ask('POST', counter.url(earlier.number, earlier.token, '/reorder'))
  const { body: placed } = await guest.checkout({ email: order.email })
  const ref = await counter.refOf(placed.number)
  counter.provider.become(ref, 'paid')
  await counter.sales.settle('stripe', ref)
  const again = (await counter.sales.orders.find(placed.number))!.order
  expect(again.state).toBe('confirmed')
  expect(await notesOf(again.number)).toEqual([
    expect.stringMatching(new RegExp(`^1 × Onyx, repeats ${earlier.number}: match its dye lots, .* L-204$`)),
  ])
})

it('notes nothing of a rug that somebody else had, or that was never paid', async () => {
  const theirs = await counter.confirmed({ email: 'somebody@example.com' })
  const unpaid = await counter.ordered({ email: 'ada@example.com' })
  const mine = await counter.ordered({ email: 'ada@example.com' })
  expect(theirs.number).not.toBe(unpaid.number)
  expect(await notesOf(mine.number)).toEqual([])
})
