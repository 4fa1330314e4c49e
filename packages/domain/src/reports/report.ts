import type { Shape } from '../rug/shape.ts'
import type { UsualPlace } from '../rug/sizes/usual-sizes.ts'
import type { Day } from '../time/day.ts'
import type { ReportPeriod, ReportStep } from './report-period.ts'
import type { SizeClass } from './size-class.ts'

/** What is counted of visits, in the order of a visit; what is ordered is read from the orders. */
export const VISIT_EVENTS = ['looked', 'coloured', 'carted'] as const
export type VisitEvent = (typeof VISIT_EVENTS)[number]

/** Visits as they may be shown; null for fewer than five. */
export type ShownVisits = Readonly<Record<VisitEvent, number | null>>

/** Paid orders that were not cancelled, by the day on which they were placed. */
export type Sold = {
  readonly orders: number
  readonly rugs: number
  /** Of what is charged: a round rug counts as its square. */
  readonly squareFeet: number
}

export type ReportFigures = ShownVisits & Sold

/** A report about a period: figures without money. Every chart is one of its lists. */
export type Report = {
  readonly period: ReportPeriod
  readonly before: ReportPeriod
  readonly step: ReportStep
  readonly totals: ReportFigures
  readonly totalsBefore: ReportFigures
  readonly time: readonly (ReportFigures & {
    readonly start: Day
    /** Of the same step of the period before; null where that has none. */
    readonly ordersBefore: number | null
  })[]
  readonly countries: readonly (ReportFigures & {
    /** ISO 3166-1 alpha-2; empty where it is not known. */
    readonly country: string
  })[]
  readonly collections: readonly (ReportFigures & {
    /** Empty for visitors' own drawings. */
    readonly collection: string
  })[]
  readonly designs: readonly (ReportFigures & {
    readonly design: string
    readonly name: string
    readonly collection: string
  })[]
  readonly shapes: readonly { readonly shape: Shape; readonly rugs: number; readonly squareFeet: number }[]
  readonly sizes: readonly { readonly least: SizeClass; readonly rugs: number; readonly squareFeet: number }[]
  readonly usualSizes: readonly {
    readonly shape: Shape
    /** Null for all other sizes of the shape. */
    readonly usual: UsualPlace | null
    readonly rugs: number
  }[]
  readonly yarns: readonly {
    readonly name: string
    readonly hex: string
    /** Kilograms in rugs that were finished within the period. */
    readonly used: number
    /** Kilograms for paid rugs that are not finished today. */
    readonly needed: number
  }[]
}

/** The tables of a report, each with its own file. */
export const REPORT_TABLES = [
  'time',
  'countries',
  'collections',
  'designs',
  'shapes',
  'sizes',
  'usualSizes',
  'yarns',
] as const satisfies readonly (keyof Report)[]
export type ReportTable = (typeof REPORT_TABLES)[number]
