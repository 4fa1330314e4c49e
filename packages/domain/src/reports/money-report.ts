import type { Currency } from '../money/currency.ts'
import { type Cents, sumOf } from '../money/money.ts'
import type { Day } from '../time/day.ts'
import { type ReportPeriod, type ReportStep, stepOf, stepsOf } from './report-period.ts'

/** What a report about money adds up, in the order of its columns. */
export const MONEY_FIGURES = ['sales', 'vat', 'refunds', 'discounts'] as const
export type MoneyFigure = (typeof MONEY_FIGURES)[number]

type Figures = Readonly<Record<MoneyFigure, Cents>>

/** In AED everything, at its value; in USD what was charged in dollars, which is part of it. */
export type MoneyFigures = Readonly<Record<Currency, Figures>>

/** Sums of the ledger under one heading; delivery is of no collection, which is null. */
export type MoneyRow = { readonly key: string | null } & MoneyFigures

/** A report about the money of a period: sums of the ledger. */
export type MoneyReport = {
  readonly period: ReportPeriod
  readonly step: ReportStep
  readonly totals: MoneyFigures
  readonly time: readonly ({ readonly start: Day } & MoneyFigures)[]
  /** Most sales first, ISO 3166-1 alpha-2. */
  readonly countries: readonly ({ readonly country: string } & MoneyFigures)[]
  /** Most sales first; empty for what is of no collection, null for delivery. */
  readonly collections: readonly ({ readonly collection: string | null } & MoneyFigures)[]
}

/** The tables of a report about money, each with its own file. */
export const MONEY_TABLES = [
  'time',
  'countries',
  'collections',
] as const satisfies readonly (keyof MoneyReport)[]
export type MoneyTable = (typeof MONEY_TABLES)[number]

type Sums = Readonly<Record<'days' | 'countries' | 'collections', readonly MoneyRow[]>>

/** The report of what was added up by day, country and collection. */
export function makeMoneyReport(period: ReportPeriod, step: ReportStep, sums: Sums): MoneyReport {
  const daysOf = (start: Day) =>
    sums.days.filter(({ key }) => key !== null && stepOf(key, step, period) === start)
  return {
    period,
    step,
    totals: sumFigures(sums.days),
    time: stepsOf(period, step).map((start) => ({ start, ...sumFigures(daysOf(start)) })),
    countries: mostFirst(sums.countries).map(({ key, ...figures }) => ({ country: key ?? '', ...figures })),
    collections: mostFirst(sums.collections).map(({ key, ...figures }) => ({ collection: key, ...figures })),
  }
}

const mostFirst = (rows: readonly MoneyRow[]) => rows.toSorted((p, q) => q.AED.sales - p.AED.sales)

function sumFigures(rows: readonly MoneyFigures[]): MoneyFigures {
  const sum = (currency: Currency, figure: MoneyFigure) => sumOf(rows.map((row) => row[currency][figure]))
  const figures = (currency: Currency): Figures => ({
    sales: sum(currency, 'sales'),
    vat: sum(currency, 'vat'),
    refunds: sum(currency, 'refunds'),
    discounts: sum(currency, 'discounts'),
  })
  return { AED: figures('AED'), USD: figures('USD') }
}
