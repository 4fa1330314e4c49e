import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { person } from '../../platform/db/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { findBearer, type Person } from './person.store.ts'

/** It travels in every access token, and so in a header of every call. */
const MOST_BYTES = 4096
const TOO_LONG = `has to be at most ${MOST_BYTES} bytes of JSON, with what is there already`

type UserData = Readonly<Record<string, unknown>>

const isShort = (data: UserData) => Buffer.byteLength(JSON.stringify(data)) <= MOST_BYTES

/** What a client may write about its user: any fields that PostgreSQL can keep as JSON. */
export const userData = z
  .record(z.string(), z.unknown())
  .refine(isStorable, 'has characters that cannot be kept: U+0000, or half of a surrogate pair')
  .refine(isShort, TOO_LONG)

function isStorable(data: UserData): boolean {
  let isFine = true
  JSON.stringify(data, (key, value: unknown) => {
    for (const text of [key, value])
      if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) isFine = false
    return value
  })
  return isFine
}

type Written = { readonly ok: true; readonly person: Person } | { readonly ok: false; readonly why: string }

/** Adds fields to those that a client wrote of its user before; null for a user who is gone. */
export async function writeUserMetadata(
  { orm }: Database,
  bearer: { readonly personId: string; readonly sessionId: string },
  data: UserData,
): Promise<Written | null> {
  return orm.transaction(async (tx) => {
    const same = eq(person.id, bearer.personId)
    const [row] = await tx.select().from(person).where(same).for('update')
    const userMetadata = { ...row?.userMetadata, ...data }
    if (!isShort(userMetadata)) return { ok: false, why: `data: ${TOO_LONG}` }
    await tx.update(person).set({ userMetadata }).where(same)
    const written = await findBearer(tx, bearer)
    return written && { ok: true, person: written }
  })
}
