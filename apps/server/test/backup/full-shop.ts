import { sql } from 'drizzle-orm'

import type { BlobStore } from '../../src/platform/blobs/blob-store.ts'
import { answer, type Database } from '../../src/platform/db/database.ts'

/** Rows with every column type and values that are easily corrupted. */
const ROWS = [
  `insert into rug_collection (id, collection, position, name, base_price_cents, main_image, processing_image,
     description, variants, yarns, styles, families, crop_centre)
   values ('onyx', 'Geometric', 0, 'Onyx', 40000, '', '', E'back\\\\slash, "quotes", \\n\\t نول 🧶', '[]',
     '[{"share": 0.1, "name": "a"}]', '{}', '{"comma, comma", "NULL", "\\"", ""}', 0.1)`,
  `insert into person values ('00000000-0000-4000-8000-000000000001', 'ada@example.com', null,
     '2026-01-01T23:59:59.999Z', '0044-03-15T12:00:00Z')`,
  `insert into person values ('00000000-0000-4000-8000-000000000002', 'bo@example.com', '', now(), now())`,
  `insert into favourite values ('00000000-0000-4000-8000-000000000001', 'onyx', now())`,
  `insert into cart values ('00000000-0000-4000-8000-000000000003', null, 'hash', null, null, now())`,
  `insert into cart_line values ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000003', 0,
     '{"rugId": "onyx", "tolerance": 15.00000000000000001, "big": 9007199254740993}', 10)`,
  `insert into idempotency values ('o', 'k', 'h', null, null, 'null'::jsonb, now()), ('o', 'l', 'h', null, null, null, now())`,
  `insert into "order" (number, person_id, state, email, email_key, address, terms_version, tariff, versions, in_force,
     notes, placed_at, searched, rug_count, total_usd, has_open_claim)
   select 'NW-' || n, '00000000-0000-4000-8000-000000000001', 'quote_requested', 'e', 'e', '{}', '1', '{}', '[{}]', 0,
     '[]', now(), '', 1, 9007199254740991 - n, n % 2 = 0 from generate_series(1, 3) n`,
  `insert into order_event select 'NW-1', n, 'placed', now(), 'customer', 'quote_requested', nullif(n, 7)::text
   from generate_series(0, 450) n`,
  `insert into claim values ('00000000-0000-4000-8000-000000000005', 'NW-2', 0, 'damage', 'torn', now())`,
  `insert into claim_photo values ('00000000-0000-4000-8000-000000000006', 'NW-2',
     '00000000-0000-4000-8000-000000000005', 0, now())`,
  `insert into payment (id, order_number, place, version, provider, status, currency, amount, usd, created_at)
   values ('p', 'NW-1', 0, 0, 'stripe', 'created', 'USD', 1, 1, now())`,
  `insert into test_payment values ('r', 'p', 'NW-1', 'paid', 'AED', 1, 0, '{"a","b c"}', '', '')`,
]

/** Fills a shop: tables with many rows, few and none, and blobs. */
export async function fillShop({ orm, migrate }: Database, blobs: BlobStore): Promise<void> {
  await migrate()
  for (const row of ROWS) await orm.execute(sql.raw(row))
  await blobs.write(
    'frozen/aa.bmp',
    new Uint8Array(300_000).map((_, n) => n * n),
  )
  await blobs.write('own-artwork/11/design.bmp', new Uint8Array([0, 255, 10, 13]))
  await blobs.write('own-artwork/11/about.json', new TextEncoder().encode('{}'))
  await blobs.write('claims/empty.webp', new Uint8Array())
}

/** All data of a shop as text: rows as PostgreSQL prints them, and blobs. Without the shop id, which copies change. */
export async function everythingIn(
  { orm }: Database,
  blobs: BlobStore,
): Promise<Readonly<Record<string, unknown>>> {
  const tables = await answer<{ name: string }>(
    orm,
    sql`select table_name as name from information_schema.tables where table_schema in ('public', 'drizzle')
      and table_name <> 'shop_identity' order by 1`,
  )
  const all: Record<string, unknown> = {}
  for (const { name } of tables) {
    const schema = name.startsWith('__') ? 'drizzle' : 'public'
    const rows = await answer<{ row: string }>(
      orm,
      sql.raw(`select t::text as row from "${schema}"."${name}" t order by 1`),
    )
    all[name] = rows.map(({ row }) => row)
  }
  for (const area of ['own-artwork/', 'frozen/', 'claims/'] as const)
    for await (const { key } of blobs.list(area))
      all[key] = Buffer.from((await blobs.read(key)) ?? []).toString('base64')
  return all
}
