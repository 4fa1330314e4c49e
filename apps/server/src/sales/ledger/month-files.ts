import { daysOfMonth, type Month } from '@nawl/domain/ledger/month'
import { RATE_SCALE } from '@nawl/domain/money/money'
import { deskExport } from '@nawl/messages/by-language/desk-export'
import { ledger as messages } from '@nawl/messages/by-language/ledger'
import { taxDocuments } from '@nawl/messages/by-language/tax-documents'
import type { LanguageCode } from '@nawl/messages/languages'

import { csvFile, sortableMoment } from '../../platform/http/files/csv.ts'
import type { ZippedFile } from '../../platform/http/files/zip-stream.ts'
import { documentExport } from '../tax-documents/document-export.ts'
import type { documentListStore } from '../tax-documents/document-list.store.ts'
import type { documentPrinter } from '../tax-documents/document-printer.ts'
import type { IssuedDocument, TaxDocumentStore } from '../tax-documents/tax-document.store.ts'
import { balanceTables } from './balance-files.ts'
import type { balancesStore } from './balances.store.ts'
import type { ClearingRow, clearingStore } from './clearing.store.ts'
import type { BookedRow, ledgerStore, VatSum } from './ledger.store.ts'

type Deps = {
  readonly ledger: ReturnType<typeof ledgerStore>
  readonly clearing: ReturnType<typeof clearingStore>
  readonly balances: ReturnType<typeof balancesStore>
  readonly list: ReturnType<typeof documentListStore>
  readonly documents: Pick<TaxDocumentStore, 'find'>
  readonly printer: Pick<ReturnType<typeof documentPrinter>, 'printed' | 'forPrograms'>
}

const DOCUMENTS_AT_ONCE = 100

/** The files of a month for the accountant: ledger, documents, VAT by box, what is open at its end, and every document as PDF and XML. */
export async function* monthFiles(
  { ledger, clearing, balances, list, documents, printer }: Deps,
  month: Month,
  language: LanguageCode,
  onCutOff: (error: Error) => void,
): AsyncGenerator<ZippedFile> {
  const search = { ...daysOfMonth(month), sort: 'issued', direction: 'up' } as const
  const pages = () => list.pages(search, DOCUMENTS_AT_ONCE)
  const csv = (headings: readonly string[], rows: AsyncIterable<readonly (string | number)[]>) =>
    csvFile(headings, rows, onCutOff)
  yield {
    name: 'ledger.csv',
    content: csv(ledgerHeadings(language), ledgerRows(ledger.rows(month), language)),
  }
  const file = documentExport(language)
  yield { name: 'documents.csv', content: csv(file.headings, file.rows(pages())) }
  const held = await clearing.inMonth(month)
  yield { name: 'reconciliation.csv', content: csv(clearingHeadings(language), clearingRows(held, language)) }
  const sums = await ledger.vatSums(month)
  yield { name: 'vat-summary.csv', content: csv(vatHeadings(language), vatRows(sums, language)) }
  for (const table of await balanceTables(balances, month, language))
    yield { name: table.name, content: csv(table.headings, table.rows) }
  for await (const page of pages())
    for (const { orderNumber, number } of page) {
      const found = await documents.find(orderNumber, number)
      if (!found) throw new Error(`${number} went while its month was exported`)
      const pdf = await printer.printed(found, printedIn(found, language), {})
      yield { name: `documents/${number}.pdf`, content: pdf, isPacked: true }
      yield { name: `documents/${number}.xml`, content: await printer.forPrograms(found) }
    }
}

/** The asked language, or one that the document was issued in. */
function printedIn({ content, number }: IssuedDocument, language: LanguageCode): LanguageCode {
  if (content.sellers[language]) return language
  const [other] = Object.keys(content.sellers) as LanguageCode[] // forgets its keys
  if (!other) throw new Error(`${number} was issued in no language`)
  return other
}

function ledgerHeadings(language: LanguageCode): readonly string[] {
  const [words, shared] = [messages[language], deskExport[language]]
  const { date, posting, kind, subject, reference, account, category, collection, currency, rate } = words
  const sides = (['AED', 'USD'] as const).flatMap((of) => [
    words.debit({ currency: of }),
    words.credit({ currency: of }),
  ])
  return [
    date,
    shared.order,
    posting,
    kind,
    subject,
    reference,
    account,
    category,
    shared.country,
    collection,
    currency,
    rate,
    ...sides,
  ]
}

async function* ledgerRows(
  rows: AsyncIterable<BookedRow>,
  language: LanguageCode,
): AsyncGenerator<readonly (string | number)[]> {
  const words = messages[language]
  const sides = (amount: number) => (amount > 0 ? [amount / 100, ''] : ['', -amount / 100])
  for await (const row of rows)
    yield [
      sortableMoment(row.at),
      row.orderNumber,
      row.posting + 1,
      words.kindName({ kind: selector(row.kind) }),
      row.subject,
      row.reference,
      words.accountName({ account: selector(row.account) }),
      row.category,
      row.country,
      row.collection ?? '',
      row.currency,
      row.rate / RATE_SCALE,
      ...sides(row.aed),
      ...sides(row.usd),
    ]
}

function clearingHeadings(language: LanguageCode): readonly string[] {
  const { account, currency, before, payments, refunds, fees, disputes, after } = messages[language]
  return [account, currency, before, payments, refunds, fees, disputes, after]
}

/** What each provider held and moved, in the currency that it charged: what its own statement of the month should say. */
async function* clearingRows(
  rows: readonly ClearingRow[],
  language: LanguageCode,
): AsyncGenerator<readonly (string | number)[]> {
  const words = messages[language]
  for (const { account, currency, before, payments, refunds, fees, disputes, after } of rows)
    yield [
      words.accountName({ account: selector(account) }),
      currency,
      ...[before, payments, refunds, fees, disputes, after].map((amount) => amount / 100),
    ]
}

function vatHeadings(language: LanguageCode): readonly string[] {
  const [{ box, category }, words, shared] = [
    messages[language],
    taxDocuments[language],
    deskExport[language],
  ]
  const sums = (['net', 'vat', 'gross'] as const).map((sum) => shared.documentSum({ sum, currency: 'AED' }))
  return [category, box, shared.documentKind, words.sumCount, ...sums]
}

/** By box and kind; credit notes are below zero, so that columns add up. */
async function* vatRows(
  sums: readonly VatSum[],
  language: LanguageCode,
): AsyncGenerator<readonly (string | number)[]> {
  const words = messages[language]
  for (const { category, kind, documents, net, vat } of sums)
    yield [
      category,
      words.boxName({ category }),
      words.kindName({ kind: selector(kind) }),
      documents,
      net / 100,
      vat / 100,
      (net + vat) / 100,
    ]
}

/** A name as messages select by it: they know no hyphens. */
const selector = (name: string) => name.replaceAll('-', '_')
