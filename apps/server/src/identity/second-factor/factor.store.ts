import { randomUUID } from 'node:crypto'

import type { DeskSecurity } from '@nawl/contract/desk/second-factor'
import { and, asc, count, eq, isNull, lt } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { staffCodes, staffPasskey, staffRecoveryCode } from '../../platform/db/schema/second-factor-schema.ts'

export type Passkey = typeof staffPasskey.$inferSelect
export type CodesApp = typeof staffCodes.$inferSelect
type Factor = DeskSecurity['factors'][number]

/** Passkeys of an address, the oldest first; locked until the end of the transaction where `lock` says so. */
export function passkeysOf(tx: Tx, email: string, lock = false): Promise<Passkey[]> {
  const query = tx
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.email, email))
    .orderBy(asc(staffPasskey.addedAt), asc(staffPasskey.id))
  return lock ? query.for('update') : query
}

/** Apps of an address that make one-time codes, in the same way. */
export function codesAppsOf(tx: Tx, email: string, lock = false): Promise<CodesApp[]> {
  const query = tx
    .select()
    .from(staffCodes)
    .where(eq(staffCodes.email, email))
    .orderBy(asc(staffCodes.addedAt), asc(staffCodes.id))
  return lock ? query.for('update') : query
}

/** Both, as pages show them. */
export async function factorsOf(tx: Tx, email: string, lock = false): Promise<Factor[]> {
  const passkeys = await passkeysOf(tx, email, lock)
  const apps = await codesAppsOf(tx, email, lock)
  return [
    ...passkeys.map((row) => ({ kind: 'passkey' as const, ...row })),
    ...apps.map((row) => ({ kind: 'codes' as const, ...row })),
  ].map(({ id, kind, name, addedAt, usedAt }) => ({
    id,
    kind,
    name,
    addedAt: addedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

/** Adds a passkey; false if it is somebody's already. */
export async function addPasskey(tx: Tx, row: Omit<Passkey, 'id' | 'usedAt'>): Promise<boolean> {
  const added = await tx
    .insert(staffPasskey)
    .values({ id: randomUUID(), ...row })
    .onConflictDoNothing()
    .returning({ id: staffPasskey.id })
  return added.length > 0
}

export async function addCodesApp(tx: Tx, row: Omit<CodesApp, 'id' | 'usedAt'>): Promise<void> {
  await tx.insert(staffCodes).values({ id: randomUUID(), ...row })
}

/** Notes that a passkey has signed. */
export async function noteSignature(tx: Tx, id: string, counter: number, at: Date): Promise<void> {
  await tx.update(staffPasskey).set({ counter, usedAt: at }).where(eq(staffPasskey.id, id))
}

/** Accepts the code of a time step; false if it, or a later one, was accepted before. */
export async function spendStep(tx: Tx, id: string, step: number, at: Date): Promise<boolean> {
  const isNewer = and(eq(staffCodes.id, id), lt(staffCodes.lastStep, step))
  const used = await tx.update(staffCodes).set({ lastStep: step, usedAt: at }).where(isNewer).returning()
  return used.length > 0
}

export async function removeFactor(tx: Tx, { id, kind }: Pick<Factor, 'id' | 'kind'>): Promise<void> {
  if (kind === 'passkey') await tx.delete(staffPasskey).where(eq(staffPasskey.id, id))
  else await tx.delete(staffCodes).where(eq(staffCodes.id, id))
}

/** Replaces the recovery codes of an address. */
export async function keepRecoveryCodes(
  tx: Tx,
  email: string,
  hashes: readonly string[],
  madeAt: Date,
): Promise<void> {
  await dropRecoveryCodes(tx, email)
  await tx.insert(staffRecoveryCode).values(hashes.map((hash) => ({ email, hash, madeAt })))
}

export async function dropRecoveryCodes(tx: Tx, email: string): Promise<void> {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.email, email))
}

/** Uses a recovery code up; false if there is none with this hash, or no longer. */
export async function spendRecoveryCode(tx: Tx, email: string, hash: string, usedAt: Date): Promise<boolean> {
  const same = and(
    eq(staffRecoveryCode.email, email),
    eq(staffRecoveryCode.hash, hash),
    isNull(staffRecoveryCode.usedAt),
  )
  return (await tx.update(staffRecoveryCode).set({ usedAt }).where(same).returning()).length > 0
}

export async function recoveryCodesLeft(tx: Tx, email: string): Promise<number> {
  const unused = and(eq(staffRecoveryCode.email, email), isNull(staffRecoveryCode.usedAt))
  const [row] = await tx.select({ left: count() }).from(staffRecoveryCode).where(unused)
  return row?.left ?? 0
}
