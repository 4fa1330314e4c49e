import type { CustomerFilter } from '@nawl/contract/desk/lists'
import type { CustomerList, ListedCustomer, NewsletterConsent } from '@nawl/contract/desk/customers'
import { and, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'

import { person } from '../../platform/db/schema/auth-schema.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { holdsAll, keyset, type SortColumn } from '../../platform/db/list-query.ts'
import { customer } from '../../platform/db/schema/list-schema.ts'
import { savedDesign } from '../../platform/db/schema/saved-schema.ts'
import { newsletterSubscriber } from '../../platform/db/schema/schema.ts'

const PAGE = 50

type Row = typeof customer.$inferSelect
/** A filter, or some customers by e-mail. */
export type CustomerSearch = CustomerFilter & { readonly emails?: readonly string[] | undefined }

const KEY: SortColumn = { column: customer.emailKey, kind: 'text' }
const SORTS = {
  last: [{ column: customer.lastAt, kind: 'instant' }, KEY],
  total: [{ column: customer.totalUsd, kind: 'number' }, KEY],
  orders: [{ column: customer.orders, kind: 'number' }, KEY],
} as const satisfies Record<string, readonly SortColumn[]>

/** SQL of the list of customers, in pages. */
export function customerStore({ orm }: Pick<Database, 'orm'>) {
  return { list, counted, pages, listed: (rows: readonly Row[]) => listedCustomers(orm, rows) }

  async function list({
    before,
    ...filter
  }: CustomerSearch & { readonly before?: string | undefined }): Promise<CustomerList> {
    const { rows, next } = await page(filter, before, PAGE)
    return { customers: await listedCustomers(orm, rows), next }
  }

  /** How many customers match. */
  async function counted(filter: CustomerSearch): Promise<number> {
    const [row] = await orm.select({ count: count() }).from(customer).where(passing(filter))
    return row?.count ?? 0
  }

  /** All that match, some at a time and never in one transaction, however long it takes. */
  async function* pages(filter: CustomerSearch, size: number): AsyncGenerator<readonly ListedCustomer[]> {
    let cursor: string | undefined
    do {
      const { rows, next } = await page(filter, cursor, size)
      yield await listedCustomers(orm, rows)
      cursor = next ?? undefined
    } while (cursor !== undefined)
  }

  async function page(filter: CustomerSearch, before: string | undefined, size: number) {
    const { sort = 'last', direction = 'down' } = filter
    const { behind, cursorOf, order } = keyset(SORTS[sort], direction)
    const found = await orm
      .select()
      .from(customer)
      .where(and(passing(filter), behind(before)))
      .orderBy(order)
      .limit(size + 1)
    const rows = found.slice(0, size)
    const last = rows.at(-1)
    const sorted = last && { last: last.lastAt, total: last.totalUsd, orders: last.orders }[sort]
    const isMore = found.length > size && last !== undefined && sorted !== undefined
    return { rows, next: isMore ? cursorOf([sorted, last.emailKey]) : null }
  }
}

function passing({ search, country, newsletter, kind, emails }: CustomerSearch): SQL | undefined {
  if (emails)
    return inArray(
      customer.emailKey,
      emails.map((email) => email.toLowerCase()),
    )
  return and(
    search ? holdsAll(customer.searched, search) : undefined,
    country ? eq(customer.country, country) : undefined,
    newsletter &&
      (newsletter === 'never' ? isNull(customer.newsletter) : eq(customer.newsletter, newsletter)),
    kind && KINDS[kind],
  )
}

const KINDS = {
  ordered: gt(customer.orders, 0),
  account: eq(customer.hasAccount, true),
  interested: and(eq(customer.orders, 0), eq(customer.hasAccount, false)),
} as const

/** Rows with what is counted and proved only for those that are shown. */
async function listedCustomers(orm: Tx, rows: readonly Row[]): Promise<ListedCustomer[]> {
  const keys = rows.map(({ emailKey }) => emailKey)
  if (keys.length === 0) return []
  const subscribers = await orm
    .select()
    .from(newsletterSubscriber)
    .where(inArray(newsletterSubscriber.emailKey, keys))
  const address = sql<string>`lower(${person.email})`
  const designs = await orm
    .select({ key: address, count: count() })
    .from(savedDesign)
    .innerJoin(person, eq(person.id, savedDesign.personId))
    .where(inArray(address, keys))
    .groupBy(address)
  const consents = new Map(subscribers.map((row) => [row.emailKey, consentOf(row)]))
  const counts = new Map(designs.map(({ key, count }) => [key, count]))
  return rows.map((row) => ({
    email: row.email,
    name: row.name,
    country: row.country,
    hasAccount: row.hasAccount,
    orders: row.orders,
    total: row.totalUsd,
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    lastAt: row.lastAt.toISOString(),
    newsletter: consents.get(row.emailKey) ?? null,
    savedDesigns: counts.get(row.emailKey) ?? 0,
  }))
}

function consentOf(row: typeof newsletterSubscriber.$inferSelect): NewsletterConsent {
  const { status, createdAt, mailedAt, confirmedAt, unsubscribedAt } = row
  return {
    status,
    askedAt: createdAt.toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  }
}
