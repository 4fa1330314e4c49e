import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sql } from 'drizzle-orm'

import { answer, type Database } from '../db/database.ts'

/** In seconds: pages take up to a tenth, renderings a quarter, documents a few seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof openMetrics>

/** Load of the render threads; times in milliseconds. */
type RenderLoad = {
  readonly waiting: number
  readonly running: number
  readonly meanMs: number
  readonly hits: number
  readonly misses: number
}
type Deps = {
  readonly renderLoad: () => RenderLoad
  readonly database: Database
  readonly now: () => number
}

/** Metrics of this process and of the whole shop, in Prometheus's text format. */
export function openMetrics({ renderLoad, database, now }: Deps) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'nawl_request_seconds',
    help: 'How long answers took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const browserErrors = new Counter({
    name: 'nawl_browser_errors_total',
    help: 'What went wrong in browsers, as they told us',
    labelNames: ['kind'],
    registers: [registry],
  })
  renderFigures(registry, renderLoad)
  const shop = shopFigures(registry, database, now)

  return {
    /** Records an answer; `route` is the pattern, never the address. */
    answered: (method: string, route: string, status: number, ms: number) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    browserError: (kind: string) => browserErrors.inc({ kind }),
    /** All metrics as text. The shop's own figures are left out while its database is away. */
    text: async () => {
      await shop.look()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Load of the render threads and cache hits. */
function renderFigures(registry: Registry, renderLoad: Deps['renderLoad']): void {
  const gauge = (name: string, help: string, read: (load: RenderLoad) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read(renderLoad()))
      },
    })
  gauge('nawl_renders_waiting', 'Pictures that wait for a thread', ({ waiting }) => waiting)
  gauge('nawl_renders_running', 'Pictures that are being made', ({ running }) => running)
  gauge(
    'nawl_render_seconds_mean',
    'Time on a thread, on average since the start',
    ({ meanMs }) => meanMs / 1000,
  )
  gauge('nawl_render_cache_hits', 'Times a bitmap or its tufts were there already', ({ hits }) => hits)
  gauge('nawl_render_cache_misses', 'Times they had to be made', ({ misses }) => misses)
}

/** Orders by state, due jobs and failures; queried on each scrape. */
function shopFigures(registry: Registry, { orm }: Database, now: () => number) {
  const gauge = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const orders = gauge('nawl_orders', 'Orders by state', 'state')
  const due = gauge('nawl_jobs_due', 'What should have been done by now', 'kind')
  const failed = gauge('nawl_jobs_failed', 'What has been given up and waits for somebody', 'kind')
  const up = gauge('nawl_database_up', 'Whether the database answers')

  const rows = (query: ReturnType<typeof sql>) => answer<{ name: string; count: number }>(orm, query)

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
