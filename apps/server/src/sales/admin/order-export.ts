import { type Cents, sumOf, toDirhams, ZERO } from '@nawl/domain/money/money'
import { versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { deskExport } from '@nawl/messages/by-language/desk-export'
import type { LanguageCode } from '@nawl/messages/languages'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { order } from '../../platform/db/schema/commerce-schema.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import { payment, refund } from '../../platform/db/schema/payment-schema.ts'
import { taxDocument } from '../../platform/db/schema/tax-document-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { decimalAmount, sortableMoment } from '../../platform/http/files/csv.ts'
import { SHOP_KINDS } from '../kinds/shop-kinds.ts'
import { orderOfColumns, type OrderRow } from '../orders/order-columns.ts'
import { byOf } from '../tax-documents/document-messages.ts'

type Options = {
  readonly language: LanguageCode
  readonly what: 'orders' | 'lines'
  /** Whether the customers' addresses are in it, too. */
  readonly isWhole: boolean
}

type Placed = ReturnType<typeof orderOfColumns>
/** What was paid for an order, given back and issued, each oldest first. */
type Money = {
  readonly payments: readonly (typeof payment.$inferSelect)[]
  readonly refunds: readonly (typeof refund.$inferSelect)[]
  readonly documents: readonly string[]
  /** What the ledger says that the customer owes, below zero is owed, in fils. */
  readonly open: Cents
}
type Version = ReturnType<typeof versionInForce>
/** One row of the file: an order, and in a file of lines one of them. */
type Entry = {
  readonly order: Placed
  readonly money: Money
  readonly version: Version
  readonly place: number
}
type Column = readonly [heading: string, cellOf: (entry: Entry) => string | number]
type Words = (typeof deskExport)[LanguageCode]

/** The headings and rows of a file of orders, in the order of their numbers. */
export function orderExport({ orm }: Pick<Database, 'orm'>, { language, what, isWhole }: Options) {
  const words = deskExport[language]
  const columns = [
    ...ofOrder(words),
    ...(isWhole ? ofAddress(words) : []),
    ...(what === 'orders' ? [...ofSums(words), ...ofMoney(words, language)] : ofLine(words)),
  ]
  return {
    headings: columns.map(([heading]) => heading),
    async *rows(pages: AsyncIterable<readonly string[]>) {
      for await (const numbers of pages)
        yield* written(await rowsOf(numbers), what === 'orders' ? await moneyOf(numbers) : new Map())
    },
  }

  function* written(rows: readonly OrderRow[], money: ReadonlyMap<string, Money>) {
    for (const row of rows)
      for (const entry of entriesOf(row, money.get(row.number) ?? NO_MONEY, what))
        yield columns.map(([, cellOf]) => cellOf(entry))
  }

  async function moneyOf(numbers: readonly string[]): Promise<ReadonlyMap<string, Money>> {
    if (numbers.length === 0) return new Map()
    const wanted = [...numbers]
    const payments = await orm
      .select()
      .from(payment)
      .where(inArray(payment.orderNumber, wanted))
      .orderBy(asc(payment.place))
    const refunds = await orm
      .select()
      .from(refund)
      .where(inArray(refund.orderNumber, wanted))
      .orderBy(asc(refund.place))
    const documents = await orm
      .select({ number: taxDocument.number, orderNumber: taxDocument.orderNumber })
      .from(taxDocument)
      .where(inArray(taxDocument.orderNumber, wanted))
      .orderBy(asc(taxDocument.place))
    const balances = await orm
      .select({
        orderNumber: ledgerEntry.orderNumber,
        // Sums of big integers are numerics, which drivers give as text.
        open: sql`sum(${ledgerEntry.aed})`.mapWith((value) => Number(value) as Cents),
      })
      .from(ledgerEntry)
      .where(and(inArray(ledgerEntry.orderNumber, wanted), eq(ledgerEntry.account, 'receivable')))
      .groupBy(ledgerEntry.orderNumber)
    const open = new Map(balances.map((row) => [row.orderNumber, row.open]))
    const [paid, given, issued] = [byOrder(payments), byOrder(refunds), byOrder(documents)]
    return new Map(
      wanted.map((number) => [
        number,
        {
          payments: (paid.get(number) ?? []).filter(({ status }) => status === 'paid'),
          refunds: given.get(number) ?? [],
          documents: (issued.get(number) ?? []).map((document) => document.number),
          open: open.get(number) ?? ZERO,
        },
      ]),
    )
  }

  async function rowsOf(numbers: readonly string[]): Promise<readonly OrderRow[]> {
    if (numbers.length === 0) return []
    const found = await orm
      .select()
      .from(order)
      .where(inArray(order.number, [...numbers]))
    const byNumber = new Map(found.map((row) => [row.number, row]))
    return numbers.flatMap((number) => byNumber.get(number) ?? [])
  }
}

const NO_MONEY: Money = { payments: [], refunds: [], documents: [], open: ZERO }

const byOrder = <Row extends { readonly orderNumber: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ orderNumber }) => orderNumber)

