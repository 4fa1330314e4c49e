import type { TaxDocumentKind, TaxDocumentReason } from '@nawl/domain/tax-documents/tax-document'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'

import { answer, type Database } from '../../platform/db/database.ts'
import {
  type DocumentContent,
  taxDocument,
  taxDocumentFile,
} from '../../platform/db/schema/tax-document-schema.ts'

export type IssuedDocument = {
  readonly number: string
  readonly orderNumber: string
  readonly kind: TaxDocumentKind
  readonly reason: TaxDocumentReason
  readonly issuedAt: Date
  readonly content: DocumentContent
}
/** A printed file, and the SHA-256 of its bytes. */
export type PrintedFile = Pick<typeof taxDocumentFile.$inferSelect, 'hash' | 'bytes' | 'language' | 'format'>
/** Which of a document's files. */
export type FileName = Pick<PrintedFile, 'language' | 'format'>

export type TaxDocumentStore = ReturnType<typeof taxDocumentStore>

/** How long a document that is being printed is left to who prints it. */
const LEASE_MS = 2 * 60_000
const AT_ONCE = 10

/** SQL of issued documents and their files. */
export function taxDocumentStore({ orm }: Pick<Database, 'orm'>) {
  const columns = {
    number: taxDocument.number,
    orderNumber: taxDocument.orderNumber,
    kind: taxDocument.kind,
    reason: taxDocument.reason,
    issuedAt: taxDocument.issuedAt,
    content: taxDocument.content,
  }
  return {
    /** The documents of an order, oldest first. */
    ofOrder: (orderNumber: string): Promise<IssuedDocument[]> =>
      orm
        .select(columns)
        .from(taxDocument)
        .where(eq(taxDocument.orderNumber, orderNumber))
        .orderBy(asc(taxDocument.place)),

    async find(orderNumber: string, number: string): Promise<IssuedDocument | null> {
      const isIt = and(eq(taxDocument.orderNumber, orderNumber), eq(taxDocument.number, number))
      const [row] = await orm.select(columns).from(taxDocument).where(isIt)
      return row ?? null
    },

    async file(number: string, name: FileName): Promise<PrintedFile | null> {
      const [row] = await orm.select().from(taxDocumentFile).where(isFile(number, name))
      return row ?? null
    },

    /** Claims documents that are to be printed, each for one process. */
    async due(now: Date): Promise<IssuedDocument[]> {
      const waiting = orm
        .select({ key: taxDocument.number })
        .from(taxDocument)
        .where(lte(taxDocument.printAt, now))
        .orderBy(asc(taxDocument.printAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      return orm
        .update(taxDocument)
        .set({ printAt: new Date(now.getTime() + LEASE_MS) })
        .where(sql`${taxDocument.number} in (${waiting})`)
        .returning(columns)
    },

    /** All files are kept. */
    async printed(number: string): Promise<void> {
      await orm
        .update(taxDocument)
        .set({ printAt: null })
        .where(and(eq(taxDocument.number, number), isNotNull(taxDocument.printAt)))
    },

    /** Orders from before: confirmed ones without a document, and paid ones that are not in the ledger. */
    async ordersWithout(limit: number): Promise<string[]> {
      const rows = await answer<{ number: string }>(
        orm,
        sql`
          select o.number from "order" o
          where o.confirmed_at is not null and o.remake_of is null and not exists (select 1 from tax_document d where d.order_number = o.number)
            or exists (select 1 from payment p where p.order_number = o.number and p.status = 'paid')
              and not exists (select 1 from ledger_entry e where e.order_number = o.number)
          order by o.placed_at limit ${limit}`,
      )
      return rows.map(({ number }) => number)
    },
  }
}

const isFile = (number: string, { language, format }: FileName) =>
  and(
    eq(taxDocumentFile.documentNumber, number),
    eq(taxDocumentFile.language, language),
    eq(taxDocumentFile.format, format),
  )
