import type { Role } from '@nawl/domain/staff/roles'
import { and, asc, eq } from 'drizzle-orm'

import type { Database, Tx } from '../../platform/db/database.ts'
import { staffMember } from '../../platform/db/schema/desk-schema.ts'

export type StaffMember = typeof staffMember.$inferSelect

/** SQL of the members of staff whom an owner invited. Addresses are in lower case. */
export function staffMemberStore({ orm }: Pick<Database, 'orm'>) {
  const ofAddress = (email: string) => eq(staffMember.email, email)

  return {
    async roleOf(email: string): Promise<Role | null> {
      const [row] = await orm.select({ role: staffMember.role }).from(staffMember).where(ofAddress(email))
      return row?.role ?? null
    },

    list: () => orm.select().from(staffMember).orderBy(asc(staffMember.invitedAt), asc(staffMember.email)),

    /** All members, locked until the end of the transaction, so that changes of staff happen one after the other. */
    lock: (tx: Tx): Promise<StaffMember[]> =>
      tx.select().from(staffMember).orderBy(asc(staffMember.email)).for('update'),

    /** False if the address is a member's already. */
    async add(tx: Tx, member: StaffMember): Promise<boolean> {
      return (await tx.insert(staffMember).values(member).onConflictDoNothing().returning()).length > 0
    },

    /** False if the member no longer has the role `was`. */
    async changeRole(tx: Tx, email: string, { was, role }: { was: Role; role: Role }): Promise<boolean> {
      const same = and(ofAddress(email), eq(staffMember.role, was))
      return (await tx.update(staffMember).set({ role }).where(same).returning()).length > 0
    },

    remove: async (tx: Tx, email: string): Promise<void> => {
      await tx.delete(staffMember).where(ofAddress(email))
    },
  }
}
