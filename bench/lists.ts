// `npm run bench:lists`: the first page of the desk's lists and searches in them, with 100,000 orders and as many
// customers, on the embedded database and on PostgreSQL; the export of all of them; and reports about them and about
// visits. `-- --rows 10000` for fewer.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { confirmed } from '@nawl/domain/order/laws/order-fixture'
import { permissionsOf } from '@nawl/domain/staff/roles'

import { order } from '../apps/server/src/platform/db/schema/commerce-schema.ts'
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts'
import { SHOP_KINDS } from '../apps/server/src/sales/kinds/shop-kinds.ts'
import { adminStore } from '../apps/server/src/sales/admin/admin.store.ts'
import { todayStore } from '../apps/server/src/sales/admin/today.store.ts'
import { orderExport } from '../apps/server/src/sales/admin/order-export.ts'
import { customerStore } from '../apps/server/src/sales/customers/customer.store.ts'
import { workshopConfig } from '../apps/server/src/platform/config/workshop-config.ts'
import { reportMaker } from '../apps/server/src/reports/reports.ts'
import { columnsOf } from '../apps/server/src/sales/orders/order-columns.ts'
import { DATABASES, startDatabase } from '../apps/server/test/db/postgres.ts'
import { readOptions } from '../tools/read-options.ts'

const { values } = readOptions({
  usage: 'npm run bench:lists [-- --rows 10000]',
  options: { rows: 100_000, calls: 50 },
})
const { rows, calls } = values
/** Orders of one statement. */
const PART = 5_000

