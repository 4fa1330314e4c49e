import { sql } from 'drizzle-orm'

import { judgeNamed } from '../platform/blobs/judge-named.ts'
import type { Judges } from '../platform/blobs/sweep-blobs.ts'
import { judgeBitmaps } from './carts/ordered-bitmaps.ts'
import type { ClaimPhotos } from './claims/claim-photos.ts'
import { judgeDesigns } from '../imaging/uploads/uploaded-designs.store.ts'
import type { SalesDeps } from './sales-deps.ts'
import { answer, type Database } from '../platform/db/database.ts'

/** For each blob area, the judge of which blobs are still referenced. */
export function blobJudges(
  { database, now }: Pick<SalesDeps, 'database' | 'now'>,
  photos: Pick<ClaimPhotos, 'judge'>,
): Judges {
  return {
    'own-artwork': async (there) => judgeDesigns(there, (await cartDesigns(database)).rugIds, now()),
    designs: async (there) => judgeNamed(there, await namedDrawings(database), now()),
    originals: async (there) => judgeNamed(there, await namedOriginals(database), now()),
    logos: async (there) => judgeNamed(there, await namedLogos(database), now()),
    photos: async (there) => judgeNamed(there, await namedPhotos(database), now()),
    frozen: async (there) => judgeBitmaps(there, (await cartDesigns(database)).bitmapHashes, now()),
    claims: photos.judge,
    documents: async (there) => judgeNamed(there, await printedFiles(database), now()),
    floor: async (there) => judgeNamed(there, await floorPhotos(database), now()),
  }
}

/** The drawings that drafts and revisions of the shop's own designs name. */
const namedDrawings = (database: Database) => named(database, 'design/%', ['drawing', 'id'])

/** The pictures that those drawings were made of. */
const namedOriginals = (database: Database) => named(database, 'design/%', ['drawing', 'original'])

/** The logos that drafts and revisions of the shop's settings name. */
const namedLogos = (database: Database) => named(database, 'settings/shop', ['logo', 'id'])

/** The photographs that texts, with their drafts and revisions, and issues of the newsletter name. */
async function namedPhotos({ orm }: Database): Promise<ReadonlySet<string>> {
  const all = sql`
    select distinct (regexp_matches(value::text, '[0-9a-f]{32}-[0-9]{2,4}x[0-9]{2,4}', 'g'))[1] as name
    from (
      select document, value from revision
      union all select document, value from draft
      union all select 'newsletter/', text from newsletter_issue
    ) as written
    where document like 'text/%' or document like 'newsletter/%'`
  return new Set((await answer<{ name: string }>(orm, all)).map(({ name }) => name))
}

/** The photographs of the workshop. */
async function floorPhotos({ orm }: Database): Promise<ReadonlySet<string>> {
  const rows = await answer<{ id: string }>(orm, sql`select id from floor_photo`)
  return new Set(rows.map(({ id }) => id))
}

/** The printed files of documents. */
async function printedFiles({ orm }: Database): Promise<ReadonlySet<string>> {
  const rows = await answer<{ hash: string }>(orm, sql`select hash from tax_document_file`)
  return new Set(rows.map(({ hash }) => hash))
}

async function named(
  { orm }: Database,
  documents: string,
  [field, name]: readonly [string, string],
): Promise<ReadonlySet<string>> {
  const all = sql`
    select distinct value #>> array[${field}, ${name}] as id
    from (select document, value from revision union all select document, value from draft) as written
    where document like ${documents} and value #>> array[${field}, ${name}] is not null`
  return new Set((await answer<{ id: string }>(orm, all)).map(({ id }) => id))
}

/**
 * Designs in carts, orders, projects, quotes, proofs and accounts: rug addresses, and the snapshots' bitmap hashes (not of accounts). A strike-off
 * holds its rug in a field.
 */
export async function cartDesigns({ orm }: Database): Promise<{
  readonly rugIds: ReadonlySet<string>
  readonly bitmapHashes: ReadonlySet<string>
}> {
  const all = sql`
    select distinct coalesce(design -> 'rug', design) ->> 'rugId' as rug,
      coalesce(design -> 'rug', design) ->> 'bitmapHash' as bitmap
    from (
      select design from cart_line
      union all
      select jsonb_path_query(versions, '$[*].lines[*].design') from "order"
      union all
      select jsonb_path_query(content, '$.designs.*.design') from trade_project
      union all
      select jsonb_path_query(content, '$.consignments[*].lines[*].design') from trade_quote
      union all
      select body -> 'design' from proof_entry where body ? 'design'
    ) as frozen (design)
    union
    select distinct address, null from saved_design`
  const rows = await answer<{ rug: string | null; bitmap: string | null }>(orm, all)
  return {
    rugIds: new Set(rows.flatMap(({ rug }) => rug ?? [])),
    bitmapHashes: new Set(rows.flatMap(({ bitmap }) => bitmap ?? [])),
  }
}
