import { describe, expect, it } from 'vitest'

import { areasOf, box } from './areas-fixture.ts'
import { examinePlan } from './examine-plan.ts'
import { PLAN_VERSION, planGun } from './gun-plan.ts'
import { GUN } from './gun-settings.ts'

/** 60 × 90 cm, a pixel is 2 mm. */
const DESIGNS = {
  'a ring and a field': areasOf(300, 450, 2, (x, y) => {
    const away = Math.hypot(x - 150, y - 220)
    return away > 60 && away < 110 ? 1 : 0
  }),
  'waves in three yarns': areasOf(
    300,
    450,
    2,
    (x, y) => Math.floor((y + 12 * Math.sin(x / 17) + 0.3 * x + 20) / 24) % 3,
  ),
  'a border, and spots of many sizes': areasOf(300, 450, 2, (x, y) => {
    if (Math.min(x, y, 299 - x, 449 - y) < 20) return 1
    const [column, row] = [Math.floor(x / 75), Math.floor(y / 75)]
    return Math.hypot((x % 75) - 37, (y % 75) - 37) < 6 + 3 * ((column + 2 * row) % 8) ? 2 : 0
  }),
} as const
const lengthOf = (line: Float64Array) => {
  let length = 0
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!)
  return length
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each(Object.entries(DESIGNS))('the plan of %s', (_, { sides, areas }) => {
  const plan = planGun(sides, areas)
  const examined = examinePlan(plan, areas)

  it('covers every yarn, and no tuft lies more than 1 mm over a border', () => {
    for (const covered of examined.covered) expect(covered).toBeGreaterThan(0.98)
    expect(examined.mostOver).toBeLessThan(1)
  })
  it('lifts the gun at least 40 % less than rows from side to side', () => {
    const lifts = sum(plan.yarns.map((yarn) => yarn.lifts))
    expect(lifts).toBeLessThan(0.6 * examined.plainLifts)
  })
  it('has as many metres of line as the area asks for, to 2 %', () => {
    const metres = sum(plan.yarns.map((yarn) => yarn.metres))
    const asked = (sides.widthMm * sides.lengthMm) / GUN.gaugeMm / 1000
    expect(Math.abs(metres / asked - 1)).toBeLessThan(0.02)
    for (const { strokes, metres: said } of plan.yarns)
      expect(sum(strokes.map(lengthOf)) / 1000).toBeCloseTo(said, 6)
  })
  it('takes as many strokes of the needle as the area asks for, to 2 %', () => {
    for (const [n, { metres, strokesPerMetre }] of plan.yarns.entries()) {
      const asked = (areaOf(areas[n]!) / GUN.gaugeMm / 1000) * GUN.strokesPerMetre
      expect(Math.abs((metres * strokesPerMetre) / asked - 1)).toBeLessThan(0.02)
    }
  })
})

describe('the plan of a hostile outline', () => {
  const sides = { widthMm: 300, lengthMm: 300 }
  const one = (...rings: Float64Array[]) => {
    const plan = planGun(sides, [rings])
    return { ...plan.yarns[0]!, examined: examinePlan(plan, [rings]) }
  }

  it('of a single tuft is one stroke within it', () => {
    const { strokes, examined } = one(box(100, 100, 105, 105))
    expect(strokes).toHaveLength(1)
    expect(examined).toMatchObject({ covered: [expect.closeTo(0.9, 1)], mostOver: 0 })
  })
  it('of a sliver of 3 mm is one line along it', () => {
    const { strokes, metres, examined } = one(box(20, 100, 280, 103))
    expect(strokes).toHaveLength(1)
    expect(metres).toBeCloseTo(0.26, 1)
    expect(examined.covered[0]).toBeGreaterThan(0.98)
    expect(examined.mostOver).toBeLessThan(1)
  })
  it('of a wedge goes into its point', () => {
    const { examined } = one(Float64Array.of(20, 100, 280, 140, 20, 180))
    expect(examined.covered[0]).toBeGreaterThan(0.98)
    expect(examined.mostOver).toBeLessThan(1)
  })
  it('with a hole and an island in it leaves the hole free', () => {
    const rings = [box(20, 20, 280, 280), box(220, 80, 80, 220), box(130, 130, 170, 170)]
    const { lifts, examined } = one(...rings)
    expect(lifts).toBeLessThanOrEqual(4)
    expect(examined.covered[0]).toBeGreaterThan(0.98)
    expect(examined.mostOver).toBeLessThan(1)
  })
  it('with two squares and a neck between them covers the neck', () => {
    const { examined } = one(
      Float64Array.of(
        20,
        100,
        100,
        100,
        100,
        138,
        200,
        138,
        200,
        100,
        280,
        100,
        280,
        180,
        200,
        180,
        200,
        142,
        100,
        142,
        100,
        180,
        20,
        180,
      ),
    )
    expect(examined.covered[0]).toBeGreaterThan(0.98)
    expect(examined.mostOver).toBeLessThan(1)
  })
  it('of nothing is nothing', () => {
    expect(one()).toMatchObject({ strokes: [], metres: 0, lifts: 0, minutes: 0 })
  })
  it('of a square of a metre goes round and in without a lift', () => {
    const plan = planGun({ widthMm: 1000, lengthMm: 1000 }, [[box(0, 0, 1000, 1000)]])
    expect(plan.yarns[0]).toMatchObject({ lifts: 1, metres: expect.closeTo(200, -1) })
    const [line] = plan.yarns[0]!.strokes
    const depths = Array.from({ length: line!.length / 2 }, (_, n) => {
      const [x, y] = [line![2 * n]!, line![2 * n + 1]!]
      return Math.min(x, y, 1000 - x, 1000 - y)
    })
    // The outline comes first, half a gauge inside; the middle comes last.
    for (const depth of depths.slice(0, 4)) expect(depth).toBeCloseTo(GUN.gaugeMm / 2, 0)
    expect(depths.at(-1)).toBeGreaterThan(490)
  })
})

it('takes longer with a slower gun, and longer for each lift', () => {
  const { sides, areas } = DESIGNS['a border, and spots of many sizes']
  const [plain, slow, lifted] = [
    planGun(sides, areas),
    planGun(sides, areas, { ...GUN, strokesPerSecond: GUN.strokesPerSecond / 2 }),
    planGun(sides, areas, { ...GUN, liftSeconds: GUN.liftSeconds + 60 }),
  ]
  for (const [n, { minutes, lifts, metres, strokesPerMetre }] of plain.yarns.entries()) {
    const tufting = (metres * strokesPerMetre) / GUN.strokesPerSecond / 60
    expect(slow.yarns[n]!.minutes - minutes).toBeCloseTo(tufting, 6)
    expect(lifted.yarns[n]!.minutes - minutes).toBeCloseTo(lifts, 6)
  }
})

function areaOf(rings: readonly Float64Array[]): number {
  let area = 0
  for (const ring of rings)
    for (let i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2)
      area += (ring[before]! * ring[i + 1]! - ring[i]! * ring[before + 1]!) / 2
  return Math.abs(area)
}

it('makes the same lines as long as its version is the same, because plans are stored', () => {
  let sumOfAll = 0
  for (const { sides, areas } of Object.values(DESIGNS))
    for (const { strokes } of planGun(sides, areas).yarns)
      for (const line of strokes)
        for (const mm of line) sumOfAll = (sumOfAll * 31 + Math.round(mm * 100)) % 1_000_003
  expect([PLAN_VERSION, sumOfAll]).toEqual([1, 326_657])
})
