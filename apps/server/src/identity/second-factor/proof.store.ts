import { DAY_MS } from '@nawl/domain/time/durations'
import { and, eq, ne, sql } from 'drizzle-orm'

import { answer, type Tx } from '../../platform/db/database.ts'
import { staffCodes, staffPasskey, staffProof } from '../../platform/db/schema/second-factor-schema.ts'

/** After a proof, the desk asks for no other one during this time before it moves money or changes the staff. */
export const FRESH_MS = 10 * 60 * 1000
/** A browser that stays signed in proves itself again after this long. */
const PASSED_MS = 30 * DAY_MS

/** How a session stands with the second factor of its holder: `owed` has one and has not proven it. */
export type ProofState = 'none' | 'owed' | 'passed' | 'fresh' | 'token'
export type Holder = { readonly email: string; readonly sessionId: string }

/** Reads it in one query, because every call of the desk asks. */
export async function proofState(tx: Tx, { email, sessionId }: Holder, now: number): Promise<ProofState> {
  const [row] = await answer<{ hasFactor: boolean; at: string | Date | null }>(
    tx,
    sql`select
      exists (select 1 from ${staffPasskey} where ${staffPasskey.email} = ${email})
        or exists (select 1 from ${staffCodes} where ${staffCodes.email} = ${email}) as "hasFactor",
      (select ${staffProof.at} from ${staffProof}
        where ${staffProof.sessionId} = ${sessionId} and ${staffProof.email} = ${email}) as "at"`,
  )
  if (!row?.hasFactor) return 'none'
  const age = row.at === null ? Infinity : now - new Date(row.at).getTime()
  if (age < FRESH_MS) return 'fresh'
  return age < PASSED_MS ? 'passed' : 'owed'
}

/** Notes that a session has just proven its second factor. */
export async function noteProof(tx: Tx, { email, sessionId }: Holder, at: Date): Promise<void> {
  await tx
    .insert(staffProof)
    .values({ sessionId, email, at })
    .onConflictDoUpdate({ target: staffProof.sessionId, set: { email, at } })
}

/** Forgets the proofs of all sessions of an address, except one. */
export async function forgetProofs(tx: Tx, email: string, but: string | null = null): Promise<void> {
  const others = but === null ? undefined : ne(staffProof.sessionId, but)
  await tx.delete(staffProof).where(and(eq(staffProof.email, email), others))
}
