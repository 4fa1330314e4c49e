import type { PgTable } from 'drizzle-orm/pg-core'

import { type DatabaseKind, startDatabase } from '../db/postgres.ts'
import { outboxMail } from '../../src/platform/db/schema/schema.ts'
import { openShop } from '../shop-fixture.ts'
import { smtpInbox } from './smtp.ts'

type MailingShopOptions = { readonly kind?: DatabaseKind; readonly now?: () => number }

export type MailingShop = Awaited<ReturnType<typeof openMailingShop>>

/** A migrated shop on either kind of database, whose e-mails arrive in `inbox`. */
export async function openMailingShop({ kind, ...clock }: MailingShopOptions = {}) {
  const server = await startDatabase(kind)
  const inbox = await smtpInbox()
  const shop = await openShop({ smtpUrl: inbox.url, ...clock, database: server })
  await shop.database.migrate()
  let caller = 0

  return {
    ...shop,
    inbox,
    /** Posts JSON, each time from a new address unless one is given. */
    post: (url: string, payload: object, remoteAddress = `192.0.2.${++caller % 250}`) =>
      shop.app.inject({ method: 'POST', url, payload, remoteAddress }),
    /** Resets before a test: waits for deliveries, clears the inbox and `table`. */
    async empty(table: PgTable): Promise<void> {
      await shop.emails.deliver()
      await shop.database.orm.delete(table)
      await shop.database.orm.delete(outboxMail)
      inbox.mails.length = 0
    },
    async close(): Promise<void> {
      await shop.close()
      await inbox.close()
      await server.stop()
    },
  }
}
