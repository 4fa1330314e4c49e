import { and, eq, gt } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { staffChallenge } from '../../platform/db/schema/second-factor-schema.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import type { Holder } from './proof.store.ts'

/** Time for an answer. */
const LIFE_MS = 10 * 60 * 1000

type Purpose = (typeof staffChallenge.$inferSelect)['purpose']
type Issued = Holder & { readonly purpose: Purpose; readonly secret?: string }

/** Records what was handed out to a session. */
export async function issueChallenge(tx: Tx, challenge: string, issued: Issued, at: Date): Promise<void> {
  await tx.insert(staffChallenge).values({ hash: secretHash(challenge), ...issued, at })
}

const standing = (challenge: string, { email, sessionId, purpose }: Omit<Issued, 'secret'>, at: Date) =>
  and(
    eq(staffChallenge.hash, secretHash(challenge)),
    eq(staffChallenge.purpose, purpose),
    eq(staffChallenge.email, email),
    eq(staffChallenge.sessionId, sessionId),
    gt(staffChallenge.at, new Date(at.getTime() - LIFE_MS)),
  )

/** Reads one that still stands, for this session and purpose; null otherwise. */
export async function readChallenge(tx: Tx, challenge: string, of: Omit<Issued, 'secret'>, at: Date) {
  const [row] = await tx
    .select()
    .from(staffChallenge)
    .where(standing(challenge, of, at))
  return row ?? null
}

/** Takes one away, so that it serves once; false if it does not stand. */
export async function takeChallenge(
  tx: Tx,
  challenge: string,
  of: Omit<Issued, 'secret'>,
  at: Date,
): Promise<boolean> {
  return (
    (
      await tx
        .delete(staffChallenge)
        .where(standing(challenge, of, at))
        .returning()
    ).length > 0
  )
}
