import { randomUUID } from 'node:crypto'

import { and, eq, or, sql } from 'drizzle-orm'

import { authSession, identity, person } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Bearer } from './access-token.ts'

/** The provider's claims about a person. */
export type ProviderAccount = {
  readonly provider: 'google' | 'local-google'
  readonly sub: string
  readonly email: string
  readonly name: string | null
}

const PROVIDED = [
  'email',
  'email_verified',
  'full_name',
  'iss',
  'name',
  'phone_verified',
  'provider_id',
  'sub',
] as const

/** A person with the id at their provider. */
export type Person = typeof person.$inferSelect & Pick<ProviderAccount, 'sub'> & { readonly provider: string }

/**
 * Finds or creates the person of a provider's account. Identity is (provider, sub) only: the new owner of an e-mail
 * address must not get the account of the former one.
 */
export async function welcome(tx: Database['orm'], account: ProviderAccount, at: Date): Promise<string> {
  const { provider, sub, email, name } = account
  const same = and(eq(identity.provider, provider), eq(identity.sub, sub))
  const seen = { email, lastSignInAt: at }
  const [known] = await tx.update(identity).set(seen).where(same).returning({ personId: identity.personId })
  if (known) {
    // The provider's claims override what a client wrote.
    const userMetadata = sql`${person.userMetadata} - ${sql.param([...PROVIDED])}::text[]`
    await tx
      .update(person)
      .set({ ...seen, name, userMetadata })
      .where(eq(person.id, known.personId))
    return known.personId
  }
  const id = randomUUID()
  await tx.insert(person).values({ id, ...seen, name, createdAt: at })
  const [made] = await tx
    .insert(identity)
    .values({ provider, sub, personId: id, ...seen, createdAt: at })
    .onConflictDoNothing()
    .returning({ personId: identity.personId })
  if (made) return id
  // A concurrent sign-in created the account first; use that one.
  await tx.delete(person).where(eq(person.id, id))
  return welcome(tx, account, at)
}

/** The people at an address in lower case: one who has it at the provider today, or had it when last here. */
export async function peopleAt(tx: Database['orm'], emailKey: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: person.id })
    .from(person)
    .leftJoin(identity, eq(identity.personId, person.id))
    .where(or(eq(sql`lower(${person.email})`, emailKey), eq(sql`lower(${identity.email})`, emailKey)))
  return rows.map(({ id }) => id)
}

/** The addresses of a person, in lower case. */
export async function addressesOf(tx: Database['orm'], personId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ now: person.email, atProvider: identity.email })
    .from(person)
    .leftJoin(identity, eq(identity.personId, person.id))
    .where(eq(person.id, personId))
  const all = rows.flatMap(({ now, atProvider }) => [now, atProvider ?? now])
  return [...new Set(all.map((email) => email.toLowerCase()))]
}

/** The person of an access token; null when the session has ended or the account was deleted. */
export async function findBearer(
  orm: Database['orm'],
  { personId, sessionId }: Bearer,
): Promise<Person | null> {
  const [row] = await orm
    .select({ person, provider: identity.provider, sub: identity.sub })
    .from(authSession)
    .innerJoin(person, eq(person.id, authSession.personId))
    .innerJoin(identity, eq(identity.personId, person.id))
    .where(and(eq(authSession.id, sessionId), eq(authSession.personId, personId)))
    .limit(1)
  return row ? { ...row.person, provider: row.provider, sub: row.sub } : null
}
