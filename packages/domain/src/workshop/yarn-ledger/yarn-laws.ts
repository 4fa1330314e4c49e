import { freeGrams, heldOf, isSameLot, missingGrams, movedStock, type YarnStock } from './yarn-stock.ts'
import { settleOrder } from './reserve-yarn.ts'
import { type Happened, runYarn, type YarnStep } from './yarn-histories.ts'

/** What of the ledger's laws a history breaks. */
export function brokenYarnLaws(steps: readonly YarnStep[]): readonly string[] {
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
    const { reserved, taken } = heldOf(after, need)
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
