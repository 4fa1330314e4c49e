import { randomUUID } from 'node:crypto'

import type { ActivityResponse } from '@nawl/contract/desk/activity'
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { deskChange } from '../../platform/db/schema/desk-schema.ts'

const PAGE = 50

export type DeskChange = Omit<typeof deskChange.$inferInsert, 'id'>

/** Records a change, in the transaction that makes it. */
export async function recordChange(tx: Tx, change: DeskChange): Promise<void> {
  await tx.insert(deskChange).values({ id: randomUUID(), ...change })
}

/** In place of an erased address. */
export const ERASED = 'erased'

/** Takes addresses, in lower case, out of what changes were about; of these kinds, or of all. */
export async function forgetSubjects(
  tx: Tx,
  emails: readonly string[],
  kinds?: readonly DeskChange['kind'][],
): Promise<void> {
  const theirs = inArray(sql`lower(${deskChange.subject})`, [...emails])
  const chosen = kinds && inArray(deskChange.kind, [...kinds])
  await tx.update(deskChange).set({ subject: ERASED }).where(and(theirs, chosen))
}

/** Whether a change of a kind, with these values after it, was recorded since an instant. */
export async function wasRecorded(
  orm: Tx,
  kind: DeskChange['kind'],
  after: Readonly<Record<string, string>>,
  since: Date,
): Promise<boolean> {
  const holds = sql`${deskChange.after} @> ${JSON.stringify(after)}::jsonb`
  const rows = await orm
    .select({ id: deskChange.id })
    .from(deskChange)
    .where(and(gte(deskChange.at, since), eq(deskChange.kind, kind), holds))
    .limit(1)
  return rows.length > 0
}

/** The newest value of a name after a change of a subject, among those that hold some values; null for none. */
export async function lastRecorded(
  orm: Tx,
  wish: {
    readonly subject: string
    readonly holding: Readonly<Record<string, number>>
    readonly name: string
    readonly since: Date
  },
): Promise<unknown> {
  const { subject, holding, name, since } = wish
  const holds = sql`${deskChange.after} @> ${JSON.stringify(holding)}::jsonb and ${deskChange.after} ? ${name}`
  const [found] = await orm
    .select({ after: deskChange.after })
    .from(deskChange)
    .where(and(gte(deskChange.at, since), eq(deskChange.subject, subject), holds))
    .orderBy(desc(deskChange.at), desc(deskChange.id))
    .limit(1)
  return found?.after?.[name] ?? null
}

/** A page of what was changed, newest first. `before` is `next` of the page before. */
export async function listChanges(orm: Tx, before: string | undefined): Promise<ActivityResponse> {
  const rows = await orm
    .select()
    .from(deskChange)
    .where(before === undefined ? undefined : olderThan(before))
    .orderBy(desc(deskChange.at), desc(deskChange.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    changes: page.map(({ at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      before: row.before as ActivityResponse['changes'][number]['before'],
      after: row.after as ActivityResponse['changes'][number]['after'],
    })),
    next: rows.length > PAGE && last ? `${last.at.getTime()}_${last.id}` : null,
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

function olderThan(before: string) {
  const [, time = '0', id = NO_ID] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(before) ?? []
  const at = new Date(Number(time))
  return or(lt(deskChange.at, at), and(eq(deskChange.at, at), lt(deskChange.id, id)))
}
