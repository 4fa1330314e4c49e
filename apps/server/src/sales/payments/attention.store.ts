import type { AttentionList } from '@nawl/contract/desk/attention'
import type { AttentionKind } from '@nawl/domain/order/attention'
import type { Charged } from '@nawl/domain/order/payments'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Member } from '../../identity/staff/member.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { attention } from '../../platform/db/schema/attention-schema.ts'

/** Something that a person has to look at. */
export type Attention = Charged & {
  readonly key: string
  readonly orderNumber: string
  readonly kind: AttentionKind
  readonly dueBy: Date | null
}

const MOST_SHOWN = 200

/** Lists something once; what changed since, such as a dispute that was decided, is listed anew. */
export async function needAttention(tx: Tx, items: readonly Attention[], at: Date): Promise<void> {
  for (const item of items)
    await tx
      .insert(attention)
      .values({ ...item, at })
      .onConflictDoUpdate({
        target: attention.key,
        set: { kind: item.kind, amount: item.amount, dueBy: item.dueBy, at, doneAt: null, doneBy: null },
        setWhere: sql`${attention.kind} <> excluded.kind`,
      })
}

/** SQL of what a person has to look at. */
export function attentionStore({
  database: { orm },
  now,
}: {
  readonly database: Database
  readonly now: () => number
}) {
  return { list, done }

  /** What nobody has looked at, newest first. */
  async function list(): Promise<AttentionList> {
    const rows = await orm
      .select()
      .from(attention)
      .where(isNull(attention.doneAt))
      .orderBy(desc(attention.at), desc(attention.key))
      .limit(MOST_SHOWN)
    return {
      items: rows.map(({ key, orderNumber, kind, amount, currency, dueBy, at }) => ({
        key,
        orderNumber,
        kind,
        amount,
        currency,
        dueBy: dueBy?.toISOString() ?? null,
        at: at.toISOString(),
      })),
    }
  }

  async function done(key: string, by: Member): Promise<void> {
    await orm
      .update(attention)
      .set({ doneAt: new Date(now()), doneBy: by.email })
      .where(and(eq(attention.key, key), isNull(attention.doneAt)))
  }
}
