import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn, type Product } from '@nawl/domain/product/product'
import { isCounted, isSameRug, missingGrams, type YarnStock } from '@nawl/domain/workshop/yarn-stock'

import type { Tx } from '../../platform/db/database.ts'
import type { CardYarn } from '../../settings/yarns/card-yarn.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'
import { type Weighing, yarnNeeds, yarnStageOf } from './yarn-needs.ts'
import { yarnLedger } from './yarn-ledger.store.ts'

/** Where the wool of a line lies, for the workshop. */
export type LineWool = readonly WoolOfYarn[]

/** What a yarn's cones are called: by the shade card, and by whoever delivers them; those are empty where nobody wrote them down. */
export type Cones = Pick<CardYarn, 'code' | 'name' | 'supplier' | 'article'>

export type WoolOfYarn = {
  readonly hex: string
  /** Null where the card has no yarn for it. */
  readonly cones: Cones | null
  /** Empty where nobody wrote it down. */
  readonly shelf: string
  /** For each piece its lots, the largest part first, and the grams that it lacks; none for what nobody counted. */
  readonly pieces: readonly {
    readonly lots: readonly { readonly lot: string; readonly grams: number }[]
    readonly missing: number
  }[]
}

/** The shade card as it is now. */
type Card = { readonly find: (code: string) => Cones | undefined }

/** The wool of an order’s lines, by their ids: which cones, and where they lie in a shop that writes it down. */
export async function woolOfLines(
  tx: Tx,
  order: Order,
  { card, ...weighing }: Weighing & { readonly card: Card },
): Promise<ReadonlyMap<string, LineWool>> {
  const shelves = await yarnLedger.shelves(tx)
  const needs = yarnNeeds(order, weighing)
  const stock = await yarnLedger.stockOf(tx, [...new Set(needs.map(({ yarn }) => yarn))])
  const isMaking = yarnStageOf(order.state) === 'making'
  const { lines } = versionInForce(order)
  return new Map(
    lines.map(({ id, design }) => {
      const wool = (kindIn(weighing.sold, design).yarns?.(design) ?? []).map(({ hex }): WoolOfYarn => {
        const code = yarnFor(hex)?.code
        const known = code === undefined ? undefined : card.find(code)
        const cones = known
          ? { code: known.code, name: known.name, supplier: known.supplier, article: known.article }
          : null
        const shelf = (code && shelves.get(code)) ?? ''
        const own =
          isMaking || order.state === 'ready'
            ? needs.filter(({ line, yarn }) => line === id && yarn === code)
            : []
        const pieces = own
          .filter(({ yarn }) => isCounted(stock, yarn))
          .map((need) => pieceOf(stock, need, isMaking))
        return { hex, cones, shelf, pieces }
      })
      return [id, wool]
    }),
  )
}

function pieceOf(stock: YarnStock, need: Parameters<typeof missingGrams>[1], isMaking: boolean) {
  const lots = stock.holds
    .filter((hold) => isSameRug(hold, need) && hold.reserved + hold.taken > 0)
    .map(({ lot, reserved, taken }) => ({ lot, grams: reserved + taken }))
    .toSorted((p, q) => q.grams - p.grams)
  return { lots, missing: isMaking ? missingGrams(stock, need) : 0 }
}

/** The lots that an order’s rugs of a design have, yarn by yarn; empty for what nobody counted, or nobody has reserved yet. */
export async function lotsOfDesign(
  tx: Tx,
  order: Order,
  { isIt, weighing }: { readonly isIt: (design: Product) => boolean; readonly weighing: Weighing },
): Promise<readonly { readonly hex: string; readonly lots: readonly string[] }[]> {
  const lines = versionInForce(order).lines.filter(({ design }) => isIt(design))
  const [first] = lines
  if (!first) return []
  const ids = new Set(lines.map(({ id }) => id))
  const needs = yarnNeeds(order, weighing).filter(({ line }) => ids.has(line))
  const { holds } = await yarnLedger.stockOf(tx, [...new Set(needs.map(({ yarn }) => yarn))])
  const own = holds.filter(
    (hold) => needs.some((need) => isSameRug(hold, need)) && hold.reserved + hold.taken > 0,
  )
  return (kindIn(weighing.sold, first.design).yarns?.(first.design) ?? []).flatMap(({ hex }) => {
    const code = yarnFor(hex)?.code
    const lots = [...new Set(own.filter(({ yarn }) => yarn === code).map(({ lot }) => lot))]
    return lots.length > 0 ? [{ hex, lots }] : []
  })
}
