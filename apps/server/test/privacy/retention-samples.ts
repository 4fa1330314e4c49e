import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RetentionKind } from '@nawl/domain/privacy/retention'
import { sql } from 'drizzle-orm'

import { outboxFolder } from '../../src/platform/email/outbox-files.ts'
import type { openShopApp } from '../chaos/shop-app.ts'

type Shop = Awaited<ReturnType<typeof openShopApp>>
export type Swept = Exclude<RetentionKind, 'quarantine' | 'backups'>

/** Creates a row that ended at a given time; resolves to a check of whether it still exists. */
type Sample = (shop: Shop, endedAt: Date) => Promise<() => Promise<boolean>>

/** Inserts a row and finds it by its id. */
const row =
  (table: string, insert: (id: string, at: string) => string, key = 'id', also = ''): Sample =>
  async ({ database: { orm } }, endedAt) => {
    const id = randomUUID()
    const statements = insert(id, `'${endedAt.toISOString()}'`).split(';')
    for (const statement of statements) await orm.execute(sql.raw(statement))
    return async () => {
      const found = (await orm.execute(
        sql.raw(`select 1 from "${table}" where ${key} = '${id}' ${also}`),
      )) as { rows: unknown[] }
      return found.rows.length > 0
    }
  }

export const subscriber = (status: string, column: string) =>
  row(
    'newsletter_subscriber',
    (id, at) =>
      `insert into newsletter_subscriber (id, email, email_key, status, created_at, ${column})
       values ('${id}', '${id}@e.com', '${id}@e.com', '${status}', ${at}, ${at})`,
  )

const anOrder = (state: 'expired' | 'delivered'): Sample =>
  row(
    'order',
    (id, at) =>
      `insert into "order" (number, state, email, email_key, address, terms_version, tariff, versions, in_force, notes,
         placed_at, confirmed_at, ended_at, searched, rug_count, total_usd, has_open_claim)
       values ('${id}', '${state}', 'e', 'e', '{}', '1', '{}', '[{"lines":[]}]', 0, '[]',
         ${at}, ${state === 'delivered' ? at : 'null'}, ${at}, '', 1, 1, false);
       insert into order_event values ('${id}', 0, 'placed', ${at}, 'customer', '${state}', null);
       insert into payment (id, order_number, place, version, provider, status, currency, amount, usd, created_at, paid_at)
       values ('${id}', '${id}', 0, 0, 'stripe', '${state === 'delivered' ? 'paid' : 'cancelled'}', 'USD', 1, 1, ${at},
         ${state === 'delivered' ? at : 'null'})`,
    'number',
  )

const blob =
  (key: (id: string) => `claims/${string}` | `frozen/${string}` | `own-artwork/${string}`): Sample =>
  async ({ blobs, config }, endedAt) => {
    const name = key(randomUUID().replaceAll('-', ''))
    await blobs.write(name, new TextEncoder().encode('{}'))
    utimesSync(join(config.dataDir, name), endedAt, endedAt)
    return async () => (await blobs.info(name)) !== null
  }

const mail = (status: string, email: string) =>
  row(
    'outbox_mail',
    (id, at) =>
      `insert into outbox_mail (id, kind, about, status, letter, due_at, created_at)
       values ('${id}', 'enquiry-copy', '${id}', '${status}', ${email}, ${at}, ${at})`,
    'id',
    email === 'null' ? '' : 'and letter is not null',
  )

/** For each retention kind, a sample that ended at a given time. */
export const SAMPLES = {
  accounts: row(
    'person',
    (id, at) => `insert into person values ('${id}', '${id}@e.com', null, ${at}, ${at})`,
  ),
  sessions: row(
    'auth_session',
    (id, at) => `insert into person values ('${id}', 'e', null, now(), '2039-12-31T00:00:00Z');
      insert into auth_session values ('${id}', '${id}', 'k', ${at}, ${at})`,
  ),
  'sign-ins': row(
    'flow_state',
    (
      id,
      at,
    ) => `insert into flow_state (id, state_hash, browser_hash, nonce, verifier, challenge, redirect_to, created_at)
      values ('${id}', '${id}', '', '', '', '', '', ${at})`,
  ),
  carts: row('cart', (id, at) => `insert into cart values ('${id}', null, '${id}', null, null, ${at})`),
  'deleted-projects': row(
    'trade_project',
    (id, at) => `insert into person values ('${id}', '${id}@e.com', null, now(), now());
      insert into trade_project (id, person_id, content, changed_at, deleted_at)
      values ('${id}', '${id}', '{}', ${at}, ${at})`,
  ),
  proofs: row(
    'proof',
    (id, at) => `insert into person values ('${id}', 'p', null, now(), '2039-12-31T00:00:00Z');
      insert into proof (id, person_id, title, owner_language, shows_prices, expires_at, created_at, touched_at)
        values ('${id}', '${id}', 't', 'en', false, ${at}, ${at}, ${at})`,
  ),
  uploads: blob((id) => `own-artwork/${id}/about.json`),
  'orders-unpaid': anOrder('expired'),
  orders: anOrder('delivered'),
  'claim-photos-unused': blob((id) => `claims/${id}.webp`),
  'ordered-artwork': blob((id) => `frozen/${id}.bmp`),
  'repeated-commands': row(
    'idempotency',
    (id, at) => `insert into idempotency values ('${id}', 'k', 'h', null, null, null, ${at})`,
    'owner',
  ),
  'payment-messages': row(
    'provider_event',
    (id, at) => `insert into provider_event values ('stripe', '${id}', 'paid', null, ${at}, ${at})`,
    'event_id',
  ),
  'newsletter-unconfirmed': subscriber('pending', 'mailed_at'),
  'newsletter-unsubscribed': subscriber('unsubscribed', 'unsubscribed_at'),
  consultations: row(
    'consultation',
    (id, at) => `insert into consultation (id, kind, starts_at, name, email, email_key, time_zone, created_at)
      values ('${id}', 'video', ${at}, 'n', 'e', 'e', 'UTC', ${at})`,
  ),
  enquiries: row('enquiry', (id, at) => `insert into enquiry values ('${id}', 'message', 'e', '{}', ${at})`),
  'emails-undelivered': mail('failed', `'{}'`),
  'email-files': async ({ config }, endedAt) => {
    const file = join(outboxFolder(config), `${randomUUID()}.eml`)
    mkdirSync(outboxFolder(config), { recursive: true })
    writeFileSync(file, 'To: a@e.com\r\n\r\n')
    utimesSync(file, endedAt, endedAt)
    return async () => existsSync(file)
  },
  'email-records': mail('sent', 'null'),
  'webhook-messages': row(
    'webhook_delivery',
    (id, at) => `insert into webhook_event values ('${id}', 'order.paid', ${at}, '{}');
      insert into webhook_endpoint (id, url, description, types, is_on, secret, created_by, created_at)
        values ('${id}', 'https://example.com', '', '{}', true, '', '', now());
      insert into webhook_delivery (id, event_id, endpoint_id, status, due_at, created_at)
        values ('${id}', '${id}', '${id}', 'failed', ${at}, ${at})`,
  ),
  questions: row(
    'unanswered_question',
    (id, at) => `insert into question_group values ('${id}', 'en', 'q', null, ${at}, false);
      insert into unanswered_question values ('${id}', '${id}', 'q', '/', ${at})`,
  ),
  'call-counts': row('call_count', (id, at) => `insert into call_count values ('${id}', ${at}, 1)`, 'key'),
  erasures: row('erasure', (id, at) => `insert into erasure values ('${id}', ${at}, 'h', '{}', '{}')`),
} as const satisfies Record<Swept, Sample>
