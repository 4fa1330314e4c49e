import { TODAY_KINDS, type TodayAnswer, type TodayKind } from '@nawl/contract/desk/today'
import { LEAST_WAITING_RANK } from '@nawl/domain/messages/message-state'
import { ORDER_STATES, type OrderState } from '@nawl/domain/order/order-state'
import type { Permission } from '@nawl/domain/staff/roles'
import { and, asc, desc, eq, gte, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { attention } from '../../platform/db/schema/attention-schema.ts'
import { claim } from '../../platform/db/schema/commerce-schema.ts'
import { listedOrder } from '../../platform/db/schema/list-schema.ts'
import { messageThread } from '../../platform/db/schema/message-schema.ts'
import { draft } from '../../platform/db/schema/revision-schema.ts'
import { consultation, enquiry } from '../../platform/db/schema/schema.ts'
import { tradeAccount } from '../../platform/db/schema/trade-schema.ts'
import { sentMessage } from '../../outreach/messages/sent-message.ts'
import { passing } from './order-list.ts'

/** Items of each kind; the page of the kind has all. */
const MOST_SHOWN = 5

type Asking = {
  readonly permissions: readonly Permission[]
  readonly language: string
  readonly now: Date
}

type Row = {
  readonly key: string
  readonly name: string | null
  readonly who: string | null
  readonly since: Date
  readonly dueBy: Date | null
  /** Of all that wait, on every row. */
  readonly count: number
}

/** Who takes care of each kind. */
const PERMISSION_FOR: Readonly<Record<TodayKind, Permission>> = {
  attention: 'orders.read',
  claims: 'orders.handle',
  messages: 'messages.answer',
  late: 'rugs.make',
  quotes: 'orders.handle',
  trade: 'orders.handle',
  start: 'rugs.make',
  ship: 'orders.handle',
  drafts: 'catalogue.edit',
}

const nothing = <T>() => sql<T | null>`null`
const count = sql<number>`(count(*) over ())::int`

/** SQL of what waits for somebody: a statement for each kind that the caller takes care of. */
export function todayStore({ orm }: Pick<Database, 'orm'>) {
  const rowsOf: Readonly<Record<TodayKind, (asking: Asking) => PromiseLike<readonly Row[]>>> = {
    attention: () =>
      orm
        .select({
          key: attention.orderNumber,
          name: listedOrder.name,
          who: nothing<string>(),
          since: attention.at,
          dueBy: attention.dueBy,
          count,
        })
        .from(attention)
        .innerJoin(listedOrder, eq(listedOrder.number, attention.orderNumber))
        .where(isNull(attention.doneAt))
        .orderBy(asc(attention.dueBy), asc(attention.at), asc(attention.key))
        .limit(MOST_SHOWN),
    claims: () =>
      orm
        .select({
          key: claim.orderNumber,
          name: listedOrder.name,
          who: nothing<string>(),
          since: claim.madeAt,
          dueBy: nothing<Date>(),
          count,
        })
        .from(claim)
        .innerJoin(listedOrder, eq(listedOrder.number, claim.orderNumber))
        .where(isNull(claim.outcome))
        .orderBy(asc(claim.madeAt), asc(claim.id))
        .limit(MOST_SHOWN),
    messages: async () => {
      const rows = await orm
        .select({ thread: messageThread, enquiry, consultation, count })
        .from(messageThread)
        .leftJoin(enquiry, eq(enquiry.id, messageThread.enquiryId))
        .leftJoin(consultation, eq(consultation.id, messageThread.consultationId))
        .where(gte(messageThread.rank, LEAST_WAITING_RANK))
        .orderBy(desc(messageThread.rank), desc(messageThread.id))
        .limit(MOST_SHOWN)
      return rows.map(({ count: all, ...row }) => {
        const { id, assignee, receivedAt } = row.thread
        const { name, email } = sentMessage(row)
        return { key: id, name: name || email, who: assignee, since: receivedAt, dueBy: null, count: all }
      })
    },
    late: (asking) => orders(asking, passing({ overdue: '1' }, asking.now), listedOrder.expectedBy),
    quotes: (asking) => orders(asking, inState('quote_requested')),
    trade: () =>
      orm
        .select({
          key: sql<string>`${tradeAccount.id}::text`,
          name: sql<string>`${tradeAccount.application} ->> 'practice'`,
          who: nothing<string>(),
          since: tradeAccount.appliedAt,
          dueBy: nothing<Date>(),
          count,
        })
        .from(tradeAccount)
        .where(eq(tradeAccount.state, 'applied'))
        .orderBy(asc(tradeAccount.appliedAt), asc(tradeAccount.id))
        .limit(MOST_SHOWN),
    start: (asking) =>
      orders(
        asking,
        and(
          inState('confirmed'),
          lte(listedOrder.changeUntil, asking.now),
          eq(listedOrder.awaitsApproval, false),
        ),
      ),
    ship: (asking) => orders(asking, inState('ready')),
    drafts: ({ language }) =>
      orm
        .select({
          key: draft.document,
          name: sql<string>`coalesce(${draft.value} -> 'name' ->> ${language}::text, ${draft.value} -> 'fields' ->> 'title', '')`,
          who: draft.by,
          since: draft.at,
          dueBy: nothing<Date>(),
          count,
        })
        .from(draft)
        .where(
          or(
            like(draft.document, 'design/%'),
            like(draft.document, 'text/%'),
            like(draft.document, 'sentences/%'),
          ),
        )
        .orderBy(desc(draft.at), asc(draft.document))
        .limit(MOST_SHOWN),
  }

  /** The oldest orders that match. Whoever sees no customers learns no names. */
  const orders = (
    { permissions }: Asking,
    matching: SQL | undefined,
    dueBy: SQL<Date | null> | typeof listedOrder.expectedBy = nothing<Date>(),
  ) =>
    orm
      .select({
        key: listedOrder.number,
        name: permissions.includes('customers.read') ? listedOrder.name : nothing<string>(),
        who: nothing<string>(),
        since: listedOrder.placedAt,
        dueBy,
        count,
      })
      .from(listedOrder)
      .where(matching)
      .orderBy(asc(listedOrder.placedAt), asc(listedOrder.number))
      .limit(MOST_SHOWN)

  return {
    async read(asking: Asking): Promise<TodayAnswer> {
      const kinds = TODAY_KINDS.filter((kind) => asking.permissions.includes(PERMISSION_FOR[kind]))
      const found = await Promise.all(kinds.map(async (kind) => ({ kind, rows: await rowsOf[kind](asking) })))
      return {
        groups: found.flatMap(({ kind, rows: [first, ...others] }) =>
          first ? [{ kind, count: first.count, items: [first, ...others].map(shown) }] : [],
        ),
      }
    },
  }
}

const shown = ({ key, name, who, since, dueBy }: Row) => ({
  key,
  name,
  who,
  since: since.toISOString(),
  dueBy: dueBy?.toISOString() ?? null,
})

/** By the number of the state, which has an index. */
const inState = (state: OrderState) => eq(listedOrder.stage, ORDER_STATES.indexOf(state) + 1)
