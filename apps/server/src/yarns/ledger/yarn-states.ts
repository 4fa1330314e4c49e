import type { MissingYarn, RugOfYarn, WoolAnswer, YarnState } from '@nawl/contract/desk/yarn-ledger'
import { leadTimeOf } from '@nawl/domain/product/lead-time'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import {
  freeGrams,
  gramsOfRug,
  isCounted,
  isSameRug,
  missingGrams,
  type RugYarn,
  type YarnStock,
} from '@nawl/domain/workshop/yarn-stock'
import { orderYarnBy, type YarnSupply } from '@nawl/domain/workshop/yarn-supply'
import { productionDates } from '@nawl/domain/workshop/production-dates'

import type { WaitingOrder } from '../../sales/yarn-ledger/yarn-needs.ts'
import type { CardYarn } from '../../settings/yarns/card-yarn.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'

type Card = readonly CardYarn[]
type Shelves = ReadonlyMap<string, string>

/** A yarn with its lots. */
export function yarnState({ lots }: YarnStock, yarn: CardYarn, shelves: Shelves): YarnState {
  const own = lots.filter((lot) => lot.yarn === yarn.code)
  return {
    code: yarn.code,
    name: { ...yarn.name },
    hex: yarn.hex,
    shelf: shelves.get(yarn.code) ?? '',
    onHand: own.reduce((sum, { onHand }) => sum + onHand, 0),
    reserved: own.reduce((sum, { reserved }) => sum + reserved, 0),
    lots: own.map(({ lot, onHand, reserved }) => ({ lot, onHand, reserved })),
  }
}

/** The yarns that were counted, in the card's order. */
export const countedYarns = (stock: YarnStock, card: Card, shelves: Shelves): readonly YarnState[] =>
  card.filter(({ code }) => isCounted(stock, code)).map((yarn) => yarnState(stock, yarn, shelves))

/** The rugs that are being made in a yarn. */
export function rugsOfYarn(
  code: string,
  stock: YarnStock,
  waiting: readonly WaitingOrder[],
): readonly RugOfYarn[] {
  return waiting.flatMap(({ lines, needs, corrections }) =>
    needs
      .filter(({ yarn }) => yarn === code)
      .map((need): RugOfYarn => {
        const line = lines.find(({ id }) => id === need.line)
        const { order, line: id, piece, grams } = need
        return {
          order,
          line: id,
          piece,
          name: line?.design.name ?? '',
          pieces: line?.quantity ?? 1,
          grams,
          taken: gramsOfRug(stock, need).taken,
          lots: stock.holds
            .filter((hold) => isSameRug(hold, need) && hold.reserved > 0)
            .map(({ lot, reserved }) => ({ lot, grams: reserved })),
          proposed: proposedFor(corrections, need),
        }
      }),
  )
}

/** What orders lack, the most urgent first. */
export function missingYarns(
  stock: YarnStock,
  waiting: readonly WaitingOrder[],
  {
    card,
    days,
    kinds,
    now,
    places,
  }: {
    readonly card: Card
    readonly days: number
    readonly kinds: ProductKinds
    readonly now: number
    readonly places: ReadonlyMap<string, { readonly comesOn: string | null }>
  },
): readonly MissingYarn[] {
  const byYarn = new Map<string, { number: string; grams: number; orderBy: Date | null }[]>()
  for (const { number, lines, needs, times, tariff } of waiting) {
    const weeks = leadTimeOf(lines, tariff, kinds)
    const orderBy = orderYarnBy(productionDates(times, { weeks }), days)
    for (const [yarn, own] of Map.groupBy(needs, (need) => need.yarn)) {
      const grams = own.reduce((sum, need) => sum + missingGrams(stock, need), 0)
      if (grams > 0) byYarn.set(yarn, [...(byYarn.get(yarn) ?? []), { number, grams, orderBy }])
    }
  }
  return card
    .flatMap((yarn): MissingYarn[] => {
      const orders = byYarn.get(yarn.code)
      if (!orders) return []
      const { code, name, hex, supplier, article } = yarn
      const dates = orders.flatMap(({ orderBy }) => orderBy?.getTime() ?? [])
      return [
        {
          code,
          name: { ...name },
          hex,
          supplier,
          article,
          isCounted: isCounted(stock, code),
          comesOn: places.get(code)?.comesOn ?? null,
          grams: orders.reduce((sum, order) => sum + order.grams, 0),
          free: stock.lots.reduce((sum, lot) => (lot.yarn === code ? sum + freeGrams(lot) : sum), 0),
          isDue: dates.some((date) => date <= now),
          orderBy: dates.length === 0 ? null : new Date(Math.min(...dates)).toISOString(),
          orders: orders.map((order) => ({ ...order, orderBy: order.orderBy?.toISOString() ?? null })),
        },
      ]
    })
    .toSorted((p, q) => ((p.orderBy ?? LATEST) < (q.orderBy ?? LATEST) ? -1 : 1))
}

const LATEST = '9999'

/** What visitors may know: which yarns a rug could be begun in, and which are dyed first. */
export function seenWool({ lots }: Pick<YarnStock, 'lots'>, { days, shelfGrams }: YarnSupply): WoolAnswer {
  const best = new Map<string, number>()
  for (const lot of lots) best.set(lot.yarn, Math.max(best.get(lot.yarn) ?? 0, freeGrams(lot)))
  const codes = (isThere: boolean) =>
    [...best].filter(([, free]) => free >= shelfGrams === isThere).map(([code]) => code)
  return { days, onShelf: codes(true), toDye: codes(false) }
}

/** The other yarn that a customer is asked about for a rug, and has not answered. */
function proposedFor(
  corrections: WaitingOrder['corrections'],
  { line, yarn }: Pick<RugYarn, 'line' | 'yarn'>,
): string | null {
  const open = corrections.find(
    (made, n) =>
      made.kind === 'yarn-proposal' &&
      made.line === line &&
      yarnFor(made.before.hex)?.code === yarn &&
      !corrections.some((other) => other.kind === 'yarn-answer' && other.proposal === n + 1),
  )
  return open?.kind === 'yarn-proposal' ? open.after.name : null
}
