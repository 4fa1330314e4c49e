import { retentionMs, RETENTION_KINDS, type RetentionKind } from '@nawl/domain/privacy/retention'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readTables } from '../platform/backup/tables.ts'
import { blobJudges } from '../sales/unreferenced-blobs.ts'
import { BLOB_AREAS } from '../platform/blobs/blob-store.ts'
import { blobSweep } from '../platform/blobs/sweep-blobs.ts'
import { DATABASES } from '../../test/db/postgres.ts'
import { outboxFolder } from '../platform/email/outbox-files.ts'
import { openShopApp } from '../../test/chaos/shop-app.ts'
import { SAMPLES, subscriber, type Swept } from '../../test/privacy/retention-samples.ts'
import { RETENTION_SWEEPS, type SWEPT_ELSEWHERE } from './retention-sweeps.ts'

const NOW = Date.parse('2040-03-01T08:00:00Z')
const HOUR = 3_600_000

// The other two are tested in blobs/sweep-blobs and backup/delete-old-backups.
const SWEPT = RETENTION_KINDS.filter((kind): kind is Swept => kind !== 'quarantine' && kind !== 'backups')

describe.each(DATABASES)('on %s, by the retention table', (database) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => {
    shop = await openShopApp({ kind: database, clock: { at: NOW } })
    // The first sweep of an empty store gives it the shop's id.
    await sweepBlobs()
  })
  afterAll(() => shop.close())

  const sweepBlobs = () =>
    blobSweep({
      ...shop,
      judges: blobJudges({ ...shop, now: () => NOW }, shop.sales.photos),
      now: () => NOW,
      report: (message) => {
        throw new Error(message)
      },
    })()
  /** The sweeps of blobs, each tested with its own subject. */
  const blobSweeps = {
    uploads: sweepBlobs,
    'ordered-artwork': sweepBlobs,
    'claim-photos-unused': async () => {
      await shop.sales.photos.sweep()
      await sweepBlobs()
    },
  } satisfies Record<Exclude<(typeof SWEPT_ELSEWHERE)[number], 'quarantine' | 'backups'>, () => Promise<void>>

  const sweep = async (kind: Swept) => {
    if (kind in blobSweeps) return blobSweeps[kind as keyof typeof blobSweeps]()
    const place = { ...shop, outboxFolder: outboxFolder(shop.config), now: () => NOW }
    await RETENTION_SWEEPS[kind as keyof typeof RETENTION_SWEEPS](place, new Date(NOW - retentionMs(kind)))
  }

  it.each(SWEPT)('%s are deleted when they expire, and not an hour earlier', async (kind) => {
    const isOldThere = await SAMPLES[kind](shop, new Date(NOW - retentionMs(kind) - HOUR / 2))
    const isYoungThere = await SAMPLES[kind](shop, new Date(NOW - retentionMs(kind) + HOUR / 2))
    expect([await isOldThere(), await isYoungThere()]).toEqual([true, true])
    await sweep(kind)
    expect([await isOldThere(), await isYoungThere()]).toEqual([false, true])
  })

  it('keeps an account with a session and a subscribed address', async () => {
    const long = new Date(NOW - 20 * 365 * 24 * HOUR)
    const isPersonThere = await SAMPLES.sessions(shop, new Date(NOW))
    await shop.database.orm.execute(sql`update person set last_sign_in_at = ${long.toISOString()}`)
    const isSubscribed = await subscriber('subscribed', 'confirmed_at')(shop, long)
    for (const kind of ['accounts', 'sessions', 'newsletter-unconfirmed', 'newsletter-unsubscribed'] as const)
      await sweep(kind)
    expect([await isPersonThere(), await isSubscribed()]).toEqual([true, true])
  })

  it('keeps an old order that may still be paid', async () => {
    const long = new Date(NOW - 20 * 365 * 24 * HOUR)
    const isThere = await SAMPLES['orders-unpaid'](shop, long)
    await shop.database.orm.execute(sql`update payment set look_at = now() where status = 'cancelled'`)
    await sweep('orders-unpaid')
    await sweep('orders')
    expect(await isThere()).toBe(true)
  })
})

