import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'

import type { Database } from '../db/database.ts'

/** Orders by state, due jobs and failures; queried on each scrape. */
export function shopFigures(registry: Registry, { orm }: Database, now: () => number) {
  const gauge = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const orders = gauge('nawl_orders', 'Orders by state', 'state')
  const due = gauge('nawl_jobs_due', 'What should have been done by now', 'kind')
  const failed = gauge('nawl_jobs_failed', 'What has been given up and waits for somebody', 'kind')
  const up = gauge('nawl_database_up', 'Whether the database answers')

  async function rows(query: ReturnType<typeof sql>) {
    // Both drivers return this shape, but drizzle does not type it for either kind.
    return ((await orm.execute(query)) as { rows: { name: string; count: number }[] }).rows
  }

  async function look(): Promise<void> {
    for (const gauge of [orders, due, failed]) gauge.reset()
    const at = new Date(now()).toISOString()
    try {
      for (const row of await rows(ORDERS)) orders.set({ state: row.name }, row.count)
      for (const row of await rows(dueBy(at))) due.set({ kind: row.name }, row.count)
      for (const row of await rows(FAILED)) failed.set({ kind: row.name }, row.count)
      up.set(1)
    } catch {
      // This metric alerts operators; the log has the reason.
      up.set(0)
    }
  }

  return { look }
}

const ORDERS = sql`select state as name, count(*)::int as count from "order" group by state`
const dueBy = (at: string) => sql`
  select 'order' as name, count(*)::int as count from "order" where due_at <= ${at}::timestamptz
  union all select 'payment', count(*)::int from payment where look_at <= ${at}::timestamptz
  union all select 'refund', count(*)::int from refund where try_at <= ${at}::timestamptz
  union all select 'mail', count(*)::int from outbox_mail where status = 'waiting' and due_at <= ${at}::timestamptz`
const FAILED = sql`
  select 'mail' as name, count(*)::int as count from outbox_mail where status = 'failed'
  union all select 'refund', count(*)::int from refund where status = 'failed'`
