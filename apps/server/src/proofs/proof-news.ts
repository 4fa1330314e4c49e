import { and, asc, eq, lte } from 'drizzle-orm'

import { person } from '../platform/db/schema/auth-schema.ts'
import { proof } from '../platform/db/schema/proof-schema.ts'
import { polling } from '../platform/jobs/poll.ts'
import { proofNewsEmail } from './proof-email.ts'
import type { ProofDeps } from './proof-deps.ts'
import { withEntries } from './proof.store.ts'

/** Letters written in one round. */
const AT_ONCE = 20

type Deps = Pick<ProofDeps, 'config' | 'database' | 'emails' | 'now'>

/** Writes owners of proofs what their clients said, in batches, once each: the news are forgotten with the letter. */
export function proofNews(
  { config, database: { orm }, emails, now }: Deps,
  report: (error: unknown) => void,
) {
  const due = async () => {
    const at = new Date(now())
    const rows = await orm
      .select({ id: proof.id })
      .from(proof)
      .where(lte(proof.newsDue, at))
      .orderBy(asc(proof.newsDue))
      .limit(AT_ONCE)
    for (const { id } of rows) await tell(id, at)
    if (rows.length > 0) emails.wake()
    return rows.length
  }

  const tell = (id: string, at: Date) =>
    orm.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(proof)
        .where(and(eq(proof.id, id), lte(proof.newsDue, at)))
        .for('update', { skipLocked: true })
      if (!row?.newsFirst) return
      const since = row.newsFirst
      const [owner] = await tx.select({ email: person.email }).from(person).where(eq(person.id, row.personId))
      const [saved] = await withEntries(tx, [row])
      const news = saved?.entries.filter((entry) => entry.by === 'client' && entry.at >= since) ?? []
      if (owner && news.length > 0) {
        const letter = proofNewsEmail(row, news, { to: owner.email, publicUrl: config.publicUrl })
        await emails.write(tx, { kind: 'proof-news', about: `${id}~${since.getTime()}`, letter, at })
      }
      await tx.update(proof).set({ newsFirst: null, newsLast: null, newsDue: null }).where(eq(proof.id, id))
    })

  return polling(due, report)
}
