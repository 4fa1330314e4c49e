import type { AdminOrders } from '@nawl/contract/sales/admin'
import type { Order } from '@nawl/domain/order/order'
import { ORDER_STATES, type OrderState } from '@nawl/domain/order/order-state'
import { and, asc, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'

import { order } from '../../platform/db/commerce-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { readOrder } from '../orders/order-rows.ts'

const PAGE = 50
/** More than a house of twenty people has in hand. */
const MOST_IN_WORKSHOP = 200

export type AdminSearch = {
  readonly state?: OrderState | undefined
  readonly search?: string | undefined
  readonly before?: string | undefined
}

/** SQL of the order list: newest first, in pages. */
export function adminStore({ orm }: Database) {
  return {
    inWorkshop,

    async list({ state, search, before }: AdminSearch): Promise<AdminOrders> {
      const rows = await orm
        .select()
        .from(order)
        .where(
          and(
            state && eq(order.state, state),
            search ? holds(search) : undefined,
            before ? olderThan(before) : undefined,
          ),
        )
        .orderBy(desc(order.placedAt), desc(order.number))
        .limit(PAGE + 1)
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      return {
        orders: page.map(listed),
        counts: await counts(),
        next: rows.length > PAGE && last ? `${last.placedAt.getTime()}_${last.number}` : null,
      }
    },
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
    const rows = await orm.select({ state: order.state, count: count() }).from(order).groupBy(order.state)
    const none = Object.fromEntries(ORDER_STATES.map((state) => [state, 0])) as Record<OrderState, number> // forgets its keys
    return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
  }
}

function listed(row: typeof order.$inferSelect): AdminOrders['orders'][number] {
  const { number, state, address, email, rugCount, totalUsd, placedAt, changeUntil, hasOpenClaim } = row
  return {
    number,
    state,
    name: address.name,
    email,
    country: address.country,
    rugCount,
    total: totalUsd,
    placedAt: placedAt.toISOString(),
    mayStartAt: state === 'confirmed' ? (changeUntil?.toISOString() ?? null) : null,
    hasOpenClaim,
  }
}

/** Matches the search text literally: % and _ are escaped. */
function holds(search: string) {
  const typed = search
    .trim()
    .toLowerCase()
    .replaceAll(/[%_\\]/g, String.raw`\$&`)
  return sql`${order.searched} like ${`%${typed}%`}`
}

function olderThan(before: string) {
  const [, time = '0', number = ''] = /^(\d{1,15})_([\w-]{1,20})$/.exec(before) ?? []
  const placedAt = new Date(Number(time))
  return or(lt(order.placedAt, placedAt), and(eq(order.placedAt, placedAt), lt(order.number, number)))
}
