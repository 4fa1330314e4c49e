import type { OrderNumbers } from '@nawl/contract/desk/lists'
import { MOST_SELECTED } from '@nawl/contract/desk/most-selected'
import type { AdminOrders } from '@nawl/contract/sales/admin'
import type { Order } from '@nawl/domain/order/order'
import { ORDER_STATES, type OrderState } from '@nawl/domain/order/order-state'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { and, asc, count, inArray } from 'drizzle-orm'

import { order } from '../../platform/db/schema/commerce-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { listedOrder } from '../../platform/db/schema/list-schema.ts'
import { readOrder } from '../orders/order-rows.ts'
import type { ShopKinds } from '../kinds/shop-kinds.ts'
import { NEEDS_YARNS, waitingYarns } from '../orders/waiting-yarns.ts'
import { listed, orderKeyset, type OrderSearch, passing } from './order-list.ts'

const PAGE = 50
/** More than a house of twenty people has in hand. */
const MOST_IN_WORKSHOP = 200

/** SQL of the order list, in pages. */
export function adminStore({ orm }: Pick<Database, 'orm'>, now: () => number, { sold }: ShopKinds) {
  return { inWorkshop, list, numbers, counted, pages }

  async function list({
    before,
    ...filter
  }: OrderSearch & { readonly before?: string | undefined }): Promise<AdminOrders> {
    const { rows, next } = await page(filter, before, PAGE)
    const at = new Date(now())
    const waiting = await yarnsOf(rows.map(({ number }) => number))
    const orders = rows.map((row) => listed(row, at, waiting.get(row.number)))
    return { orders, counts: await counts(), next }
  }

  /** The yarns that some orders wait for. Nothing is read while all are in stock. */
  async function yarnsOf(orderNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (orderNumbers.length === 0 || !cardYarns().some(({ isOut }) => isOut)) return new Map()
    const rows = await orm
      .select({
        number: order.number,
        state: order.state,
        inForce: order.inForce,
        versions: order.versions,
      })
      .from(order)
      .where(and(inArray(order.number, [...orderNumbers]), inArray(order.state, [...NEEDS_YARNS])))
    return new Map(rows.map((row) => [row.number, waitingYarns(row, sold)]))
  }

  /** The numbers of all orders that match, for a selection. */
  async function numbers(filter: OrderSearch): Promise<OrderNumbers> {
    const { rows, next } = await page(filter, undefined, MOST_SELECTED)
    return { numbers: rows.map(({ number }) => number), more: next !== null }
  }

  /** How many orders match. */
  async function counted(filter: OrderSearch): Promise<number> {
    const [row] = await orm
      .select({ count: count() })
      .from(listedOrder)
      .where(passing(filter, new Date(now())))
    return row?.count ?? 0
  }

  /** The numbers of all orders that match, some at a time and never in one transaction, however long it takes. */
  async function* pages(filter: OrderSearch, size: number): AsyncGenerator<readonly string[]> {
    let cursor: string | undefined
    do {
      const { rows, next } = await page(filter, cursor, size)
      yield rows.map(({ number }) => number)
      cursor = next ?? undefined
    } while (cursor !== undefined)
  }

  async function page(filter: OrderSearch, before: string | undefined, size: number) {
    const keyset = orderKeyset(filter)
    const found = await orm
      .select()
      .from(listedOrder)
      .where(and(passing(filter, new Date(now())), keyset.behind(before)))
      .orderBy(keyset.order)
      .limit(size + 1)
    const rows = found.slice(0, size)
    const last = rows.at(-1)
    return { rows, next: found.length > size && last ? keyset.cursorOf(last) : null }
  }

  /** Paid orders that are not shipped, the oldest first. */
  async function inWorkshop(): Promise<readonly Order[]> {
    const rows = await orm
      .select()
      .from(order)
      .where(inArray(order.state, ['confirmed', 'in_production', 'ready']))
      .orderBy(asc(order.placedAt), asc(order.number))
      .limit(MOST_IN_WORKSHOP)
    return Promise.all(rows.map((row) => readOrder(orm, row)))
  }

  async function counts(): Promise<AdminOrders['counts']> {
    const rows = await orm
      .select({ stage: listedOrder.stage, count: count() })
      .from(listedOrder)
      // Of an index alone, without the rows.
      .groupBy(listedOrder.stage)
    const of = (state: OrderState, n: number) =>
      [state, rows.find(({ stage }) => stage === n + 1)?.count ?? 0] as const
    return Object.fromEntries(ORDER_STATES.map(of)) as Record<OrderState, number> // forgets its keys
  }
}
