import type { ListedCustomer } from '@nawl/contract/desk/customers'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { deskExport } from '@nawl/messages/by-language/desk-export'
import type { LanguageCode } from '@nawl/messages/languages'

import { decimalAmount, sortableMoment } from '../../platform/http/files/csv.ts'

type Column = readonly [heading: string, cellOf: (customer: ListedCustomer) => string | number]

/** The headings and rows of a file of customers. */
export function customerExport(language: LanguageCode) {
  const columns = columnsIn(language)
  return {
    headings: columns.map(([heading]) => heading),
    async *rows(pages: AsyncIterable<readonly ListedCustomer[]>) {
      for await (const customers of pages)
        for (const customer of customers) yield columns.map(([, cellOf]) => cellOf(customer))
    },
  }
}

function columnsIn(language: LanguageCode): readonly Column[] {
  const words = deskExport[language]
  return [
    [words.email, ({ email }) => email],
    [words.name, ({ name }) => name],
    [words.country, ({ country }) => (country === null ? '' : (findCountry(country)?.name ?? country))],
    [words.orders, ({ orders }) => orders],
    [words.paidUsd, ({ total }) => decimalAmount(total)],
    [words.lastOrder, ({ lastOrderAt }) => momentIn(lastOrderAt)],
    [words.account, ({ hasAccount }) => words.yesNo({ yes: String(hasAccount) })],
    [words.newsletter, ({ newsletter }) => words.newsletterStatus({ status: newsletter?.status ?? 'never' })],
    [words.confirmed, ({ newsletter }) => momentIn(newsletter?.confirmedAt ?? null)],
    [words.savedDesigns, ({ savedDesigns }) => savedDesigns],
  ]
}

const momentIn = (instant: string | null) => (instant === null ? '' : sortableMoment(new Date(instant)))
