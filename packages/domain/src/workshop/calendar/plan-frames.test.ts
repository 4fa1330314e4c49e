import { describe, expect, it } from 'vitest'

import { DEFAULT_HOURS } from '../../shop/hours.ts'
import { EMPTY_FLOOR, fitsFrame, type Floor } from './floor.ts'
import { daysAfter } from '../../time/day.ts'
import { frameDays } from './frame-days.ts'
import { learnPace } from './pace.ts'
import { planFrames, type RugToFrame } from './plan-frames.ts'
import { leavesBetween } from './promise-days.ts'
import { hoursOfWork } from './rug-work.ts'
import { simulateFinish } from './simulate-finish.ts'

// A Sunday. Fridays are closed.
const TODAY = '2027-01-03'
const FLOOR: Floor = {
  ...EMPTY_FLOOR,
  frames: [
    { id: 'large', name: 'Large', widthMm: 3000, lengthMm: 4000 },
    { id: 'small', name: 'Small', widthMm: 1500, lengthMm: 2000 },
  ],
  tufters: ['a', 'b'].map((id) => ({ id, name: id, hours: [8, 8, 8, 8, 8, 8, 8], away: [] })),
}
const DAYS = frameDays(FLOOR, TODAY, DEFAULT_HOURS)
const rug = (id: string, more: Partial<RugToFrame> = {}): RugToFrame => ({
  id,
  widthMm: 1200,
  lengthMm: 1800,
  hours: 16,
  notBefore: TODAY,
  place: null,
  ...more,
})
const plan = (...rugs: readonly RugToFrame[]) => planFrames(rugs, FLOOR, DAYS)
const random = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647

describe('the plan of the frames', () => {
  it('puts a rug on the smallest frame that is free, turned if need be, and large ones on large frames', () => {
    const { planned, unplanned } = plan(
      rug('turned', { widthMm: 1900, lengthMm: 1400 }),
      rug('large', { widthMm: 2500, lengthMm: 3500 }),
      rug('huge', { widthMm: 5000, lengthMm: 5000 }),
    )
    expect(planned.map(({ id, frame }) => [id, frame])).toEqual([
      ['turned', 'small'],
      ['large', 'large'],
    ])
    expect(unplanned).toEqual(['huge'])
  })

  it('works neither on days that are closed nor while everybody is away', () => {
    const [planned] = plan(rug('one', { hours: 48 })).planned
    expect([planned?.first, planned?.last], 'not on Friday').toEqual([TODAY, '2027-01-09'])
    const away = FLOOR.tufters.map((each) => ({ ...each, away: [{ first: TODAY, last: '2027-01-10' }] }))
    const later = planFrames(
      [rug('one')],
      FLOOR,
      frameDays({ ...FLOOR, tufters: away }, TODAY, DEFAULT_HOURS),
    )
    expect(later.planned[0]?.first).toBe('2027-01-11')
  })

  it('takes longer where fewer people than frames work', () => {
    const one = frameDays({ ...FLOOR, tufters: FLOOR.tufters.slice(0, 1) }, TODAY, DEFAULT_HOURS)
    const [alone] = planFrames([rug('one')], FLOOR, one).planned
    expect(alone?.last).toBe(daysAfter(TODAY, 3))
  })

  it('never moves what is earlier in the queue, nor plans two rugs on a frame at once', () => {
    const next = random(7)
    for (let n = 0; n < 200; n++) {
      const rugs = Array.from({ length: 12 }, (_, at) =>
        rug(`${at}`, {
          widthMm: 600 + Math.floor(2300 * next()),
          hours: 4 + 60 * next(),
          notBefore: daysAfter(TODAY, Math.floor(9 * next())),
          place:
            next() < 0.2
              ? { frame: 'large', day: daysAfter(TODAY, Math.floor(30 * next())), isBegun: false }
              : null,
        }),
      )
      const whole = plan(...rugs).planned
      const queue = rugs.filter(({ place }) => place === null)
      const before = plan(...rugs.filter((each) => each !== queue.at(-1))).planned
      for (const each of before) expect(whole).toContainEqual(each)
      const overlaps = whole.filter((p) =>
        whole.some((q) => p !== q && p.frame === q.frame && p.start < q.end && q.start < p.end),
      )
      expect(overlaps).toEqual([])
      for (const { id, frame, first } of whole) {
        const own = rugs.find((each) => each.id === id)!
        expect(
          fitsFrame(
            own,
            FLOOR.frames.find((each) => each.id === frame)!,
          ) || own.place !== null,
        ).toBe(true)
        expect(first >= own.notBefore).toBe(true)
      }
    }
  })

  it('leaves a rug on its frame that was begun and is not off it', () => {
    const begun = rug('begun', {
      hours: 8,
      place: { frame: 'small', day: daysAfter(TODAY, -20), isBegun: true },
    })
    const { planned } = plan(begun, rug('next', { lengthMm: 2000 }))
    expect(planned[0]).toMatchObject({ first: daysAfter(TODAY, -20), last: TODAY, isBegun: true })
    expect(planned[1]?.frame, 'the small frame is not free this morning').toBe('large')
  })
})

