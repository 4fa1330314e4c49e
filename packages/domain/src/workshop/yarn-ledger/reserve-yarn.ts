import { allotLots } from './allot-lots.ts'
import {
  gramsOfRug,
  isCounted,
  isSameRug,
  movedStock,
  missingGrams,
  type RugYarn,
  type YarnHold,
  type YarnMovement,
  type YarnNeed,
  type YarnStock,
} from './yarn-stock.ts'

/** What becomes of an order's wool: it is to be made, it is made, or it ended. */
export type YarnStage = 'making' | 'made' | 'ended'

/** An order as the ledger sees it; `needs` are those of its lines in force. */
export type OrderNeeds = {
  readonly order: string
  readonly stage: YarnStage
  readonly needs: readonly YarnNeed[]
}

/**
 * The movements by which an order has what it needs and no more; none when repeated. Yarns that nobody counted are left
 * out. What a made rug had reserved and nobody weighed went into it.
 */
export function settleOrder(stock: YarnStock, { order, stage, needs }: OrderNeeds): readonly YarnMovement[] {
  const wanted = stage === 'making' ? needs.filter(({ yarn }) => isCounted(stock, yarn)) : []
  const given = stock.holds.filter((hold) => hold.order === order && hold.reserved > 0)
  const isRight = (hold: YarnHold) => {
    const need = wanted.find((each) => isSameRug(each, hold))
    if (!need) return false
    const { reserved, taken } = gramsOfRug(stock, hold)
    return reserved === Math.max(0, need.grams - taken)
  }
  const wrong = given.filter((hold) => !isRight(hold))
  const ended = wrong.map((hold) =>
    stage === 'made' && gramsOfRug(stock, hold).taken === 0 ? usedUp(hold) : released(hold, hold.reserved),
  )
  return [...ended, ...fillNeeds(movedStock(stock, ended), wanted)]
}

/** Reserves what is free for rugs that wait, in their order. */
export function fillNeeds(stock: YarnStock, needs: readonly YarnNeed[]): readonly YarnMovement[] {
  const movements: YarnMovement[] = []
  let now = stock
  for (const pieces of ofOneLine(needs)) {
    const [{ yarn }] = pieces
    const lots = now.lots.filter((lot) => lot.yarn === yarn)
    const waiting = pieces
      .map((need) => ({ need, grams: missingGrams(now, need) }))
      .filter(({ grams }) => grams > 0)
    const allotted = allotLots(
      lots,
      waiting.map(({ grams }) => grams),
    )
    const reserving = allotted.flatMap((parts, n) =>
      parts.map(({ lot, grams }): YarnMovement => {
        const { order, line, piece } = waiting[n]!.need
        return { kind: 'reserved', yarn, lot, onHand: 0, reserved: grams, rug: { order, line, piece, yarn } }
      }),
    )
    now = movedStock(now, reserving)
    movements.push(...reserving)
  }
  return movements
}

/** Needs of the same line and yarn together, in the order of the first of each. */
function ofOneLine(needs: readonly YarnNeed[]): readonly (readonly [YarnNeed, ...YarnNeed[]])[] {
  const groups = new Map<string, [YarnNeed, ...YarnNeed[]]>()
  for (const need of needs) {
    const key = JSON.stringify([need.order, need.line, need.yarn])
    const group = groups.get(key)
    if (group) group.push(need)
    else groups.set(key, [need])
  }
  return [...groups.values()]
}

const rugOf = ({ order, line, piece, yarn }: RugYarn): RugYarn => ({ order, line, piece, yarn })

/** Gives back so many grams of what a rug has reserved. */
export const released = (hold: YarnHold, grams: number): YarnMovement => ({
  kind: 'released',
  yarn: hold.yarn,
  lot: hold.lot,
  onHand: 0,
  reserved: -grams,
  rug: rugOf(hold),
})

const usedUp = (hold: YarnHold): YarnMovement => ({
  kind: 'taken',
  yarn: hold.yarn,
  lot: hold.lot,
  onHand: -hold.reserved,
  reserved: -hold.reserved,
  rug: rugOf(hold),
})
