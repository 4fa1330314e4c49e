import { describe, expect, it } from 'vitest'

import type { CartPrice } from '../cart/price-cart.ts'
import { lineOf, sized } from '../cart/cart-fixture.ts'
import { DEFAULT_TARIFF } from '../shop/price-list.ts'
import { designsFor, EMPTY_PLAN, planFault, type Project, withOption } from './project.ts'
import { consignmentsOf, pricesByAddress, quoteState, validUntil } from './quote.ts'
import { decided, mayApply } from './trade-member.ts'
import { planIn, tradeTariff } from './trade-terms.ts'

const NOON = new Date('2027-01-04T08:00:00Z')
const HOME = { id: 'home', label: 'Home', address: { country: 'AE' } }
const YACHT = { id: 'yacht', label: 'Yacht', address: { country: 'US' } }

/** A project with as many rooms, each with a chosen rug of 5 × 8 ft. */
function projectOf(rooms: number, addresses = [HOME]): Project {
  let project: Project = { plan: { ...EMPTY_PLAN, addresses }, designs: {} }
  for (let n = 0; n < rooms; n++)
    project = withOption(
      project,
      { design: lineOf('a', sized('5', '8', 'ft')).design, repeats: null },
      {
        roomId: null,
        rugId: null,
        roomName: `Room ${n}`,
        rugName: 'Rug',
        quantity: 1,
        ids: { room: `r${n}`, rug: `g${n}`, option: `o${n}` },
      },
    )
  return project
}

const quoting = (percent: number) => ({
  tariff: tradeTariff(DEFAULT_TARIFF, percent, null),
  notShippedTo: [],
})
const quoted = (project: Project, percent = 20) => {
  const found = consignmentsOf(project, quoting(percent))
  if (typeof found === 'string') throw new Error(found)
  return found
}

describe('a quote of a project', () => {
  it('takes the tier’s percentage of what the discount by number left', () => {
    const [one] = quoted(projectOf(5))
    const { goods, discount } = one!.price.amounts.USD
    const byNumber = Math.round((goods * one!.price.discountPercent) / 100)
    expect(one!.price.discountPercent).toBeGreaterThan(0)
    expect(discount).toBe(byNumber + Math.round((goods - byNumber) * 0.2))
  })

  it('is a consignment for each address, and every chosen rug is in one', () => {
    const { plan, designs } = projectOf(3, [HOME, YACHT])
    const rooms = plan.rooms.map((room, n) => (n === 1 ? { ...room, addressId: 'yacht' } : room))
    const found = quoted({ plan: { ...plan, rooms }, designs })
    expect(found.map(({ label, lines }) => [label, lines.length])).toEqual([
      ['Home', 2],
      ['Yacht', 1],
    ])
    const lost = plan.rooms.map((room) => ({ ...room, addressId: 'gone' }))
    expect(consignmentsOf({ plan: { ...plan, rooms: lost }, designs }, quoting(20))).toBe('unknown-address')
  })

  it('costs what the project says, though rugs of different addresses are not counted together', () => {
    const { plan, designs } = projectOf(3, [HOME, YACHT])
    const tariff = tradeTariff(DEFAULT_TARIFF, 20, null)
    const rooms = plan.rooms.map((room, n) => (n === 1 ? { ...room, addressId: 'yacht' } : room))
    const goodsOf = ({ amounts: { USD } }: CartPrice) => USD.total - USD.shipping
    for (const placed of [plan, { ...plan, rooms }]) {
      const project = { plan: placed, designs }
      const prices = pricesByAddress(project, tariff)
      expect(prices.map(({ amounts }) => amounts.USD.total)).toEqual(
        quoted(project).map(({ price }) => goodsOf(price)),
      )
    }
    expect(pricesByAddress({ plan, designs }, tariff)[0]!.discountPercent).toBeGreaterThan(0)
    expect(
      pricesByAddress({ plan: { ...plan, rooms }, designs }, tariff).map((each) => each.discountPercent),
    ).toEqual([0, 0])
    expect(pricesByAddress(projectOf(0), tariff)).toEqual([])
  })

  it('needs something chosen, an address, a country that is shipped to and a rate for it', () => {
    expect(consignmentsOf(projectOf(0), quoting(20))).toBe('nothing-chosen')
    expect(consignmentsOf(projectOf(1, []), quoting(20))).toBe('no-address')
    expect(consignmentsOf(projectOf(1), { ...quoting(20), notShippedTo: ['AE'] })).toBe('not-shipped')
    const lima = [{ ...HOME, address: { country: 'PE' } }]
    expect(consignmentsOf(projectOf(1, lima), quoting(20))).toBe('by-freight')
  })

  it('is over at the instant it says, and what was accepted stays so', () => {
    const quote = { acceptedAt: null, withdrawnAt: null, validUntil: validUntil(NOON, 30) }
    const last = new Date(quote.validUntil.getTime() - 1)
    expect([quoteState(quote, last), quoteState(quote, quote.validUntil)]).toEqual(['open', 'expired'])
    expect(quoteState({ ...quote, acceptedAt: NOON }, quote.validUntil)).toBe('accepted')
    expect(quoteState({ ...quote, withdrawnAt: NOON }, NOON)).toBe('withdrawn')
  })
})

