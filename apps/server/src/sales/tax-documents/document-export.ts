import type { ListedDocument } from '@nawl/contract/desk/tax-documents'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { deskExport } from '@nawl/messages/by-language/desk-export'
import { taxDocuments } from '@nawl/messages/by-language/tax-documents'
import type { LanguageCode } from '@nawl/messages/languages'

import { sortableMoment } from '../../platform/http/files/csv.ts'

type Column = readonly [heading: string, cellOf: (document: ListedDocument) => string | number]

/** The headings and rows of a file of documents. Amounts of credit notes are negative, so that columns add up. */
export function documentExport(language: LanguageCode) {
  const columns = columnsIn(language)
  return {
    headings: columns.map(([heading]) => heading),
    async *rows(pages: AsyncIterable<readonly ListedDocument[]>) {
      for await (const documents of pages)
        for (const document of documents) yield columns.map(([, cellOf]) => cellOf(document))
    },
  }
}

function columnsIn(language: LanguageCode): readonly Column[] {
  const [words, names] = [deskExport[language], taxDocuments[language]]
  const amountsIn = (currency: 'AED' | 'USD'): readonly Column[] => {
    const amount =
      (of: (taxed: ListedDocument['amounts']['AED']) => number) =>
      ({ kind, amounts }: ListedDocument) => {
        const value = of(amounts[currency])
        // A number: as text, a spreadsheet would take the minus for a formula.
        return (kind === 'invoice' ? value : -value) / 100
      }
    return [
      [words.documentSum({ sum: 'net', currency }), amount(({ total, vat }) => total - vat)],
      [words.documentSum({ sum: 'vat', currency }), amount(({ vat }) => vat)],
      [words.documentSum({ sum: 'gross', currency }), amount(({ total }) => total)],
    ]
  }
  return [
    [words.document, ({ number }) => number],
    [words.documentKind, ({ kind }) => names.kindName({ kind })],
    [words.documentReason, ({ reason }) => names.reasonName({ reason })],
    [words.issued, ({ issuedAt }) => sortableMoment(new Date(issuedAt))],
    [words.corrects, ({ corrects }) => corrects ?? ''],
    [words.order, ({ orderNumber }) => orderNumber],
    [words.name, ({ name }) => name],
    [words.taxNumber, ({ taxNumber }) => taxNumber],
    [words.country, ({ country }) => findCountry(country)?.name ?? country],
    [words.vatPercent, ({ vatPercent }) => vatPercent],
    ...amountsIn('AED'),
    ...amountsIn('USD'),
  ]
}
