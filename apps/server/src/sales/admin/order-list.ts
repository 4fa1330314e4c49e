import type { OrderFilter } from '@nawl/contract/desk/lists'
import type { ListedOrder } from '@nawl/contract/sales/admin'
import type { OrderState } from '@nawl/domain/order/order-state'
import { lateIfPromisedBy } from '@nawl/domain/order/expected-days'
import { startOfDay } from '@nawl/domain/shop/time-zone'
import { overdueIfPlacedBefore } from '@nawl/domain/workshop/production-dates'
import { DAY_MS } from '@nawl/domain/time/durations'
import { and, eq, gte, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm'

import { holdsAll, keyset, type SortColumn } from '../../platform/db/list-query.ts'
import { listedOrder } from '../../platform/db/schema/list-schema.ts'

/** A filter, or some orders by number, which may have changed since they were selected by it. */
export type OrderSearch = OrderFilter & { readonly numbers?: readonly string[] | undefined }

type Row = typeof listedOrder.$inferSelect

const PROMISED: readonly OrderState[] = ['confirmed', 'in_production', 'ready', 'shipped']

const NUMBER: SortColumn = { column: listedOrder.number, kind: 'text' }
const PLACED: SortColumn = { column: listedOrder.placedAt, kind: 'instant' }
const SORTS = {
  placed: [PLACED, NUMBER],
  total: [{ column: listedOrder.totalUsd, kind: 'number' }, NUMBER],
  state: [{ column: listedOrder.stage, kind: 'number' }, PLACED, NUMBER],
} as const satisfies Record<string, readonly SortColumn[]>

/** How a list of orders is sorted, and where its next page begins. */
export function orderKeyset({ sort = 'placed', direction = 'down' }: OrderFilter) {
  const { behind, cursorOf, order } = keyset(SORTS[sort], direction)
  const valuesOf = ({ number, placedAt, stage, totalUsd }: Row) =>
    ({ placed: [placedAt, number], total: [totalUsd, number], state: [stage, placedAt, number] })[sort]
  return { behind, order, cursorOf: (row: Row) => cursorOf(valuesOf(row)) }
}

/** The orders that a filter lets through. */
export function passing(filter: OrderSearch, now: Date): SQL | undefined {
  const { state, search, country, from, to, overdue, approval, numbers } = filter
  if (numbers) return inArray(listedOrder.number, [...numbers])
  return and(
    state && eq(listedOrder.state, state),
    search ? holdsAll(listedOrder.searched, search) : undefined,
    country ? eq(listedOrder.country, country) : undefined,
    from ? gte(listedOrder.placedAt, startOfDay(from)) : undefined,
    to ? lt(listedOrder.placedAt, new Date(startOfDay(to).getTime() + DAY_MS)) : undefined,
    approval && eq(listedOrder.awaitsApproval, true),
    overdue &&
      and(inArray(listedOrder.state, [...PROMISED]), isLate(now), eq(listedOrder.awaitsApproval, false)),
  )
}

/** Orders from before days were promised are late by the weeks that orders are promised now. */
const isLate = (now: Date) =>
  or(
    lte(listedOrder.expectedBy, lateIfPromisedBy(now)),
    and(isNull(listedOrder.expectedBy), lt(listedOrder.placedAt, overdueIfPlacedBefore(now))),
  )

const isRowLate = ({ expectedBy, placedAt }: Row, now: Date): boolean =>
  expectedBy ? expectedBy <= lateIfPromisedBy(now) : placedAt < overdueIfPlacedBefore(now)

/** An order as lists show it. */
export function listed(row: Row, now: Date, yarnsOnOrder: readonly string[] = []): ListedOrder {
  const { number, state, name, email, country, rugCount, totalUsd } = row
  const { placedAt, changeUntil, expectedBy, hasOpenClaim, awaitsApproval } = row
  return {
    number,
    state,
    name,
    email,
    country,
    rugCount,
    total: totalUsd,
    placedAt: placedAt.toISOString(),
    mayStartAt: state === 'confirmed' ? (changeUntil?.toISOString() ?? null) : null,
    hasOpenClaim,
    awaitsApproval,
    yarnsOnOrder: [...yarnsOnOrder],
    expectedBy: expectedBy?.toISOString() ?? null,
    isOverdue: PROMISED.includes(state) && !awaitsApproval && isRowLate(row, now),
  }
}
