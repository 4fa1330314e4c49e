import { and, eq } from 'drizzle-orm'

import { staffAccount } from '../../platform/db/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'

/** An account as its provider names it. */
export type Subject = { readonly provider: string; readonly sub: string; readonly email: string }

/** Whose the addresses of staff are. They are compared without regard to case. */
export function staffAccountStore({ orm }: Database) {
  const ofAddress = ({ provider, email }: Pick<Subject, 'provider' | 'email'>) =>
    and(eq(staffAccount.provider, provider), eq(staffAccount.email, email.toLowerCase()))

  /** The subject that an address is pinned to at its provider; null where nobody has come with it yet. */
  async function pinnedTo(subject: Subject): Promise<string | null> {
    const [row] = await orm.select().from(staffAccount).where(ofAddress(subject))
    return row?.sub ?? null
  }

  /** Pins an address to a subject, unless somebody was faster. Returns to whom it is pinned now. */
  async function pin(subject: Subject, pinnedAt: Date): Promise<string | null> {
    const { provider, sub, email } = subject
    await orm
      .insert(staffAccount)
      .values({ provider, sub, email: email.toLowerCase(), pinnedAt })
      .onConflictDoNothing()
    return pinnedTo(subject)
  }

  /** The next one who comes with the address has it. Returns how many accounts had. */
  async function release(email: string): Promise<number> {
    const same = eq(staffAccount.email, email.toLowerCase())
    return (await orm.delete(staffAccount).where(same).returning()).length
  }

  const list = () => orm.select().from(staffAccount).orderBy(staffAccount.email)

  return { pinnedTo, pin, release, list }
}
