import type { Report, ReportFigures, ReportTable } from '@nawl/domain/reports/report'
import { SIZE_CLASSES } from '@nawl/domain/reports/size-class'

import type * as Countries from '../../../build/en/countries.ts'
import type * as Names from '../../../build/en/names.ts'
import type * as English from '../../../build/en/reports.ts'
import type * as Rug from '../../../build/en/rug.ts'
import type * as Size from '../../../build/en/size.ts'
import type * as Yarns from '../../../build/en/yarns.ts'

/** What a language says of reports. */
export type ReportMessages = {
  readonly words: typeof English
  readonly rug: Pick<typeof Rug, 'shape'>
  readonly size: Pick<typeof Size, 'usualPlace'>
  readonly nameOf: (typeof Names)['nameOf']
  readonly yarnNameOf: (typeof Yarns)['yarnNameOf']
  readonly countryNamesOf: (typeof Countries)['countryNamesOf']
}

type Cell = string | number
/** A table of a report: the same on the page and in its file. */
export type ShownTable = {
  /** The first columns name a row; all others are figures. */
  readonly headings: readonly string[]
  /** How many columns name a row. */
  readonly names: number
  readonly rows: readonly (readonly Cell[])[]
}

/** A table of a report in words. Days are written as they are. */
export function reportTable(language: ReportMessages, report: Report, table: ReportTable): ShownTable {
  const { words, rug, nameOf, yarnNameOf, countryNamesOf } = language
  const visits = ({ looked, coloured, carted }: ReportFigures) =>
    [looked, coloured, carted].map((count) => count ?? words.fewer)
  const figures = (row: ReportFigures) => [...visits(row), row.orders, row.rugs, row.squareFeet]
  const funnel = [words.looked, words.coloured, words.carted, words.orders, words.rugs, words.squareFeet]
  const collection = (name: string) => (name === '' ? words.ownDrawings : nameOf(name))
  switch (table) {
    case 'time':
      return {
        names: 1,
        headings: [words.starting({ step: report.step }), ...funnel, words.ordersBefore],
        rows: report.time.map((row) => [row.start, ...figures(row), row.ordersBefore ?? '']),
      }
    case 'countries':
      return {
        names: 1,
        headings: [words.country, ...funnel],
        rows: report.countries.map((row) => [
          row.country === '' ? words.unknownCountry : countryNamesOf(row.country).shortName,
          ...figures(row),
        ]),
      }
    case 'collections':
      return {
        names: 1,
        headings: [words.collection, ...funnel],
        rows: report.collections.map((row) => [collection(row.collection), ...figures(row)]),
      }
    case 'designs':
      return {
        names: 2,
        headings: [words.design, words.collection, ...funnel],
        rows: report.designs.map((row) => [
          row.name === '' ? words.ownDrawings : nameOf(row.name),
          collection(row.collection),
          ...figures(row),
        ]),
      }
    case 'shapes':
      return {
        names: 1,
        headings: [words.shape, words.rugs, words.squareFeet],
        rows: report.shapes.map(({ shape, rugs, squareFeet }) => [rug.shape({ shape }), rugs, squareFeet]),
      }
    case 'sizes':
      return {
        names: 1,
        headings: [words.size, words.rugs, words.squareFeet],
        rows: report.sizes.map(({ least, rugs, squareFeet }) => [sizeClass(words, least), rugs, squareFeet]),
      }
    case 'usualSizes':
      return {
        names: 2,
        headings: [words.shape, words.usual, words.rugs],
        rows: report.usualSizes.map(({ shape, usual, rugs }) => [
          rug.shape({ shape }),
          usual === null ? words.otherSizes : language.size.usualPlace({ place: usual }),
          rugs,
        ]),
      }
    case 'yarns':
      return {
        names: 1,
        headings: [words.yarn, words.used, words.needed],
        rows: report.yarns.map(({ name, used, needed }) => [yarnNameOf(name), used, needed]),
      }
  }
}

/** `25 – 50 sq ft` */
function sizeClass(words: typeof English, least: number): string {
  const below = SIZE_CLASSES.find((next) => next > least)
  if (below === undefined) return words.largest({ least })
  return least === 0 ? words.smallest({ below }) : words.sizeClass({ least, below })
}
