import { eq, inArray } from 'drizzle-orm'

import type { Database, Tx } from '../../platform/db/database.ts'
import { authSession } from '../../platform/db/schema/auth-schema.ts'
import { savedView } from '../../platform/db/schema/list-schema.ts'
import { peopleAt } from '../auth/person.store.ts'
import { dropFactors } from '../second-factor/own-factors.ts'
import { apiTokenStore } from '../tokens/api-token.store.ts'
import { recordChange } from './desk-change.store.ts'
import { staffAccountStore } from './staff-account.store.ts'

/** An address in lower case, who frees it, and when. */
type Freeing = { readonly email: string; readonly by: string; readonly at: Date }

/**
 * Takes from the holder of a staff address all that opens the desk, so that it belongs to the next account that signs
 * in with it. Returns how many accounts it was pinned to.
 */
export async function freeAddress(tx: Tx, { email, by, at }: Freeing): Promise<number> {
  const pinned = await staffAccountStore({ orm: tx }).release(email)
  const people = await peopleAt(tx, email)
  await tx.delete(authSession).where(inArray(authSession.personId, [...people]))
  await dropFactors(tx, email)
  await apiTokenStore({ orm: tx }).revokeOf(tx, email, by, at)
  await tx.delete(savedView).where(eq(savedView.email, email))
  return pinned
}

/** Frees an address that keeps its role. Throws when it belongs to no account. */
export async function releaseAddress({ orm }: Pick<Database, 'orm'>, freeing: Freeing): Promise<void> {
  const { email: subject, by, at } = freeing
  await orm.transaction(async (tx) => {
    if ((await freeAddress(tx, freeing)) === 0)
      throw new Error(`no account has ${subject}: nothing to release`)
    await recordChange(tx, { at, by, kind: 'staff.released', subject, before: null, after: null })
  })
}