/** The retention kind of each table. A new table must be added here. */
const RULED_BY: Readonly<
  Record<
    string,
    | RetentionKind
    | 'nothing personal'
    | 'until unsubscribed or erased'
    | 'until released or erased'
    // Triggers delete the row with the last one that it is made of.
    | 'as what it is derived from'
  >
> = {
  api_token: 'until released or erased',
  attention: 'orders',
  frame_record: 'orders',
  auth_key: 'nothing personal',
  design_number: 'nothing personal',
  desk_change: 'until released or erased',
  draft: 'until released or erased',
  revision: 'until released or erased',
  staff_member: 'until released or erased',
  auth_session: 'sessions',
  call_count: 'call-counts',
  closed_month: 'until released or erased',
  bank_row: 'orders',
  bank_statement: 'orders',
  cart: 'carts',
  cart_line: 'carts',
  claim: 'orders',
  claim_photo: 'claim-photos-unused',
  // Codes and amounts; the erasure of a member of staff takes who made them.
  code_use: 'nothing personal',
  sample_credit: 'orders',
  discount_code: 'until released or erased',
  floor_tick: 'orders',
  floor_photo: 'orders',
  floor_shown: 'orders',
  gift_card: 'until released or erased',
  gift_card_entry: 'nothing personal',
  consultation: 'consultations',
  customer: 'as what it is derived from',
  document_series: 'nothing personal',
  enquiry: 'enquiries',
  erasure: 'erasures',
  favourite: 'accounts',
  flow_state: 'sign-ins',
  idempotency: 'repeated-commands',
  identity: 'accounts',
  ledger_entry: 'orders',
  listed_order: 'orders',
  ordered_rug: 'orders',
  // Messages go with their enquiry or consultation, which the longer of the two kinds rules.
  message_entry: 'enquiries',
  message_thread: 'enquiries',
  newsletter_issue: 'until released or erased',
  newsletter_recipient: 'nothing personal',
  newsletter_subscriber: 'newsletter-unsubscribed',
  trade_account: 'accounts',
  trade_project: 'accounts',
  trade_quote: 'accounts',
  order: 'orders',
  order_event: 'orders',
  outbox_mail: 'email-records',
  payment: 'orders',
  person: 'accounts',
  proof: 'proofs',
  proof_entry: 'proofs',
  provider_event: 'payment-messages',
  refresh_token: 'sessions',
  refund: 'orders',
  question_group: 'questions',
  rug_collection: 'nothing personal',
  saved_design: 'accounts',
  saved_view: 'until released or erased',
  shop_identity: 'nothing personal',
  unanswered_question: 'questions',
  visit_count: 'nothing personal',
  signing_key: 'nothing personal',
  staff_account: 'until released or erased',
  staff_challenge: 'sign-ins',
  staff_codes: 'until released or erased',
  staff_passkey: 'until released or erased',
  staff_proof: 'sessions',
  staff_recovery_code: 'until released or erased',
  staff_wrong_code: 'call-counts',
  tax_document: 'orders',
  tax_document_file: 'orders',
  test_payment: 'orders',
  viewed_rug: 'accounts',
  yarn_hold: 'orders',
  // Codes and grams; the end of an order takes its number, the erasure of a member of staff their name.
  yarn_lot: 'nothing personal',
  yarn_place: 'nothing personal',
  yarn_movement: 'until released or erased',
  webhook_delivery: 'webhook-messages',
  webhook_endpoint: 'until released or erased',
  webhook_event: 'webhook-messages',
  'own-artwork': 'uploads',
  designs: 'nothing personal',
  // An owner's picture as it was sent; deleted like uploads once no design names it.
  originals: 'uploads',
  logos: 'nothing personal',
  // Owners' own; deleted like uploads once no text names them.
  photos: 'uploads',
  frozen: 'ordered-artwork',
  claims: 'claim-photos-unused',
  documents: 'orders',
  floor: 'orders',
}

it('every table and blob area has a retention kind or holds no personal data', async () => {
  const shop = await openShopApp()
  const tables = await readTables(shop.database.orm)
  await shop.close()
  expect([...tables.map(({ name }) => name), ...BLOB_AREAS].toSorted()).toEqual(
    Object.keys(RULED_BY).toSorted(),
  )
})
