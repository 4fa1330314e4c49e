import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { person } from '../../platform/db/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { findBearer, type Person } from './person.store.ts'

/** The metadata is part of every access token and so of every request's headers. */
const MOST_BYTES = 4096
const TOO_LONG = `has to be at most ${MOST_BYTES} bytes of JSON, with what is there already`

type UserData = Readonly<Record<string, unknown>>

const isShort = (data: UserData) => Buffer.byteLength(JSON.stringify(data)) <= MOST_BYTES

/** Metadata that a client may write: any fields that PostgreSQL can store as JSON. */
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

/** Merges fields into the user's metadata; null when the user no longer exists. */
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
