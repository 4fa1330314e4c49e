import type { CartLine } from '@nawl/domain/cart/cart-line'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { type Actor, type Order, versionInForce } from '@nawl/domain/order/order'
import { type Done, done } from '@nawl/domain/order/outcome'
import { kindIn, type Product } from '@nawl/domain/product/product'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { tradePapers } from '@nawl/messages/by-language/trade-papers'
import { and, desc, eq, inArray, or } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { STAFF_LANGUAGE } from '../../platform/language.ts'
import { designHash } from '../carts/approved-design.ts'
import { lotsOfDesign } from '../yarn-ledger/line-wool.ts'
import type { OrderDeps } from '../sales-deps.ts'
import { readOrder } from './order-rows.ts'

const BY: Actor = 'shop'
/** Orders whose rugs were made, or will be. */
const MADE = ['confirmed', 'in_production', 'ready', 'shipped', 'delivered'] as const
/** Older ones are not looked through. */
const MOST_ORDERS = 50

/** The kinds that are sold, and what the workshop makes them with. */
type Making = Pick<OrderDeps, 'kinds' | 'config'>

/** Whose earlier orders are looked through: an account's, and those under the same address. */
type Customer = { readonly personId: string | null; readonly emailKey: string }

/** The hash of what a rug is made from. */
export const rugHash = (design: Product): string => designHash(design as DesignSnapshot)

/** The lots of an order's rugs of a design, for the workshop: `Ink; Sand S-77`; empty where none is known. */
export async function lotsText(
  tx: Tx,
  earlier: Order,
  hash: string,
  { kinds, config }: Making,
): Promise<string> {
  const isIt = (other: Product) => isRug(other, kinds) && rugHash(other) === hash
  const lots = await lotsOfDesign(tx, earlier, {
    isIt,
    weighing: { sold: kinds.sold, workshop: config.workshop },
  })
  return lots.map(({ hex, lots: names }) => `${yarnOfHex(hex)?.name ?? hex} ${names.join(', ')}`).join('; ')
}

/** One line of a note, with the order that its rug repeats and the dye lots to match. */
export function repeatedLine(line: string, repeats: string, lots: string): string {
  const words = tradePapers[STAFF_LANGUAGE]
  return lots === ''
    ? words.noteRepeat({ line, order: repeats })
    : words.noteLots({ line, order: repeats, lots })
}

/** What the workshop has to know of rugs that their customer had before: the latest order of each, with its lots. Empty for new ones. */
export async function repeatedRugs(
  tx: Tx,
  { personId, emailKey }: Customer,
  lines: readonly CartLine[],
  making: Making,
): Promise<string> {
  const rugs = lines.filter(({ design }) => isRug(design, making.kinds))
  if (rugs.length === 0) return ''
  const own = eq(order.emailKey, emailKey)
  const rows = await tx
    .select()
    .from(order)
    .where(
      and(personId === null ? own : or(own, eq(order.personId, personId)), inArray(order.state, [...MADE])),
    )
    .orderBy(desc(order.placedAt))
    .limit(MOST_ORDERS)
  const said: string[] = []
  const left = new Map(rugs.map((line) => [rugHash(line.design), line]))
  for (const row of rows) {
    if (left.size === 0) break
    const earlier = await readOrder(tx, row)
    for (const { design } of versionInForce(earlier).lines) {
      const hash = isRug(design, making.kinds) ? rugHash(design) : ''
      const line = left.get(hash)
      if (!line) continue
      left.delete(hash)
      const words = tradePapers[STAFF_LANGUAGE].noteRug({ quantity: line.quantity, design: line.design.name })
      said.push(repeatedLine(words, earlier.number, await lotsText(tx, earlier, hash, making)))
    }
  }
  return said.join('\n')
}

/** An order that was just placed, with a note of the shop's own. */
export function withNote(placed: Done, at: Date, text: string): Done {
  const noted: Order = { ...placed.order, notes: [{ by: BY, at, text }] }
  return {
    ...placed,
    order: noted,
    events: [...placed.events, ...done(noted, at, BY, [{ kind: 'noted' }]).events],
  }
}

const isRug = (design: Product, { rules }: Making['kinds']): boolean => kindIn(rules, design).countsAsRugs