function entriesOf(row: OrderRow, money: Money, what: Options['what']): readonly Entry[] {
  const placed = orderOfColumns(row)
  const version = versionInForce(placed)
  const places = what === 'orders' ? [0] : version.lines.map((_, place) => place)
  return places.map((place) => ({ order: placed, money, version, place }))
}

const ofOrder = (words: Words): Column[] => [
  [words.order, ({ order: { number } }) => number],
  [words.state, ({ order: { state } }) => words.stateName({ state })],
  [words.placed, ({ order: { times } }) => sortableMoment(times.placedAt)],
  [words.country, ({ order: { address } }) => findCountry(address.country)?.name ?? address.country],
  [words.name, ({ order: { address } }) => address.name],
]

const ofAddress = (words: Words): Column[] => [
  [words.email, ({ order: { email } }) => email],
  [words.phone, ({ order: { address } }) => address.phone],
  [words.street, ({ order: { address } }) => [address.line1, address.line2].filter(Boolean).join(', ')],
  [words.town, ({ order: { address } }) => address.city],
  [words.region, ({ order: { address } }) => address.region],
  [words.postcode, ({ order: { address } }) => address.postcode],
]

const ofSums = (words: Words): Column[] => [
  [words.rugs, ({ version }) => version.price.rugCount],
  ...(['goods', 'discount', 'shipping', 'vat', 'total'] as const).map((sum): Column => [
    words.sumUsd({ sum }),
    ({ version }) => decimalAmount(version.price.amounts.USD[sum]),
  ]),
  [words.totalAed, ({ version }) => decimalAmount(version.price.amounts.AED.total)],
  [words.tracking, ({ order: { tracking } }) => tracking?.number ?? ''],
]

/** How and when it was paid, what was or is being given back, and the documents that say so. */
const ofMoney = (words: Words, language: LanguageCode): Column[] => [
  [
    words.paidBy,
    ({ money }) =>
      [...new Set(money.payments.map(({ provider }) => byOf({ language }, provider)))].join(', '),
  ],
  [
    words.paidAt,
    ({ money: { payments } }) => (payments[0]?.paidAt ? sortableMoment(payments[0].paidAt) : ''),
  ],
  [words.receivedAed, (entry) => decimalAmount(dirhamsOf(entry, entry.money.payments))],
  [
    words.byCardsAed,
    (entry) =>
      decimalAmount(
        dirhamsOf(
          entry,
          entry.money.payments.filter(({ provider }) => provider === 'gift-card'),
        ),
      ),
  ],
  [words.refundedUsd, ({ money }) => decimalAmount(sumOf(money.refunds.map(({ usd }) => usd)))],
  [words.refundedAed, (entry) => decimalAmount(dirhamsOf(entry, entry.money.refunds))],
  // A number: text that begins with a sign is no figure to a spreadsheet.
  [words.openAed, ({ money }) => money.open / 100],
  [words.documents, ({ money }) => money.documents.join(' ')],
]

/** What was moved, in fils: dollars at the rate of the order, as the ledger has them. */
const dirhamsOf = (
  { order: { tariff } }: Entry,
  moved: readonly Pick<typeof payment.$inferSelect, 'currency' | 'amount' | 'usd'>[],
): Cents =>
  sumOf(
    moved.map(({ currency, amount, usd }) =>
      currency === 'AED' ? amount : toDirhams(usd, tariff.aedPerUsd),
    ),
  )

const ofLine = (words: Words): Column[] => [
  [words.rug, (entry) => lineOf(entry)?.design.name ?? ''],
  [words.widthMm, (entry) => sidesOf(entry)?.widthMm ?? ''],
  [words.lengthMm, (entry) => sidesOf(entry)?.lengthMm ?? ''],
  [words.quantity, (entry) => lineOf(entry)?.quantity ?? ''],
  [words.priceUsd, ({ version, place }) => decimalAmount(version.price.amounts.USD.lines[place]?.price ?? 0)],
  [
    words.discountUsd,
    ({ version, place }) => decimalAmount(version.price.amounts.USD.lines[place]?.discount ?? 0),
  ],
]

const lineOf = ({ version, place }: Entry) => version.lines[place]

function sidesOf(entry: Entry) {
  const line = lineOf(entry)
  return line && kindIn(SHOP_KINDS.sold, line.design).sidesMm(line.design)
}
