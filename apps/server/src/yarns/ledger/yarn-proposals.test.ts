import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { OrderResponse } from '@nawl/contract/sales/order'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { RUG_HEXES } from '../../../test/shop-fixture.ts'
import { woolDesk } from '../../../test/workshop/wool-desk.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'

describe.each(DATABASES)('another yarn for a rug, on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  let wool: ReturnType<typeof woolDesk>
  let need: number
  beforeAll(async () => {
    shop = await openEmailingApp({ kind })
    wool = woolDesk(shop)
    need = await wool.needOfOne()
  })
  beforeEach(() => wool.clear())
  afterAll(() => shop.close())

  const yarnsOf = ({ lines }: OrderResponse) => (lines[0]!.design as DesignSnapshot).yarns

  /** An order whose ground is missing, with wool of four other yarns there. */
  async function lacking(email: string) {
    await wool.moved('count', { lot: 'A', grams: 0 })
    const own = new Set(RUG_HEXES.map((hex) => yarnFor(hex)?.code))
    const others = cardYarns().filter(({ code }) => !own.has(code))
    for (const { code } of others.slice(0, 4)) await wool.moved('receive', { lot: 'Z', grams: need }, code)
    const placed = await shop.confirmed({ email })
    const { nearest, rugs } = await wool.seen()
    const proposing = {
      order: placed.number,
      line: rugs[0]!.line,
      by: nearest[0]!.code,
      why: 'The dye house is closed.',
    }
    return { placed, nearest, propose: () => wool.desk('POST', `/${wool.code()}/propose`, proposing) }
  }

  it('is asked about by letter, and changes nothing before the customer approves it', async () => {
    const email = `approves-${kind.slice(0, 3)}@example.com`
    const { placed, nearest, propose } = await lacking(email)
    expect(nearest).toHaveLength(3)
    const differences = nearest.map(({ deltaE }) => deltaE)
    expect(differences).toEqual(differences.toSorted((p, q) => p - q))
    const [other] = nearest
    const before = await shop.see(placed)
    const asked = await propose()
    expect([asked.status, asked.body.rugs[0]?.proposed]).toEqual([200, other!.name])
    expect((await propose()).status).toBe(409)
    await vi.waitFor(() => {
      const letter = shop.inbox.for(email).find(({ subject }) => subject?.startsWith('A different yarn'))
      expect(letter?.text).toContain('The dye house is closed.')
    })
    const waiting = await shop.see(placed)
    expect(waiting.lines).toEqual(before.lines)
    const [proposal] = waiting.yarnProposals
    expect(proposal).toMatchObject({ number: 1, after: { name: other!.name, hex: other!.hex } })

    const answered = await shop.command(placed, '/yarn', { proposal: 1, isApproved: true })
    expect([answered.status, answered.body.yarnProposals]).toEqual([200, []])
    expect((await shop.command(placed, '/yarn', { proposal: 1, isApproved: false })).status).toBe(409)
    const after = await shop.see(placed)
    expect(after.price).toEqual(before.price)
    const instead = { name: other!.name, hex: other!.hex }
    expect(yarnsOf(after)).toEqual(
      yarnsOf(before).map((yarn) => (yarn.hex === proposal!.before.hex ? { ...yarn, ...instead } : yarn)),
    )
    // The wool of the other yarn is reserved at once, and the pack is made in it.
    expect((await wool.seen(other!.code)).yarn).toMatchObject({ reserved: need })
    expect((await wool.seen()).rugs).toEqual([])
    const packed = await wool.packedYarns(placed.number)
    expect(packed.map(({ hex }) => hex)).toEqual(yarnsOf(after).map(({ hex }) => hex))
  }, 60_000)

  it('is not made where the customer keeps theirs, and both stand on the record', async () => {
    const { placed, propose } = await lacking(`keeps-${kind.slice(0, 3)}@example.com`)
    await propose()
    const before = await shop.see(placed)
    await shop.command(placed, '/yarn', { proposal: 1, isApproved: false })
    const after = await shop.see(placed)
    expect([after.lines, after.yarnProposals]).toEqual([before.lines, []])
    const path = `/api/desk/orders/${placed.number}`
    const { body } = await shop.call<AdminOrder>('GET', path, undefined, await shop.signedIn('desk'))
    expect(body.corrections).toMatchObject([
      { kind: 'yarn-proposal', by: 'staff:desk@example.com' },
      { kind: 'yarn-answer', by: 'customer', isApproved: false },
    ])
  })
})