describe('what is promised', () => {
  const pace = learnPace([])
  const leaves = (rugs: readonly RugToFrame[], id: string) => {
    const { planned } = plan(...rugs)
    const finished =
      simulateFinish({ rugs, planned, floor: FLOOR, days: DAYS, pace }, new Set([id])).get(id) ?? []
    return leavesBetween(finished.toSorted())
  }

  it('is the same whenever it is computed, after the plan, and hardly depends on what an order is called', () => {
    const rugs = [rug('one'), rug('two', { hours: 80 })]
    const days = leaves(rugs, 'two')
    expect(leaves(rugs, 'two')).toEqual(days)
    expect(days.first > (plan(...rugs).planned[1]?.last ?? '')).toBe(true)
    expect(days.last > days.first).toBe(true)
    const others = ['b', 'c', 'd', 'e'].map((id) => leaves([rug('one'), rug(id, { hours: 80 })], id).last)
    for (const last of others) {
      expect(last >= daysAfter(days.last, -2)).toBe(true)
      expect(last <= daysAfter(days.last, 2)).toBe(true)
    }
  })
})

describe('how long rugs take', () => {
  it('grows with area and with yarns that matter', () => {
    const size = { shape: 'rectangle', widthMm: 2000, lengthMm: 3000 } as const
    const hours = (...shares: number[]) => hoursOfWork({ size, shares })
    expect(hours(50, 50)).toBeGreaterThan(hours(100))
    expect(hours(96, 1, 1, 1, 1)).toBeLessThan(hours(20, 20, 20, 20, 20))
    expect(hoursOfWork({ size: { ...size, shape: 'oval' }, shares: [100] })).toBeLessThan(hours(100))
  })

  it('is learned from earlier rugs, slowly at first, and not from one that lay there for a month', () => {
    const slower = (count: number, ratio: number) =>
      Array.from({ length: count }, (_, n) => ({
        reckoned: 20,
        took: 20 * ratio * (1 + 0.04 * ((n % 5) - 2)),
      }))
    expect(learnPace([]).factor).toBe(1)
    const [few, many] = [learnPace(slower(2, 1.5)), learnPace(slower(60, 1.5))]
    expect(few.factor).toBeGreaterThan(1)
    expect(few.factor).toBeLessThan(many.factor)
    expect(many.factor).toBeGreaterThan(1.4)
    expect(many.ofRug, 'these rugs are alike').toBeLessThan(learnPace([]).ofRug)
    const once = learnPace([...slower(60, 1.5), { reckoned: 20, took: 400 }])
    expect(once.factor / many.factor).toBeCloseTo(1, 1)
  })
})
