import { and, eq } from 'drizzle-orm'

import { staffAccount } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'

/** An account at its provider. */
export type Subject = { readonly provider: string; readonly sub: string; readonly email: string }

/** The accounts that staff addresses are pinned to; addresses compare without case. */
export function staffAccountStore({ orm }: Pick<Database, 'orm'>) {
  const ofAddress = ({ provider, email }: Pick<Subject, 'provider' | 'email'>) =>
    and(eq(staffAccount.provider, provider), eq(staffAccount.email, email.toLowerCase()))

  /** The subject that an address is pinned to; null when it is not pinned yet. */
  async function pinnedTo(subject: Subject): Promise<string | null> {
    const [row] = await orm.select().from(staffAccount).where(ofAddress(subject))
    return row?.sub ?? null
  }

  /** Pins an address to a subject unless it is pinned already. Returns the subject it is pinned to. */
  async function pin(subject: Subject, pinnedAt: Date): Promise<string | null> {
    const { provider, sub, email } = subject
    await orm
      .insert(staffAccount)
      .values({ provider, sub, email: email.toLowerCase(), pinnedAt })
      .onConflictDoNothing()
    return pinnedTo(subject)
  }

  /** Unpins an address, so that the next account with it is admitted. Returns how many accounts it was pinned to. */
  async function release(email: string): Promise<number> {
    const same = eq(staffAccount.email, email.toLowerCase())
    return (await orm.delete(staffAccount).where(same).returning()).length
  }

  const list = () => orm.select().from(staffAccount).orderBy(staffAccount.email)

  return { pinnedTo, pin, release, list }
}
