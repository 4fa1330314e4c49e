import { and, eq, isNull, lt, or } from 'drizzle-orm'

import { sha256 } from '../../sha256.ts'
import type { Database, Tx } from '../../db/database.ts'
import { idempotency } from '../../db/schema/payment-schema.ts'
import { ApiError } from '../api-error.ts'

/** Lease on a key while its command runs; a dead process delays a retry by this long. */
const LEASE_MS = 60_000

export type Answer<Body> = { readonly status: number; readonly body: Body }

/** A command's key, its owner, and the request. */
export type Keyed = { readonly owner: string; readonly key: string; readonly request: unknown }

/** A running command. `subject` is what an earlier attempt created before it died. */
export type Turn = {
  readonly subject: string | null
  /** Records the created subject; call it in the transaction that creates it. */
  readonly note: (tx: Tx, subject: string) => Promise<void>
}

/** Runs costly commands once per idempotency key. */
export function idempotencyKeys({ database: { orm }, now }: { database: Database; now: () => number }) {
  const at = ({ owner, key }: Keyed) => and(eq(idempotency.owner, owner), eq(idempotency.key, key))

  /** Claims the key, or returns its stored result. */
  async function take(keyed: Keyed, bodyHash: string) {
    const { owner, key } = keyed
    const time = new Date(now())
    const lockedUntil = new Date(now() + LEASE_MS)
    const row = { owner, key, bodyHash, lockedUntil, createdAt: time }
    const [taken] = await orm.insert(idempotency).values(row).onConflictDoNothing().returning()
    if (taken) return taken
    const free = or(isNull(idempotency.lockedUntil), lt(idempotency.lockedUntil, time))
    const same = and(at(keyed), eq(idempotency.bodyHash, bodyHash), isNull(idempotency.answer), free)
    const [retaken] = await orm.update(idempotency).set({ lockedUntil }).where(same).returning()
    if (retaken) return retaken
    const [known] = await orm.select().from(idempotency).where(at(keyed))
    if (known && known.bodyHash !== bodyHash) throw new ApiError('idempotency/other-body')
    if (!known?.answer) throw new ApiError('idempotency/in-flight')
    return known
  }

  return {
    /**
     * Runs a command, or returns the stored answer when its key was used for the same request. A command that throws
     * may be retried. Throws the ApiErrors `idempotency/…`.
     */
    async once<Body>(keyed: Keyed, command: (turn: Turn) => Promise<Answer<Body>>): Promise<Answer<Body>> {
      const bodyHash = sha256(JSON.stringify(keyed.request), 'base64url')
      const row = await take(keyed, bodyHash)
      // This function wrote it for the same command, so the type holds.
      if (row.answer) return row.answer as Answer<Body>
      const note = async (tx: Tx, subject: string) =>
        void (await tx.update(idempotency).set({ subject }).where(at(keyed)))
      try {
        const answer = await command({ subject: row.subject, note })
        await orm.update(idempotency).set({ answer, lockedUntil: null }).where(at(keyed))
        return answer
      } catch (error) {
        await orm.update(idempotency).set({ lockedUntil: null }).where(at(keyed))
        throw error
      }
    },
  }
}
