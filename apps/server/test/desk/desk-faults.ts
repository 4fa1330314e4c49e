import { asc, sql } from 'drizzle-orm'

import { DESIGN_PREFIX } from '../../src/catalogue/designs/shop-rugs.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { revision } from '../../src/platform/db/schema/revision-schema.ts'
import { deskChange } from '../../src/platform/db/schema/desk-schema.ts'

/** Contradictions between what was published at the desk and what was recorded of it, for designs and files of yarns. */
export async function deskFaults({ orm }: Database): Promise<string[]> {
  const faults: string[] = []
  const changes = await orm.select().from(deskChange)
  const rows = await orm.select().from(revision).orderBy(asc(revision.document), asc(revision.number))
  for (const [document, revisions] of Map.groupBy(rows, (row) => row.document)) {
    revisions.forEach(({ number, value }, at) => {
      if (number !== at + 1) faults.push(`${document} has revision ${number} in place of ${at + 1}`)
      if (JSON.stringify(value) === JSON.stringify(revisions[at - 1]?.value))
        faults.push(`${document} was published twice as revision ${number}`)
    })
    const recorded = changes.filter(({ subject }) => subject === document).length
    if (document.startsWith(DESIGN_PREFIX) && recorded !== revisions.length)
      faults.push(`${document} has ${revisions.length} revisions and ${recorded} records`)
  }
  const imports = changes.filter(({ kind }) => kind === 'yarns.imported')
  const digests = new Set(imports.map(({ after }) => after?.['digest']))
  if (digests.size !== imports.length)
    faults.push(`${imports.length - digests.size} files were imported twice`)
  const { rows: weights } = (await orm.execute(sql`
    select distinct last.value->>'kg' as kg from (
      select distinct on (document) value from revision where document like 'yarn/%' order by document, number desc) last`)) as {
    rows: unknown[]
  }
  if (weights.length !== 1) faults.push(`the yarns of one file have ${weights.length} weights`)
  return faults
}
