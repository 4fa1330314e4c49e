import type { DesignSnapshot } from '../cart/design-snapshot.ts'
import type { OrderedSize } from '../cart/ordered-size.ts'
import { SHAPES, type Shape } from '../rug/shape.ts'
import { type YarnUse, yarnKilograms } from '../workshop/yarn-kilograms.ts'
import { type Report, type ReportFigures, type Sold, VISIT_EVENTS, type VisitEvent } from './report.ts'
import { periodBefore, type ReportPeriod, type ReportStep, stepOf, stepsOf } from './report-period.ts'
import { shownTotal, shownVisits } from './shown-visits.ts'
import { SIZE_CLASSES, sizeClassOf, squareFeetIn, usualPlaceOf } from './size-class.ts'

/** Sums of orders and rugs under one heading. */
export type SoldRow = {
  readonly key: string
  readonly orders: number
  readonly rugs: number
  readonly mm2: number
}
export type VisitRow = { readonly key: string; readonly event: VisitEvent; readonly count: number }
type SizeRow = {
  readonly shape: Shape
  readonly widthMm: number
  readonly lengthMm: number
  readonly rugs: number
}
type YarnRow = SizeRow & { readonly yarns: DesignSnapshot['yarns'] }

/** What was counted: orders by day of both periods, sums by country, collection and design, sizes, and yarns. */
export type Counted = {
  readonly period: ReportPeriod
  readonly step: ReportStep
  readonly sold: Readonly<Record<'days' | 'countries' | 'collections' | 'designs', readonly SoldRow[]>>
  readonly visits: Readonly<Record<'days' | 'countries' | 'designs', readonly VisitRow[]>>
  readonly visitsBefore: readonly Omit<VisitRow, 'key'>[]
  /** Designs that are sold today, and those that were ordered, by address. */
  readonly designs: ReadonlyMap<string, { readonly name: string; readonly collection: string }>
  readonly sizes: readonly SizeRow[]
  readonly used: readonly YarnRow[]
  readonly needed: readonly YarnRow[]
  readonly yarnUse: YarnUse
  readonly pileMm: number
}

/** The report of what was counted. */
export function makeReport(counted: Counted): Report {
  const { period, step, sold, visits, designs } = counted
  const before = periodBefore(period)
  const isNow = ({ key }: { readonly key: string }) => key >= period.from
  const collectionOf = (design: string) => designs.get(design)?.collection ?? ''
  const inSteps = <Row extends { readonly key: string }>(rows: readonly Row[], within: ReportPeriod) =>
    rows.map((row) => ({ ...row, key: stepOf(row.key, step, within) }))
  const soldNow = sold.days.filter(isNow)
  const soldEarlier = sold.days.filter((row) => !isNow(row))
  const soldInSteps = soldBy(inSteps(soldNow, period))
  const soldBefore = soldBy(inSteps(soldEarlier, before))
  const stepsBefore = stepsOf(before, step)
  const byStep = visitsBy(inSteps(visits.days, period))
  const byCountry = visitsBy(visits.countries)
  const byDesign = visitsBy(visits.designs)
  const soldByCountry = soldBy(sold.countries)
  const soldByDesign = soldBy(sold.designs)
  const partsOf = (by: Visits, keys: readonly string[], event: VisitEvent) =>
    keys.map((key) => by.get(key)?.[event] ?? 0)
  const designKeys = [...new Set([...designs.keys(), ...sold.designs.map(({ key }) => key)])]
  const totalOf = (event: VisitEvent) => {
    const steps = partsOf(byStep, stepsOf(period, step), event)
    const tables = [
      steps,
      partsOf(byCountry, [...byCountry.keys()], event),
      partsOf(byDesign, designKeys, event),
    ]
    // Beside each table stands the same total: the lowest of what each allows.
    const totals = tables.map((parts) => shownTotal(parts) ?? 0)
    return shownVisits(Math.min(...totals))
  }
  return {
    period,
    before,
    step,
    totals: { ...soldIn(soldNow), ...each(totalOf) },
    totalsBefore: {
      ...soldIn(soldEarlier),
      ...each((event) => shownVisits(countOf(counted.visitsBefore, event))),
    },
    time: stepsOf(period, step).map((start, n) => {
      const past = stepsBefore[n]
      const ordersBefore = past === undefined ? null : (soldBefore.get(past)?.orders ?? 0)
      return { start, ordersBefore, ...figures(soldInSteps, byStep, start) }
    }),
    countries: inOrder(
      [...new Set([...sold.countries.map(({ key }) => key), ...byCountry.keys()])].map((country) => ({
        country,
        ...figures(soldByCountry, byCountry, country),
      })),
      ({ country }) => country,
    ),
    collections: collectionsOf(counted, byDesign, designKeys),
    designs: inOrder(
      designKeys.map((design) => ({
        design,
        name: designs.get(design)?.name ?? design,
        collection: collectionOf(design),
        ...figures(soldByDesign, byDesign, design),
      })),
      ({ name }) => name,
    ),
    ...sizesOf(counted.sizes),
    yarns: yarnsOf(counted),
  }
}

