import { released } from './reserve-yarn.ts'
import {
  freeGrams,
  isSameLot,
  isSameRug,
  type RugYarn,
  type YarnLot,
  type YarnMovement,
  type YarnStock,
} from './yarn-stock.ts'

/** Most that a lot may have, in grams: ten tons. */
export const MOST_GRAMS = 10_000_000

/** Why somebody cannot do that with a lot. */
export const YARN_REFUSALS = ['no-such-lot', 'more-than-there', 'others-have-it', 'too-much'] as const
export type YarnRefusal = (typeof YARN_REFUSALS)[number]

export type YarnHandling =
  | { readonly ok: true; readonly movements: readonly YarnMovement[] }
  /** `most`: how many grams it could have been. */
  | { readonly ok: false; readonly reason: YarnRefusal; readonly most: number }

type OfLot = { readonly yarn: string; readonly lot: string; readonly grams: number }

const refused = (reason: YarnRefusal, most: number): YarnHandling => ({ ok: false, reason, most })
const lotIn = ({ lots }: YarnStock, of: Pick<YarnLot, 'yarn' | 'lot'>): YarnLot | undefined =>
  lots.find((lot) => isSameLot(lot, of))

/** Wool that came. */
export function receiveYarn(stock: YarnStock, { yarn, lot, grams }: OfLot): YarnHandling {
  const most = MOST_GRAMS - (lotIn(stock, { yarn, lot })?.onHand ?? 0)
  if (grams > most) return refused('too-much', most)
  return { ok: true, movements: [{ kind: 'received', yarn, lot, onHand: grams, reserved: 0, rug: null }] }
}

/** What somebody counted on the shelf. Where it is less than is reserved, the youngest reservations are given back. */
export function countYarn(stock: YarnStock, { yarn, lot, grams }: OfLot): YarnHandling {
  if (grams > MOST_GRAMS) return refused('too-much', MOST_GRAMS)
  const before = lotIn(stock, { yarn, lot })?.onHand ?? 0
  const counted = { kind: 'counted', yarn, lot, onHand: grams - before, reserved: 0, rug: null } as const
  return { ok: true, movements: [...madeRoom(stock, { yarn, lot }, grams), counted] }
}

/** Wool that is gone without being tufted: moths, water, a wrong colour. */
export function writeOffYarn(stock: YarnStock, { yarn, lot, grams }: OfLot): YarnHandling {
  const found = lotIn(stock, { yarn, lot })
  if (!found) return refused('no-such-lot', 0)
  if (grams > found.onHand) return refused('more-than-there', found.onHand)
  const gone = { kind: 'written-off', yarn, lot, onHand: -grams, reserved: 0, rug: null } as const
  return { ok: true, movements: [...madeRoom(stock, { yarn, lot }, found.onHand - grams), gone] }
}

/**
 * Wool weighed for a rug. Its reservation in that lot is used first, then those in others become less, and never what others
 * have reserved.
 */
export function takeYarn(
  stock: YarnStock,
  { rug, lot, grams }: Omit<OfLot, 'yarn'> & { readonly rug: RugYarn },
): YarnHandling {
  const { yarn } = rug
  const found = lotIn(stock, { yarn, lot })
  if (!found) return refused('no-such-lot', 0)
  if (grams > found.onHand) return refused('more-than-there', found.onHand)
  const own = stock.holds.filter((hold) => isSameRug(hold, rug) && hold.reserved > 0)
  const here = own.find((hold) => hold.lot === lot)?.reserved ?? 0
  const most = freeGrams(found) + here
  if (grams > most) return refused('others-have-it', most)
  const used = Math.min(here, grams)
  let open = grams - used
  const others = own.flatMap((hold) => {
    const less = hold.lot === lot ? 0 : Math.min(hold.reserved, open)
    open -= less
    return less > 0 ? [released(hold, less)] : []
  })
  const taken = { kind: 'taken', yarn, lot, onHand: -grams, reserved: -used, rug } as const
  return { ok: true, movements: [taken, ...others] }
}

/** Gives back the youngest reservations of a lot until no more is reserved than `grams`. */
function madeRoom(
  stock: YarnStock,
  of: Pick<YarnLot, 'yarn' | 'lot'>,
  grams: number,
): readonly YarnMovement[] {
  const movements: YarnMovement[] = []
  let over = (lotIn(stock, of)?.reserved ?? 0) - grams
  for (const hold of stock.holds.toReversed()) {
    if (over <= 0) break
    if (!isSameLot(hold, of) || hold.reserved === 0) continue
    // All of it, since a rug's wool comes from one lot; it is reserved anew where another suffices.
    movements.push(released(hold, hold.reserved))
    over -= hold.reserved
  }
  return movements
}