describe('a project', () => {
  it('refuses options without a design and ids that stand twice', () => {
    const { plan, designs } = projectOf(2)
    expect(planFault(plan, designs)).toBe(null)
    expect(planFault(plan, {})).toBe('unknown-option')
    const [first] = plan.rooms
    expect(planFault({ ...plan, rooms: [first!, first!] }, designs)).toBe('repeated-id')
  })

  it('keeps what was removed, and never lets go of what is needed', () => {
    const { plan, designs } = projectOf(2)
    expect(Object.keys(designsFor({ ...plan, rooms: [] }, designs))).toEqual(['o0', 'o1'])
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`x${n}`, designs['o0']!]))
    const stay = designsFor(plan, { ...designs, ...many })
    expect(Object.keys(stay)).toHaveLength(400)
    expect(Object.keys(stay)).toEqual(expect.arrayContaining(['o0', 'o1', 'x499']))
  })

  it('chooses the only option of a rug, and leaves the choice with a second', () => {
    const project = projectOf(1)
    const placed = {
      roomId: 'r0',
      rugId: 'g0',
      roomName: '',
      rugName: '',
      quantity: 2,
      ids: { room: 'r', rug: 'g', option: 'second' },
    } as const
    const { plan } = withOption(
      project,
      { design: lineOf('a', sized('6', '9', 'ft')).design, repeats: null },
      placed,
    )
    expect(plan.rooms).toHaveLength(1)
    expect(plan.rooms[0]!.rugs[0]).toMatchObject({
      chosen: 'o0',
      options: [{}, { id: 'second', quantity: 2 }],
    })
  })
})

it('a trade account is accepted, refused and paused only from the states for it', () => {
  const accept = { kind: 'accept', tier: 'trade' } as const
  expect(decided('applied', accept)).toBe('accepted')
  expect(decided('accepted', { kind: 'refuse', reason: '' })).toBe(null)
  expect(decided('applied', { kind: 'pause', reason: '' })).toBe(null)
  expect([mayApply(null), mayApply('refused'), mayApply('accepted'), mayApply('paused')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('a plan of payments is one of the tier’s, or none', () => {
  const tier = { id: 't', name: { en: '', ar: '' }, percent: 10, plans: [[50, 50]] }
  const terms = { tiers: [tier], quoteDays: 30, partDays: 14 }
  expect(planIn(tier, [50, 50], terms)).toEqual({ percents: [50, 50], days: 14 })
  expect(planIn(tier, null, terms)).toBe(null)
  expect(planIn(tier, [10, 90], terms)).toBe(undefined)
})
