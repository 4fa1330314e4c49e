import {
  MONEY_FIGURES,
  type MoneyFigures,
  type MoneyReport,
  type MoneyTable,
} from '@nawl/domain/reports/money-report'

import type * as Countries from '../../../build/en/countries.ts'
import type * as English from '../../../build/en/money-report.ts'
import type * as Names from '../../../build/en/names.ts'
import type * as Reports from '../../../build/en/reports.ts'
import type { ShownTable } from './report-table.ts'

/** What a language says of reports about money. */
export type MoneyMessages = {
  readonly words: typeof English
  readonly reports: Pick<
    typeof Reports,
    'starting' | 'country' | 'collection' | 'unknownCountry' | 'ownDrawings'
  >
  readonly nameOf: (typeof Names)['nameOf']
  readonly countryNamesOf: (typeof Countries)['countryNamesOf']
}

/** A table of a report about money in words: amounts in whole units with decimals. Days are written as they are. */
export function moneyTable(language: MoneyMessages, report: MoneyReport, table: MoneyTable): ShownTable {
  const { words, reports } = language
  const columns = (['AED', 'USD'] as const).flatMap((currency) =>
    MONEY_FIGURES.map((figure) => words.figureIn({ figure, currency })),
  )
  const amounts = (row: MoneyFigures) =>
    (['AED', 'USD'] as const).flatMap((currency) =>
      MONEY_FIGURES.map((figure) => row[currency][figure] / 100),
    )
  switch (table) {
    case 'time':
      return {
        names: 1,
        headings: [reports.starting({ step: report.step }), ...columns],
        rows: report.time.map((row) => [row.start, ...amounts(row)]),
      }
    case 'countries':
      return {
        names: 1,
        headings: [reports.country, ...columns],
        rows: report.countries.map((row) => [
          row.country === '' ? reports.unknownCountry : language.countryNamesOf(row.country).shortName,
          ...amounts(row),
        ]),
      }
    case 'collections':
      return {
        names: 1,
        headings: [reports.collection, ...columns],
        rows: report.collections.map((row) => [collectionName(language, row.collection), ...amounts(row)]),
      }
  }
}

function collectionName({ words, reports, nameOf }: MoneyMessages, collection: string | null): string {
  if (collection === null) return words.delivery
  return collection === '' ? reports.ownDrawings : nameOf(collection)
}