function collectionsOf({ sold, designs }: Counted, byDesign: Visits, keys: readonly string[]) {
  const collectionOf = (design: string) => designs.get(design)?.collection ?? ''
  const names = new Set([...sold.collections.map(({ key }) => key), ...keys.map(collectionOf)])
  const rows = [...names].map((collection) => {
    const own = keys.filter((design) => collectionOf(design) === collection)
    const shown = (event: VisitEvent) => shownTotal(own.map((key) => byDesign.get(key)?.[event] ?? 0))
    return { collection, ...soldIn(sold.collections.filter(({ key }) => key === collection)), ...each(shown) }
  })
  return inOrder(rows, ({ collection }) => collection)
}

type Visits = ReadonlyMap<string, Readonly<Partial<Record<VisitEvent, number>>>>

function visitsBy(rows: readonly VisitRow[]): Visits {
  const sums = new Map<string, Partial<Record<VisitEvent, number>>>()
  for (const { key, event, count } of rows) {
    const sum = sums.get(key) ?? {}
    sum[event] = (sum[event] ?? 0) + count
    sums.set(key, sum)
  }
  return sums
}

function soldBy(rows: readonly SoldRow[]): ReadonlyMap<string, Sold> {
  return new Map([...groupedBy(rows, ({ key }) => key)].map(([key, own]) => [key, soldIn(own)]))
}

const soldIn = (rows: readonly SoldRow[]): Sold => ({
  orders: sum(rows.map(({ orders }) => orders)),
  rugs: sum(rows.map(({ rugs }) => rugs)),
  squareFeet: squareFeetIn(sum(rows.map(({ mm2 }) => mm2))),
})

const figures = (sold: ReadonlyMap<string, Sold>, visits: Visits, key: string): ReportFigures => ({
  ...(sold.get(key) ?? { orders: 0, rugs: 0, squareFeet: 0 }),
  ...each((event) => shownVisits(visits.get(key)?.[event] ?? 0)),
})

const each = (figureOf: (event: VisitEvent) => number | null) =>
  Object.fromEntries(VISIT_EVENTS.map((event) => [event, figureOf(event)])) as Record<
    VisitEvent,
    number | null
  > // forgets its keys

const countOf = (rows: Counted['visitsBefore'], event: VisitEvent) =>
  sum(rows.filter((row) => row.event === event).map(({ count }) => count))

/** The most ordered first, then the most looked at, then by name. */
const inOrder = <Row extends ReportFigures>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly Row[] =>
  rows.toSorted(
    (p, q) => q.orders - p.orders || (q.looked ?? 0) - (p.looked ?? 0) || (nameOf(p) < nameOf(q) ? -1 : 1),
  )

function sizesOf(rows: readonly SizeRow[]): Pick<Report, 'shapes' | 'sizes' | 'usualSizes'> {
  const inAll = (own: readonly SizeRow[]) => ({
    rugs: sum(own.map(({ rugs }) => rugs)),
    squareFeet: squareFeetIn(sum(own.map(({ widthMm, lengthMm, rugs }) => widthMm * lengthMm * rugs))),
  })
  const named = rows.map((row) => ({ ...row, usual: usualPlaceOf(row) }))
  return {
    shapes: SHAPES.map((shape) => ({ shape, ...inAll(rows.filter((row) => row.shape === shape)) }))
      .filter(({ rugs }) => rugs > 0)
      .toSorted((p, q) => q.rugs - p.rugs),
    sizes: SIZE_CLASSES.map((least) => ({
      least,
      ...inAll(rows.filter((row) => sizeClassOf(row) === least)),
    })),
    usualSizes: [...groupedBy(named, ({ shape, usual }) => `${shape} ${usual ?? ''}`).values()]
      .map((own) => ({ shape: own[0]!.shape, usual: own[0]!.usual, rugs: inAll(own).rugs }))
      .toSorted((p, q) => q.rugs - p.rugs),
  }
}

function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** Kilograms to a tenth, as the workshop weighs its yarns. */
function yarnsOf({ used, needed, yarnUse, pileMm }: Counted): Report['yarns'] {
  const found = new Map<string, { name: string; hex: string; used: number; needed: number }>()
  const add = (rows: readonly YarnRow[], what: 'used' | 'needed') => {
    for (const { yarns, rugs, shape, widthMm, lengthMm } of rows) {
      // Of the size as typed, only the shape and the millimetres have a weight.
      const size: OrderedSize = { shape, widthMm, lengthMm, unit: 'cm', width: '', length: '' }
      for (const { name, hex, kilograms } of yarnKilograms(
        yarns,
        { size, quantity: rugs, pileMm },
        yarnUse,
      )) {
        const yarn = found.get(hex) ?? { name, hex, used: 0, needed: 0 }
        yarn[what] += kilograms
        found.set(hex, yarn)
      }
    }
  }
  add(used, 'used')
  add(needed, 'needed')
  return [...found.values()]
    .map((yarn) => ({ ...yarn, used: tenth(yarn.used), needed: tenth(yarn.needed) }))
    .toSorted((p, q) => q.needed - p.needed || q.used - p.used || (p.name < q.name ? -1 : 1))
}

const tenth = (kilograms: number) => Math.round(kilograms * 10) / 10
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
