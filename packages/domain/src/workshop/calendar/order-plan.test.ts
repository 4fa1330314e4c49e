import { describe, expect, it } from 'vitest'

import { after, confirmed, DAY, NOON } from '../../order/laws/order-fixture.ts'
import type { Order } from '../../order/order.ts'
import { DEFAULT_HOURS } from '../../shop/hours.ts'
import { EMPTY_FLOOR } from './floor.ts'
import { planOrders } from './order-plan.ts'

const FLOOR = {
  ...EMPTY_FLOOR,
  frames: [{ id: 'large', name: 'Large', widthMm: 3000, lengthMm: 4000 }],
  tufters: [{ id: 'huda', name: 'Huda', hours: [8, 8, 8, 8, 8, 8, 8], away: [] }],
}

function queueOf(...orders: readonly Order[]): readonly string[] {
  const plan = planOrders({
    orders,
    records: [],
    before: [],
    floor: FLOOR,
    hours: DEFAULT_HOURS,
    now: after(DAY),
  })
  return plan.plan.planned.toSorted((p, q) => p.start - q.start).map(({ id }) => id.split('/')[0] ?? '')
}

describe('the queue of orders for the frames', () => {
  const order = (number: string, confirmedAt: Date, expectedBy: Date | null): Order => {
    const base = confirmed()
    return { ...base, number, times: { ...base.times, confirmedAt, expectedBy } }
  }

  it('goes by when orders were confirmed, then by what they were promised, in whichever order they are read', () => {
    const early = order('NW-Z', after(0), after(60 * DAY))
    const promised = order('NW-Y', after(DAY / 2), after(40 * DAY))
    const later = order('NW-X', after(DAY / 2), after(50 * DAY))
    const arriving = order('NW-A', after(DAY / 2), null)
    const expected = ['NW-Z', 'NW-Y', 'NW-X', 'NW-A']
    expect(queueOf(early, promised, later, arriving)).toEqual(expected)
    expect(queueOf(arriving, later, promised, early)).toEqual(expected)
  })

  it('begins no rug before its wool is there, and puts others before it, unless somebody placed it', () => {
    const [first, second] = [order('NW-A', after(0), null), order('NW-B', after(DAY / 2), null)]
    const [line] = first.versions[0].lines
    const id = `NW-A/${line!.id}/1`
    const wait = { orders: [first, second], woolFrom: new Map([[id, '2027-01-20']]) }
    const begins = (more: Partial<Parameters<typeof planOrders>[0]>) =>
      planOrders({
        records: [],
        before: [],
        floor: FLOOR,
        hours: DEFAULT_HOURS,
        now: after(DAY),
        ...wait,
        ...more,
      }).plan.planned.find((planned) => planned.id === id)!.first
    expect(begins({})).toBe('2027-01-20')
    expect(queueOf(first, second)).toEqual(['NW-A', 'NW-B'])
    const day = begins({ woolFrom: new Map() })
    expect(day < '2027-01-20').toBe(true)
    expect(begins({ records: [{ id, frame: 'large', day, doneOn: null }] }), 'it comes by courier').toBe(day)
  })

  it('has what is in production before all else', () => {
    const waiting = order('NW-A', NOON, after(40 * DAY))
    const begun: Order = { ...order('NW-B', after(DAY / 2), after(60 * DAY)), state: 'in_production' }
    expect(queueOf(waiting, begun)).toEqual(['NW-B', 'NW-A'])
  })
})
