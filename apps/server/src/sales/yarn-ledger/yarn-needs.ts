import { type Order, versionInForce } from '@nawl/domain/order/order'
import type { OrderState } from '@nawl/domain/order/order-state'
import { kindIn, type Product } from '@nawl/domain/product/product'
import type { ProductionTimes } from '@nawl/domain/workshop/production-dates'
import type { YarnStage } from '@nawl/domain/workshop/reserve-yarn'
import type { YarnNeed } from '@nawl/domain/workshop/yarn-stock'
import { asc, inArray, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { type CorrectionJson, order, type VersionJson } from '../../platform/db/schema/commerce-schema.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'
import type { SoldKinds, WorkshopFacts } from '../kinds/sold-kind.ts'

/** How lines are weighed. */
export type Weighing = { readonly sold: SoldKinds; readonly workshop: WorkshopFacts }

/** States of orders whose wool is reserved. */
const MAKING: readonly OrderState[] = ['confirmed', 'in_production']
const MADE: ReadonlySet<OrderState> = new Set(['ready', 'shipped', 'delivered'])

/** What becomes of the wool of an order in a state. */
export function yarnStageOf(state: OrderState): YarnStage {
  if (MAKING.includes(state)) return 'making'
  return MADE.has(state) ? 'made' : 'ended'
}

/** What the rugs of an order take of each yarn; nothing for what is of none. */
export const yarnNeeds = (
  of: Pick<Order, 'number' | 'versions' | 'inForce'>,
  weighing: Weighing,
): readonly YarnNeed[] => needsOfLines(of.number, versionInForce(of).lines, weighing)

type Lines = readonly { readonly id: string; readonly design: Product; readonly quantity: number }[]

function needsOfLines(number: string, lines: Lines, { sold, workshop }: Weighing): readonly YarnNeed[] {
  return lines.flatMap(({ id, design, quantity }) => {
    const grams = new Map<string, number>()
    for (const each of kindIn(sold, design).weighed?.(design, workshop) ?? []) {
      const yarn = yarnFor(each.hex)?.code
      if (yarn && each.grams > 0) grams.set(yarn, (grams.get(yarn) ?? 0) + each.grams)
    }
    return Array.from({ length: quantity }, (_, n) =>
      [...grams].map(([yarn, weight]) => ({ order: number, line: id, piece: n + 1, yarn, grams: weight })),
    ).flat()
  })
}

/** An order that is being made, with what it needs. */
export type WaitingOrder = {
  readonly number: string
  readonly state: OrderState
  readonly times: ProductionTimes
  readonly tariff: Order['tariff']
  readonly lines: Lines
  /** Oldest first; their instants are text. */
  readonly corrections: readonly CorrectionJson[]
  readonly needs: readonly YarnNeed[]
}

/** The orders that are being made, the earliest promised first. Those whose transactions run are as they were before. */
export async function waitingOrders(tx: Tx, weighing: Weighing): Promise<readonly WaitingOrder[]> {
  const rows = await tx
    .select({
      number: order.number,
      state: order.state,
      tariff: order.tariff,
      placedAt: order.placedAt,
      changeUntil: order.changeUntil,
      productionAt: order.productionAt,
      expectedBy: order.expectedBy,
      corrections: order.corrections,
      version: sql<VersionJson>`${order.versions} -> ${order.inForce}`,
    })
    .from(order)
    .where(inArray(order.state, [...MAKING]))
    .orderBy(sql`${order.expectedBy} nulls last`, asc(order.placedAt), asc(order.number))
  return rows.map(({ number, state, tariff, corrections, version: { lines }, ...times }) => ({
    number,
    state,
    times,
    tariff,
    lines,
    corrections,
    needs: needsOfLines(number, lines, weighing),
  }))
}
