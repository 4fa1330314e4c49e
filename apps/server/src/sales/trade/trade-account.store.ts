import { randomUUID } from 'node:crypto'

import { decided, mayApply, type TradeApplication, type TradeDecision } from '@nawl/domain/trade/trade-member'
import { asc, desc, eq, isNull, sql } from 'drizzle-orm'

import { peopleAt } from '../../identity/auth/person.store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { person } from '../../platform/db/schema/auth-schema.ts'
import { tradeAccount, tradeProject, tradeQuote } from '../../platform/db/schema/trade-schema.ts'

export type TradeAccountRow = typeof tradeAccount.$inferSelect

/** A person's trade account, from the application on; null without one. */
export async function tradeAccountOf(tx: Tx, personId: string): Promise<TradeAccountRow | null> {
  const [row] = await tx.select().from(tradeAccount).where(eq(tradeAccount.personId, personId))
  return row ?? null
}

type Applying = {
  readonly personId: string
  readonly application: TradeApplication
  readonly language: string
  readonly at: Date
}

/** Stores an application, or corrects one that nobody has decided on; null where the account is in another state. */
export async function applyForTrade(
  tx: Tx,
  { personId, application, language, at }: Applying,
): Promise<TradeAccountRow | null> {
  const fresh = { state: 'applied', application, language, appliedAt: at, reason: '' } as const
  const [made] = await tx
    .insert(tradeAccount)
    .values({ id: randomUUID(), personId, ...fresh })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const [row] = await tx.select().from(tradeAccount).where(eq(tradeAccount.personId, personId)).for('update')
  if (!row || !mayApply(row.state)) return null
  const [again] = await tx
    .update(tradeAccount)
    .set({ ...fresh, decidedAt: null, decidedBy: null })
    .where(eq(tradeAccount.id, row.id))
    .returning()
  return again ?? null
}

type Deciding = {
  readonly id: string
  readonly decision: TradeDecision
  readonly contact: TradeAccountRow['contact']
  readonly by: string
  readonly at: Date
}

/** Carries out a decision of the desk; what there was before and after it. */
export async function decideTrade(tx: Tx, { id, decision, contact, by, at }: Deciding) {
  const [row] = await tx.select().from(tradeAccount).where(eq(tradeAccount.id, id)).for('update')
  if (!row) return 'no-application'
  // Whoever of the staff applies is decided on by somebody else, whichever account of theirs they applied with.
  if ((await peopleAt(tx, by)).includes(row.personId)) return 'own-account'
  const state = decided(row.state, decision)
  if (state === null) return 'wrong-state'
  const given =
    decision.kind === 'accept' ? { tier: decision.tier, contact, reason: '' } : { reason: decision.reason }
  const [after] = await tx
    .update(tradeAccount)
    .set({ state, ...given, decidedAt: at, decidedBy: by })
    .where(eq(tradeAccount.id, id))
    .returning()
  const [owner] = await tx.select().from(person).where(eq(person.id, row.personId))
  if (!after || !owner) throw new Error(`the trade account ${id} has no person`)
  return { before: row, after, email: owner.email }
}

/** All trade accounts with who they are of, applications first, then the newest. */
export async function listTradeAccounts(orm: Tx) {
  const projects = orm
    .select({ personId: tradeProject.personId, projects: sql<number>`count(*)::int`.as('projects') })
    .from(tradeProject)
    .where(isNull(tradeProject.deletedAt))
    .groupBy(tradeProject.personId)
    .as('projects')
  return orm
    .select({ row: tradeAccount, email: person.email, name: person.name, projects: projects.projects })
    .from(tradeAccount)
    .innerJoin(person, eq(person.id, tradeAccount.personId))
    .leftJoin(projects, eq(projects.personId, tradeAccount.personId))
    .orderBy(asc(sql`${tradeAccount.state} <> 'applied'`), desc(tradeAccount.appliedAt))
    .limit(500)
}

/** The latest quotes of all members. */
export const latestQuotes = (orm: Tx) =>
  orm.select().from(tradeQuote).orderBy(desc(tradeQuote.madeAt), desc(tradeQuote.id)).limit(1000)
