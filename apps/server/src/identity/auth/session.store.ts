import { createHmac, randomBytes, randomUUID } from 'node:crypto'

import { retentionMs } from '@nawl/domain/privacy/retention'
import { DAY_MS } from '@nawl/domain/time/durations'
import { and, eq, lt, ne } from 'drizzle-orm'

import { authSession, refreshToken } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Bearer } from './access-token.ts'
import { findBearer, type Person } from './person.store.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'

/** For concurrent tabs and lost answers: the token just replaced still returns its successor during this time. */
const REUSE_MS = 10 * 1000
/** A session ends after this long without use. */
const IDLE_MS = retentionMs('sessions')
/** Replaced tokens are remembered this long; afterwards they count as unknown. */
const REMEMBERED_MS = 30 * DAY_MS

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

export type Session = Omit<typeof authSession.$inferSelect, 'chainKey'>
/** A session, its person, and the current refresh token, which is never stored. */
export type Opened = { readonly session: Session; readonly person: Person; readonly token: string }
export type Refreshing =
  | ({ readonly ok: true } & Opened)
  | {
      readonly ok: false
      readonly reason:
        | 'refresh_token_not_found'
        | 'refresh_token_already_used'
        | 'session_not_found'
        | 'session_expired'
    }

const refused = (reason: Extract<Refreshing, { ok: false }>['reason']): Refreshing => ({ ok: false, reason })

/** Opens a session in the caller's transaction and ends the browser's former one, which nobody could sign out of. */
export async function openSession(
  tx: Database['orm'],
  personId: string,
  at: Date,
  browserHash: string | null = null,
): Promise<Opened> {
  if (browserHash !== null) await tx.delete(authSession).where(eq(authSession.browserHash, browserHash))
  const session = { id: randomUUID(), personId, createdAt: at, refreshedAt: at, browserHash }
  await tx.insert(authSession).values({ ...session, chainKey: randomBytes(32).toString('base64url') })
  const token = randomBytes(32).toString('base64url')
  await tx.insert(refreshToken).values({ hash: secretHash(token), sessionId: session.id, createdAt: at })
  const person = await findBearer(tx, { personId, sessionId: session.id })
  if (!person) throw new Error('a session has been opened for nobody')
  return { session, person, token }
}

/** Ends a session and all its tokens. */
export async function endSession(orm: Database['orm'], id: string): Promise<void> {
  await orm.delete(authSession).where(eq(authSession.id, id))
}

export type SessionStore = ReturnType<typeof sessionStore>

/** SQL of sessions. Every change locks the session's row first, so that concurrent tabs take turns. */
export function sessionStore({ database: { orm }, now }: { database: Database; now: () => number }) {
  /**
   * Exchanges a refresh token for its successor. The token just replaced returns the same successor for ten seconds;
   * reuse of an older one means that it was stolen and ends the session.
   */
  async function refresh(token: string): Promise<Refreshing> {
    const at = new Date(now())
    const same = eq(refreshToken.hash, secretHash(token))
    return orm.transaction(async (tx) => {
      const [{ sessionId } = { sessionId: null }] = await tx.select().from(refreshToken).where(same)
      if (sessionId === null) return refused('refresh_token_not_found')
      const [row] = await tx.select().from(authSession).where(eq(authSession.id, sessionId)).for('update')
      if (!row) return refused('session_not_found')
      // Read again under the lock.
      const [shown] = await tx.select().from(refreshToken).where(same)
      if (!shown) return refused('refresh_token_not_found')
      const { chainKey, ...session } = row
      if (at.getTime() - session.refreshedAt.getTime() > IDLE_MS) {
        await endSession(tx, sessionId)
        return refused('session_expired')
      }
      const next = successor(token, chainKey)
      if (shown.replacedAt === null) await replace(tx, shown.hash, { next, sessionId, at })
      else if (!(await mayRepeat(tx, shown.replacedAt, next, at))) {
        await endSession(tx, sessionId)
        return refused('refresh_token_already_used')
      }
      const person = await findBearer(tx, { personId: session.personId, sessionId })
      return person ? { ok: true, session, person, token: next } : refused('session_not_found')
    })
  }

  /** Signs out: this session, all of the person's, or all but this one. */
  async function end({ sessionId, personId }: Bearer, scope: SignOutScope): Promise<void> {
    const chosen = {
      global: undefined,
      local: eq(authSession.id, sessionId),
      others: ne(authSession.id, sessionId),
    }[scope]
    await orm.delete(authSession).where(and(eq(authSession.personId, personId), chosen))
  }

  /** Deletes tokens that were replaced long ago. */
  async function sweep(): Promise<void> {
    await orm.delete(refreshToken).where(lt(refreshToken.replacedAt, new Date(now() - REMEMBERED_MS)))
  }

  return { refresh, end, sweep }
}

// Deriving the successor lets a lost answer be repeated although only hashes are stored. It takes both the token and
// the session's key: a stolen token alone or a stolen database alone is not enough.
const successor = (token: string, chainKey: string) =>
  createHmac('sha256', chainKey).update(token).digest('base64url')

async function replace(
  tx: Database['orm'],
  hash: string,
  { next, sessionId, at }: { next: string; sessionId: string; at: Date },
): Promise<void> {
  await tx.update(refreshToken).set({ replacedAt: at }).where(eq(refreshToken.hash, hash))
  await tx.insert(refreshToken).values({ hash: secretHash(next), sessionId, parentHash: hash, createdAt: at })
  await tx.update(authSession).set({ refreshedAt: at }).where(eq(authSession.id, sessionId))
}

async function mayRepeat(tx: Database['orm'], replacedAt: Date, next: string, at: Date): Promise<boolean> {
  if (at.getTime() - replacedAt.getTime() > REUSE_MS) return false
  const [active] = await tx
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.hash, secretHash(next)))
  return active?.replacedAt === null
}
