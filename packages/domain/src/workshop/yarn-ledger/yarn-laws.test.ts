import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allotLots } from './allot-lots.ts'
import { countYarn, receiveYarn, takeYarn, writeOffYarn } from './handle-yarn.ts'
import { settleOrder } from './reserve-yarn.ts'
import {
  freeGrams,
  gramsOfRug,
  isSameLot,
  missingGrams,
  movedStock,
  NO_YARN,
  type YarnMovement,
  type YarnNeed,
  type YarnStock,
} from './yarn-stock.ts'
import { type Happened, runYarn, YARN_STEPS, type YarnStep } from './yarn-arbitraries.ts'

const lot = (name: string, onHand: number, reserved = 0) => ({ yarn: '0101', lot: name, onHand, reserved })
const need = (order: string, grams: number, piece = 1): YarnNeed => ({
  order,
  line: 'x',
  piece,
  yarn: '0101',
  grams,
})
const making = (order: string, ...needs: readonly YarnNeed[]) => ({ order, stage: 'making', needs }) as const
const short = (movements: readonly YarnMovement[]) =>
  movements.map(({ kind, lot: of, onHand, reserved }) => [kind, of, onHand, reserved])

describe('the wool of a workshop', () => {
  it('adds up to the gram, is never promised twice, and moves once, whatever happens', () => {
    fc.assert(
      fc.property(YARN_STEPS(40), (steps) => {
        expect(brokenYarnLaws(steps)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
  it('adds up to the gram after ten thousand movements in a row', () => {
    const steps = fc.sample(YARN_STEPS(4_000), { numRuns: 16, seed: 30 }).flat()
    const moved = runYarn(steps).reduce((sum, each) => sum + each.moved.length, 0)
    expect(moved).toBeGreaterThan(10_000)
    expect(brokenYarnLaws(steps)).toEqual([])
  })

  it('comes from the smallest lot that suffices', () => {
    expect(allotLots([lot('A', 9_000), lot('B', 3_100), lot('C', 2_900)], [3_000])).toEqual([
      [{ lot: 'B', grams: 3_000 }],
    ])
  })
  it('comes from one lot for all rugs of a line if there is one, else from one for each', () => {
    expect(allotLots([lot('A', 9_000), lot('B', 3_100)], [3_000, 3_000])).toEqual([
      [{ lot: 'A', grams: 3_000 }],
      [{ lot: 'A', grams: 3_000 }],
    ])
    expect(allotLots([lot('A', 5_000), lot('B', 3_100)], [3_000, 3_000])).toEqual([
      [{ lot: 'B', grams: 3_000 }],
      [{ lot: 'A', grams: 3_000 }],
    ])
  })
  it('comes from the fewest lots where none suffices, and not at all where all do not', () => {
    expect(allotLots([lot('A', 900), lot('B', 2_000), lot('C', 1_500)], [2_800])).toEqual([
      [
        { lot: 'B', grams: 2_000 },
        { lot: 'A', grams: 800 },
      ],
    ])
    expect(allotLots([lot('A', 900)], [1_000, 900])).toEqual([[], [{ lot: 'A', grams: 900 }]])
  })

  it('is not reserved where nobody counted it', () => {
    expect(settleOrder(NO_YARN, making('NW-1', need('NW-1', 500)))).toEqual([])
  })
  it('is given back by an order that ends, and used up by one that is made and was not weighed', () => {
    const lots = [lot('A', 1_000)]
    const first = settleOrder({ lots, holds: [] }, making('NW-1', need('NW-1', 600)))
    const stock = movedStock({ lots, holds: [] }, first)
    expect(short(first)).toEqual([['reserved', 'A', 0, 600]])
    expect(short(settleOrder(stock, { order: 'NW-1', stage: 'ended', needs: [] }))).toEqual([
      ['released', 'A', 0, -600],
    ])
    expect(short(settleOrder(stock, { order: 'NW-1', stage: 'made', needs: [] }))).toEqual([
      ['taken', 'A', -600, -600],
    ])
  })
  it('of a rug whose reservation was weighed goes back with the rest of it', () => {
    const lots = [lot('A', 1_000)]
    const stock = movedStock(
      { lots, holds: [] },
      settleOrder({ lots, holds: [] }, making('NW-1', need('NW-1', 600))),
    )
    const weighed = takeYarn(stock, { rug: need('NW-1', 0), lot: 'A', grams: 550 })
    if (!weighed.ok) throw new Error(weighed.reason)
    expect(short(weighed.movements)).toEqual([['taken', 'A', -550, -550]])
    const after = movedStock(stock, weighed.movements)
    expect(short(settleOrder(after, { order: 'NW-1', stage: 'made', needs: [] }))).toEqual([
      ['released', 'A', 0, -50],
    ])
  })

  it('is not weighed out of what another order has', () => {
    const lots = [lot('A', 1_000)]
    const stock = movedStock(
      { lots, holds: [] },
      settleOrder({ lots, holds: [] }, making('NW-1', need('NW-1', 600))),
    )
    const other = { rug: need('NW-2', 0), lot: 'A' }
    expect(takeYarn(stock, { ...other, grams: 401 })).toEqual({
      ok: false,
      reason: 'others-have-it',
      most: 400,
    })
    expect(takeYarn(stock, { ...other, grams: 1_001 })).toMatchObject({
      reason: 'more-than-there',
      most: 1_000,
    })
    expect(takeYarn(stock, { ...other, lot: 'B', grams: 1 })).toMatchObject({ reason: 'no-such-lot' })
    expect(writeOffYarn(stock, { yarn: '0101', lot: 'A', grams: 1_001 })).toMatchObject({ most: 1_000 })
    expect(receiveYarn(stock, { yarn: '0101', lot: 'A', grams: 10_000_000 })).toMatchObject({
      reason: 'too-much',
      most: 9_999_000,
    })
  })
  it('that is found to be less takes it from whoever came last', () => {
    const lots = [lot('A', 1_000)]
    let stock = movedStock(
      { lots, holds: [] },
      settleOrder({ lots, holds: [] }, making('NW-1', need('NW-1', 600))),
    )
    stock = movedStock(stock, settleOrder(stock, making('NW-2', need('NW-2', 300))))
    const counted = countYarn(stock, { yarn: '0101', lot: 'A', grams: 700 })
    if (!counted.ok) throw new Error(counted.reason)
    expect(counted.movements.map(({ kind, rug }) => [kind, rug?.order])).toEqual([
      ['released', 'NW-2'],
      ['counted', undefined],
    ])
  })
})

/** What of the ledger's laws a history breaks. */
function brokenYarnLaws(steps: readonly YarnStep[]): readonly string[] {
  const happened = runYarn(steps)
  return [
    ...happened.flatMap((each) => [...stockFaults(each.after), ...stepFaults(each)]),
    ...sumFaults(happened),
  ]
}

function stockFaults({ lots, holds }: YarnStock): readonly string[] {
  return lots.flatMap((lot) => {
    const held = holds.filter((hold) => isSameLot(hold, lot)).reduce((sum, { reserved }) => sum + reserved, 0)
    return [
      ...(lot.reserved > lot.onHand || lot.reserved < 0 ? [`${lot.lot} has too much reserved`] : []),
      ...(held === lot.reserved ? [] : [`${lot.lot} has ${lot.reserved} g reserved, and rugs ${held} g`]),
      ...(Number.isSafeInteger(lot.onHand) ? [] : [`${lot.lot} is not in whole grams`]),
    ]
  })
}

function stepFaults({ step, before, moved, after }: Happened): readonly string[] {
  if (step.does !== 'settle') return []
  const { order } = step
  const settled = movedStock(before, moved)
  const again = settleOrder(settled, order)
  const faults = again.length > 0 ? [`settling ${order.order} again moved ${again.length} times`] : []
  if (order.stage !== 'making')
    return settled.holds.some((hold) => hold.order === order.order && hold.reserved > 0)
      ? [...faults, `${order.order} is over and holds wool`]
      : faults
  for (const need of order.needs) {
    const { reserved, taken } = gramsOfRug(after, need)
    if (reserved > Math.max(0, need.grams - taken)) faults.push(`${need.yarn} has more than it needs`)
    const lots = after.lots.filter((lot) => lot.yarn === need.yarn)
    const free = lots.reduce((sum, lot) => sum + freeGrams(lot), 0)
    if (missingGrams(after, need) > free) continue
    if (missingGrams(after, need) > 0) faults.push(`${need.yarn} waits although there is enough`)
  }
  return faults
}

/** What lots have is what was received, counted, taken and written off, by the steps alone. */
function sumFaults(happened: readonly Happened[]): readonly string[] {
  const sums = new Map<string, number>()
  for (const { step, moved } of happened) {
    for (const { kind, yarn, lot, onHand } of moved) {
      const key = `${yarn} ${lot}`
      const had = sums.get(key) ?? 0
      if (step.does === 'count' && kind === 'counted') sums.set(key, step.grams)
      else if (step.does === 'receive') sums.set(key, had + step.grams)
      else if (step.does === 'write-off' && kind === 'written-off') sums.set(key, had - step.grams)
      else if (step.does === 'take' && kind === 'taken') sums.set(key, had - step.grams)
      else sums.set(key, had + onHand)
    }
  }
  const last = happened.at(-1)?.after.lots ?? []
  return last.flatMap(({ yarn, lot, onHand }) =>
    sums.get(`${yarn} ${lot}`) === onHand
      ? []
      : [`${yarn} ${lot} has ${onHand} g, moved were ${sums.get(`${yarn} ${lot}`)} g`],
  )
}
