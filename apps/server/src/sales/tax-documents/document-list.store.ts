import type { DocumentFilter } from '@nawl/contract/desk/lists'
import type { DocumentList, DocumentSum, ListedDocument } from '@nawl/contract/desk/tax-documents'
import type { Cents } from '@nawl/domain/money/money'
import { startOfDay } from '@nawl/domain/shop/time-zone'
import { DAY_MS } from '@nawl/domain/time/durations'
import { and, count, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { holdsAll, keyset, type SortColumn } from '../../platform/db/list-query.ts'
import { listedOrder } from '../../platform/db/schema/list-schema.ts'
import { taxDocument } from '../../platform/db/schema/tax-document-schema.ts'

const PAGE = 50

/** A filter, or some documents by number. */
export type DocumentSearch = DocumentFilter & { readonly numbers?: readonly string[] | undefined }

const NUMBER: SortColumn = { column: taxDocument.number, kind: 'text' }
const SORTS = {
  issued: [{ column: taxDocument.issuedAt, kind: 'instant' }, NUMBER],
  total: [{ column: taxDocument.aed, kind: 'number' }, NUMBER],
} as const satisfies Record<string, readonly SortColumn[]>

const buyer = (field: 'name' | 'country') =>
  sql<string>`coalesce(${taxDocument.content} #>> array['buyer', ${field}], '')`
const COLUMNS = {
  number: taxDocument.number,
  kind: taxDocument.kind,
  reason: taxDocument.reason,
  issuedAt: taxDocument.issuedAt,
  corrects: sql<string | null>`${taxDocument.content} ->> 'corrects'`,
  orderNumber: taxDocument.orderNumber,
  // Whom it is for: a company, else whoever gets the rugs.
  name: sql<string>`coalesce(${taxDocument.content} #>> array['billing', 'company'], ${buyer('name')})`,
  taxNumber: sql<string>`coalesce(${taxDocument.content} #>> array['billing', 'taxNumber'], '')`,
  country: buyer('country'),
  vatPercent: taxDocument.vatPercent,
  usd: taxDocument.usd,
  vatUsd: taxDocument.vatUsd,
  aed: taxDocument.aed,
  vatAed: taxDocument.vatAed,
}

/** SQL of the desk's list of invoices and credit notes, in pages. */
export function documentListStore({ orm }: Pick<Database, 'orm'>) {
  return { list, counted, pages }

  async function list({
    before,
    ...filter
  }: DocumentSearch & { readonly before?: string | undefined }): Promise<DocumentList> {
    const { documents, next } = await page(filter, before, PAGE)
    return { documents, sums: await sums(filter), next }
  }

  /** How many documents match. */
  async function counted(filter: DocumentSearch): Promise<number> {
    const [row] = await orm.select({ count: count() }).from(taxDocument).where(passing(filter))
    return row?.count ?? 0
  }

  /** All that match, some at a time and never in one transaction, however long it takes. */
  async function* pages(filter: DocumentSearch, size: number): AsyncGenerator<readonly ListedDocument[]> {
    let cursor: string | undefined
    do {
      const { documents, next } = await page(filter, cursor, size)
      yield documents
      cursor = next ?? undefined
    } while (cursor !== undefined)
  }

  async function sums(filter: DocumentSearch): Promise<DocumentSum[]> {
    const { kind, vatPercent } = taxDocument
    // Sums of big integers are numerics, which drivers give as text.
    const sum = (column: typeof taxDocument.aed) =>
      sql`sum(${column})`.mapWith((value) => Number(value) as Cents)
    return orm
      .select({ kind, vatPercent, count: count(), total: sum(taxDocument.aed), vat: sum(taxDocument.vatAed) })
      .from(taxDocument)
      .where(passing(filter))
      .groupBy(kind, vatPercent)
      .orderBy(sql`${kind} desc`, vatPercent)
  }

  async function page(filter: DocumentSearch, before: string | undefined, size: number) {
    const { sort = 'issued', direction = 'down' } = filter
    const { behind, cursorOf, order } = keyset(SORTS[sort], direction)
    const found = await orm
      .select(COLUMNS)
      .from(taxDocument)
      .where(and(passing(filter), behind(before)))
      .orderBy(order)
      .limit(size + 1)
    const rows = found.slice(0, size)
    const last = rows.at(-1)
    const isMore = found.length > size && last !== undefined
    const sorted = last && { issued: last.issuedAt, total: last.aed }[sort]
    return {
      documents: rows.map(({ usd, vatUsd, aed, vatAed, issuedAt, ...row }) => ({
        ...row,
        issuedAt: issuedAt.toISOString(),
        amounts: { USD: { total: usd, vat: vatUsd }, AED: { total: aed, vat: vatAed } },
      })),
      next: isMore && sorted !== undefined ? cursorOf([sorted, last.number]) : null,
    }
  }

  function passing({ search, kind, country, from, to, numbers }: DocumentSearch): SQL | undefined {
    if (numbers) return inArray(taxDocument.number, [...numbers])
    return and(
      kind && eq(taxDocument.kind, kind),
      country ? eq(buyer('country'), country) : undefined,
      from ? gte(taxDocument.issuedAt, startOfDay(from)) : undefined,
      to ? lt(taxDocument.issuedAt, new Date(startOfDay(to).getTime() + DAY_MS)) : undefined,
      search ? found(search) : undefined,
    )
  }

  /** By its own number, or by what its order is found by. */
  function found(search: string): SQL | undefined {
    const orders = orm
      .select({ number: listedOrder.number })
      .from(listedOrder)
      .where(holdsAll(listedOrder.searched, search))
    const number = search
      .trim()
      .toUpperCase()
      .replaceAll(/[%_\\]/g, String.raw`\$&`)
    return or(like(taxDocument.number, `${number}%`), inArray(taxDocument.orderNumber, orders))
  }
}
