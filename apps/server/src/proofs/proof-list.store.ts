import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { asc, desc, eq, sql } from 'drizzle-orm'

import { answer, type Database } from '../platform/db/database.ts'
import { proof } from '../platform/db/schema/proof-schema.ts'
import type { ProofRow } from './proof.store.ts'

/** What a list shows of a proof. */
export type ListFigures = {
  readonly lines: number
  /** Lines of which the newest version is approved. */
  readonly approved: number
  /** Remarks of clients that are not settled. */
  readonly openThreads: number
  /** The newest version of the first line; null for a proof without lines. */
  readonly design: DesignSnapshot | null
}
export type ProofInList = ListFigures & { readonly row: ProofRow }

const EMPTY: ListFigures = { lines: 0, approved: 0, openThreads: 0, design: null }

/**
 * A person's proofs, latest first, with what their list shows. Counted by the database, by the rules of `listFigures`: an
 * account may have two hundred proofs of two thousand entries each, which are not read for a few numbers.
 */
export async function listProofs(
  { orm }: Pick<Database, 'orm'>,
  personId: string,
): Promise<readonly ProofInList[]> {
  const rows = await orm
    .select()
    .from(proof)
    .where(eq(proof.personId, personId))
    .orderBy(desc(proof.touchedAt), asc(proof.id))
  const figures = await answer<ListFigures & { readonly id: string }>(orm, figuresOf(personId))
  const byId = new Map(figures.map(({ id, ...figure }) => [id, figure]))
  return rows.map((row) => ({ row, ...(byId.get(row.id) ?? EMPTY) }))
}

const figuresOf = (personId: string) => sql`
  with entry as (
    select proof_id, place, proof_entry.id::text as id, by, body ->> 'kind' as kind, body ->> 'line' as line,
      body ->> 'version' as version, body ->> 'decision' as decision, body ->> 'under' as under,
      body ->> 'remark' as remark, body ->> 'isResolved' as is_resolved
    from proof_entry join proof on proof.id = proof_id
    where person_id = ${personId}
  ),
  newest as (
    select distinct on (proof_id, line) proof_id, line, id, place,
      min(place) over (partition by proof_id, line) as since
    from entry where kind = 'version' order by proof_id, line, place desc
  ),
  decided as (
    select distinct on (proof_id, version) proof_id, version, decision
    from entry where kind = 'decision' order by proof_id, version, place desc
  ),
  settled as (
    select distinct on (proof_id, remark) proof_id, remark, is_resolved
    from entry where kind = 'resolution' order by proof_id, remark, place desc
  ),
  counted as (
    select newest.proof_id, count(*)::int as lines,
      (count(*) filter (where decided.decision = 'approved'))::int as approved,
      (array_agg(newest.place order by since))[1] as shown
    from newest left join decided on decided.proof_id = newest.proof_id and decided.version = newest.id
    group by newest.proof_id
  ),
  open as (
    select entry.proof_id, count(*)::int as threads
    from entry left join settled on settled.proof_id = entry.proof_id and settled.remark = entry.id
    where kind = 'remark' and under is null and by = 'client' and coalesce(settled.is_resolved, '') <> 'true'
    group by entry.proof_id
  )
  select counted.proof_id as id, lines, approved, coalesce(threads, 0) as "openThreads", body -> 'design' as design
  from counted
  join proof_entry on proof_entry.proof_id = counted.proof_id and proof_entry.place = shown
  left join open on open.proof_id = counted.proof_id`
