/** Wool of one dye lot on the shelf, in whole grams. */
export type YarnLot = {
  /** The yarn's code on the shade card. */
  readonly yarn: string
  /** As the dye house calls it. */
  readonly lot: string
  readonly onHand: number
  /** Of what is on hand, what orders have. */
  readonly reserved: number
}

/** One yarn of one rug: pieces of a line count from 1. */
export type RugYarn = {
  readonly order: string
  readonly line: string
  readonly piece: number
  readonly yarn: string
}

/** What a rug takes of a yarn, with waste, in whole grams. */
export type YarnNeed = RugYarn & { readonly grams: number }

/** What a rug has of a lot: reserved for it, and taken to the frame. */
export type YarnHold = RugYarn & {
  readonly lot: string
  readonly reserved: number
  readonly taken: number
}

/** Lots, and what rugs have of them, the oldest first. */
export type YarnStock = { readonly lots: readonly YarnLot[]; readonly holds: readonly YarnHold[] }

export const YARN_MOVEMENTS = ['received', 'reserved', 'released', 'taken', 'counted', 'written-off'] as const
export type YarnMovementKind = (typeof YARN_MOVEMENTS)[number]

/** What changes of a lot: `onHand` and `reserved` are added to what it has. */
export type YarnMovement = {
  readonly kind: YarnMovementKind
  readonly yarn: string
  readonly lot: string
  readonly onHand: number
  readonly reserved: number
  /** Whose reservation or wool it is; null for what concerns no rug. */
  readonly rug: RugYarn | null
}

/** Nothing counted, nothing reserved. */
export const NO_YARN: YarnStock = { lots: [], holds: [] }

export const freeGrams = ({ onHand, reserved }: Pick<YarnLot, 'onHand' | 'reserved'>): number =>
  onHand - reserved

/** Whether anybody ever counted a yarn: of what nobody counted nothing is reserved. */
export const isCounted = ({ lots }: YarnStock, yarn: string): boolean => lots.some((lot) => lot.yarn === yarn)

export const isSameLot = (p: Pick<YarnLot, 'yarn' | 'lot'>, q: Pick<YarnLot, 'yarn' | 'lot'>): boolean =>
  p.yarn === q.yarn && p.lot === q.lot

export const isSameRug = (p: RugYarn, q: RugYarn): boolean =>
  p.order === q.order && p.line === q.line && p.piece === q.piece && p.yarn === q.yarn

/** The stock after some movements. Throws where more would be reserved than there is, or less than nothing be there. */
export function movedStock(stock: YarnStock, movements: readonly YarnMovement[]): YarnStock {
  const lots = [...stock.lots]
  const holds = [...stock.holds]
  for (const movement of movements) {
    const { yarn, lot, kind, rug } = movement
    const at = lots.findIndex((each) => isSameLot(each, movement))
    const before = lots[at] ?? { yarn, lot, onHand: 0, reserved: 0 }
    const after = {
      ...before,
      onHand: before.onHand + movement.onHand,
      reserved: before.reserved + movement.reserved,
    }
    if (!(after.reserved >= 0 && after.reserved <= after.onHand))
      throw new Error(
        `lot ${lot} of yarn ${yarn} would have ${after.reserved} g of ${after.onHand} g reserved`,
      )
    lots[at < 0 ? lots.length : at] = after
    if (!rug) continue
    const held = holds.findIndex((each) => isSameRug(each, rug) && each.lot === lot)
    const hold = holds[held] ?? { ...rug, lot, reserved: 0, taken: 0 }
    holds[held < 0 ? holds.length : held] = {
      ...hold,
      reserved: hold.reserved + movement.reserved,
      taken: hold.taken - (kind === 'taken' ? movement.onHand : 0),
    }
  }
  return { lots, holds }
}

/** What a rug has of its yarn in all lots together. */
export function gramsOfRug({ holds }: YarnStock, rug: RugYarn): Pick<YarnHold, 'reserved' | 'taken'> {
  const own = holds.filter((hold) => isSameRug(hold, rug))
  const sum = (of: (hold: YarnHold) => number) => own.reduce((total, hold) => total + of(hold), 0)
  return { reserved: sum(({ reserved }) => reserved), taken: sum(({ taken }) => taken) }
}

/** What a rug still needs and has not reserved, in grams. */
export function missingGrams(stock: YarnStock, need: YarnNeed): number {
  const { reserved, taken } = gramsOfRug(stock, need)
  return Math.max(0, need.grams - taken - reserved)
}