console.log(`${rows} orders and customers; goals: first page 100 ms, search 150 ms, embedded 300 ms`)
for (const kind of DATABASES) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-lists-'))
  const server = await startDatabase(kind)
  const database = await openDatabase({ url: server.url, directory: join(home, 'db') })
  try {
    await database.migrate()
    const start = performance.now()
    await fill(database)
    console.log(`\n${kind}, filled in ${Math.round((performance.now() - start) / 1000)} s`)
    await measure(database)
    await measureExport(database)
    await measureReports(database)
  } finally {
    await database.close()
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

/** Copies one paid order under other numbers, names, addresses and states. Customers are counted once, at the end. */
async function fill({ orm }: Database): Promise<void> {
  const sample = confirmed()
  await orm.insert(order).values({ ...columnsOf(sample), personId: null })
  await orm.execute('alter table "order" disable trigger order_comes_or_goes')
  const columns =
    'language, terms_version, tariff, versions, in_force, notes, confirmed_at, cancel_until, change_until, has_open_claim, rug_count'
  for (let from = 1; from <= rows; from += PART)
    await orm.execute(`
      insert into "order" (number, email, email_key, address, state, placed_at, searched, total_usd, ${columns})
      select 'NW-' || lpad(i::text, 8, '0'), mail, mail, jsonb_set(jsonb_set(address, '{name}', to_jsonb(name)), '{city}', to_jsonb(town)),
        (array['confirmed', 'in_production', 'ready', 'shipped', 'delivered', 'delivered', 'delivered', 'cancelled'])[1 + i % 8],
        placed_at - i * interval '10 minutes', concat_ws(e'\n', 'NW-' || lpad(i::text, 8, '0'), name, mail, town), total_usd + i % 997, ${columns}
      from (select * from "order" where number = '${sample.number}') o,
        lateral (
          select i, 'person' || i || '@example.com' as mail,
            (array['Layla', 'نُورة', 'Zoë', 'Omar', 'Jane', 'محمد', 'Aisha', 'Peter'])[1 + i % 8] || ' ' ||
            (array['Haddad', 'الأحمد', 'Müller', 'Farouk', 'Smith', 'المنصوري', 'Rossi'])[1 + i % 7] || ' ' || md5(i::text) as name,
            (array['Dubai', 'الشارقة', 'Brooklyn', 'Zürich', 'London'])[1 + i % 5] as town
          from generate_series(${from}, ${Math.min(from + PART - 1, rows)}) i) each`)
  await orm.execute('alter table "order" enable trigger order_comes_or_goes')
  await orm.transaction(async (tx) => {
    // Counting all customers at once takes longer than any statement of the shop may.
    await tx.execute('set local statement_timeout = 0')
    await tx.execute(`
    insert into customer select found.* from (select distinct email_key from "order") keys,
      lateral customer_at(keys.email_key) found on conflict do nothing`)
  })
}

async function measure(database: Database): Promise<void> {
  const now = new Date('2027-02-01T00:00:00Z')
  const orders = adminStore(database, () => now.getTime(), SHOP_KINDS)
  const today = todayStore(database)
  const customers = customerStore(database)
  const deep = (await orders.list({ search: 'NW-' })).next ?? undefined
  const cases: Readonly<Record<string, () => Promise<unknown>>> = {
    today: () => today.read({ permissions: permissionsOf('owner'), language: 'en', now }),
    'orders, first page': () => orders.list({}),
    'orders, second page': () => orders.list({ before: deep }),
    'orders by total': () => orders.list({ sort: 'total' }),
    'orders of a state': () => orders.list({ state: 'ready' }),
    'orders of a month': () => orders.list({ from: '2026-01-01', to: '2026-01-31' }),
    'orders overdue': () => orders.list({ overdue: '1' }),
    'orders, search one': () => orders.list({ search: 'person4321@' }),
    'orders, search many': () => orders.list({ search: 'haddad' }),
    'orders, search in Arabic': () => orders.list({ search: 'نوره الشارقه' }),
    'orders, search two letters': () => orders.list({ search: 'zo' }),
    'orders, search nothing': () => orders.list({ search: 'nobody at all' }),
    'customers, first page': () => customers.list({}),
    'customers by total': () => customers.list({ sort: 'total' }),
    'customers, search one': () => customers.list({ search: 'person4321@' }),
    'customers, search many': () => customers.list({ search: 'haddad' }),
    'customers, search in Arabic': () => customers.list({ search: 'المنصوري' }),
  }
  const table: Record<string, object> = {}
  for (const [name, call] of Object.entries(cases)) table[name] = await timesOf(call)
  console.table(table)
}

/** Reports, with sixty designs looked at, coloured and put in carts every day in ten countries. */
async function measureReports(database: Database): Promise<void> {
  await database.orm.execute(`
    update ordered_rug set width_mm = 900 + (hashtext(order_number) & 1023), length_mm = 1500 + (hashtext(order_number) & 2047)`)
  await database.orm.execute(`
    insert into visit_count
    select day::date, event, 'design-' || design, (array['AE', 'SA', 'QA', 'KW', 'OM', 'BH', 'US', 'GB', 'DE', ''])[1 + country], 1 + country
    from generate_series('2026-07-01'::date, '2027-01-01', '1 day') day, unnest(array['looked', 'coloured', 'carted']) event,
      generate_series(1, 60) design, generate_series(0, 9) country`)
  await database.orm.execute('analyze ordered_rug, visit_count')
  const designs = Array.from({ length: 60 }, (_, n) => soldDesign(`design-${n + 1}`))
  const report = reportMaker({
    config: { workshop: workshopConfig({}) },
    database,
    rugs: { atHand: () => designs },
    visits: { isCounting: () => true },
    now: () => Date.parse('2027-01-02T00:00:00Z'),
  })
  const cases: Readonly<Record<string, () => Promise<unknown>>> = {
    'report of 7 days': () => report({ from: '2026-12-26', to: '2027-01-01' }),
    'report of 90 days': () => report({ from: '2026-10-04', to: '2027-01-01' }),
    'report of 90 days, a country': () => report({ from: '2026-10-04', to: '2027-01-01', country: 'US' }),
    'report of a year': () => report({ from: '2026-01-02', to: '2027-01-01' }),
  }
  const table: Record<string, object> = {}
  for (const [name, call] of Object.entries(cases)) table[name] = await timesOf(call)
  console.table(table)
}

/** A design of the catalogue, as far as a report asks. */
function soldDesign(id: string): RugItem {
  const nothing = { code: '', description: '', placeholder: '', mainImage: '', processingImage: '' }
  const sorted = { yarns: [], styles: [], families: [], cropCentre: 0.5 }
  return { id, name: id, collection: 'Modern', basePrice: 720, ...nothing, ...sorted }
}

async function timesOf(call: () => Promise<unknown>) {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((p, q) => p - q)
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN)
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}

async function measureExport(database: Database): Promise<void> {
  const store = adminStore(database, Date.now, SHOP_KINDS)
  const file = orderExport(database, { language: 'en', what: 'orders', isWhole: true })
  const start = performance.now()
  const before = process.memoryUsage().rss
  let most = before
  let exported = 0
  for await (const row of file.rows(store.pages({}, 500))) {
    exported += row.length > 0 ? 1 : 0
    if (exported % 5_000 === 0) most = Math.max(most, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - start) / 1000
  console.log(
    `exported ${exported} orders in ${seconds.toFixed(1)} s, ${Math.round((most - before) / 2 ** 20)} MB more`,
  )
}
