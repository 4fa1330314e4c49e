import { randomUUID } from 'node:crypto'

import type { TokenScope } from '@nawl/domain/staff/token-scopes'
import { and, count, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'

import type { Database, Tx } from '../../platform/db/database.ts'
import { apiToken } from '../../platform/db/schema/integration-schema.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'

export type ApiToken = typeof apiToken.$inferSelect

type NewToken = {
  readonly token: string
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly by: string
  readonly at: Date
  readonly expiresAt: Date | null
}

/** SQL of API tokens, of which only a hash is stored. */
export function apiTokenStore({ orm }: Pick<Database, 'orm'>) {
  const isUsable = (at: Date) =>
    and(isNull(apiToken.revokedAt), or(isNull(apiToken.expiresAt), gt(apiToken.expiresAt, at)))

  return {
    async find(token: string): Promise<ApiToken | null> {
      const same = eq(apiToken.tokenHash, secretHash(token))
      const [row] = await orm.select().from(apiToken).where(same)
      return row ?? null
    },

    list: () => orm.select().from(apiToken).orderBy(desc(apiToken.createdAt), desc(apiToken.id)),

    async add(tx: Tx, { token, name, scopes, by, at, expiresAt }: NewToken): Promise<void> {
      await tx.insert(apiToken).values({
        id: randomUUID(),
        name,
        tokenHash: secretHash(token),
        ending: token.slice(-4),
        scopes: [...scopes],
        createdBy: by,
        createdAt: at,
        expiresAt,
      })
    },

    /** How many tokens work. Those who add a token at once count each other. */
    async countUsable(tx: Tx, at: Date): Promise<number> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('api_token'))`)
      const [usable] = await tx.select({ count: count() }).from(apiToken).where(isUsable(at))
      return usable?.count ?? 0
    },

    /** Null when there is no such token; a token that was revoked before stays as it is. */
    async revoke(tx: Tx, id: string, by: string, at: Date): Promise<ApiToken | null> {
      const [row] = await tx.select().from(apiToken).where(eq(apiToken.id, id)).for('update')
      if (row && row.revokedAt === null)
        await tx.update(apiToken).set({ revokedAt: at, revokedBy: by }).where(eq(apiToken.id, id))
      return row ?? null
    },

    /** Revokes all tokens of a member of staff who leaves: a later invitation does not bring them back. */
    async revokeOf(tx: Tx, email: string, by: string, at: Date): Promise<void> {
      await tx
        .update(apiToken)
        .set({ revokedAt: at, revokedBy: by })
        .where(and(eq(apiToken.createdBy, email), isNull(apiToken.revokedAt)))
    },

    /** Notes the day of use, written once a day. */
    async used(id: string, day: string): Promise<void> {
      const isNews = or(isNull(apiToken.lastUsedOn), ne(apiToken.lastUsedOn, day))
      await orm
        .update(apiToken)
        .set({ lastUsedOn: day })
        .where(and(eq(apiToken.id, id), isNews))
    },
  }
}
