import type { PriceColumn } from '@nawl/contract/desk/shop-prices'
import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { INCOTERMS } from '@nawl/domain/shop/customs'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'

import { numberIn, truthIn } from '../../platform/csv/cell-text.ts'

/** A price list while it is written: parts may be missing. */
export type WrittenPrices = { [name: string]: unknown }
/** What one row of a file says. */
export type PriceEntry = {
  readonly what: string
  readonly key: string
  readonly unit: string
  /** Where it stands in the list; of a discount its number of rugs, of a country its code. */
  readonly path: readonly (string | number)[]
  readonly cell: (list: WrittenPrices) => string
  /** Writes it into the list; false for what cannot be read. */
  readonly put: (list: WrittenPrices, cell: string) => boolean
}

const ENDS = ['least', 'most'] as const
const FREIGHT = Object.keys(DEFAULT_PRICES.freight)
const DAYS = Object.keys(DEFAULT_PRICES.days)
const WEEKS = Object.keys(DEFAULT_PRICES.weeks)

const INCOTERM_REGIONS = Object.keys(DEFAULT_PRICES.incoterms)

const FIXED: readonly PriceEntry[] = [
  ...[...COLLECTIONS, 'own'].map((name) => amount('price', name, 'USD/sqft', ['squareFoot', name])),
  whole('vat', 'percent', '%', ['vatPercent']),
  amount('uae', 'free_above', 'AED', ['uae', 'freeAbove']),
  amount('uae', 'flat', 'USD', ['uae', 'flat']),
  ...FREIGHT.flatMap((region) => [
    amount('freight', `${region}.base`, 'USD', ['freight', region, 'base']),
    amount('freight', `${region}.per_kg`, 'USD/kg', ['freight', region, 'perKg']),
  ]),
  ...DAYS.flatMap((region) =>
    ENDS.map((end, at) => whole('days', `${region}.${end}`, 'days', ['days', region, at])),
  ),
  ...WEEKS.flatMap((part) =>
    ENDS.map((end, at) => whole('weeks', `${part}.${end}`, 'weeks', ['weeks', part, at])),
  ),
  amount('samples', 'box', 'USD', ['samples', 'box']),
  amount('samples', 'strike_off', 'USD', ['samples', 'strikeOff']),
  ...ENDS.map((end, at) =>
    whole('samples', `strike_off_weeks.${end}`, 'weeks', ['samples', 'strikeOffWeeks', at]),
  ),
  ...INCOTERM_REGIONS.map(incoterm),
]
const BY_NAME = new Map(FIXED.map((entry) => [nameOf(entry.what, entry.key), entry]))

/** What a row is about; null for what the shop has no price of. */
export function priceEntry(what: string, key: string): PriceEntry | null {
  const kind = what.toLowerCase()
  if (kind === 'discount') return /^\d{1,4}$/.test(key) ? discount(Number(key)) : null
  if (kind === 'not_served') return findCountry(key.toUpperCase()) ? country(key.toUpperCase()) : null
  return BY_NAME.get(nameOf(what, key)) ?? null
}

/** A price list as rows of a file. */
export function priceCells(list: WrittenPrices): readonly (readonly string[])[] {
  const steps = stepsOf(list).map(({ from }) => discount(from))
  const countries = countriesOf(list).map(country)
  return [...FIXED, ...steps, ...countries].map((entry) =>
    COLUMNS.map((column) => (column === 'value' ? entry.cell(list) : entry[column])),
  )
}

const COLUMNS: readonly PriceColumn[] = ['what', 'key', 'value', 'unit']

function nameOf(what: string, key: string): string {
  return `${what} ${key}`.toLowerCase()
}

/** An amount in hundredths, written as dollars or dirhams. */
function amount(what: string, key: string, unit: string, path: readonly string[]): PriceEntry {
  return {
    what,
    key,
    unit,
    path,
    cell: (list) => {
      const found = valueAt(list, path)
      return typeof found === 'number' ? (found / 100).toFixed(2) : ''
    },
    put: (list, cell) => {
      const read = numberIn(cell)
      if (read === null) return false
      const hundredths = Math.round(read * 100)
      // Half a cent is a price that nobody can charge.
      return Math.abs(hundredths - read * 100) < 1e-6 && put(list, path, hundredths)
    },
  }
}

function whole(what: string, key: string, unit: string, path: readonly (string | number)[]): PriceEntry {
  return {
    what,
    key,
    unit,
    path,
    cell: (list) => {
      const found = valueAt(list, path)
      return typeof found === 'number' ? String(found) : ''
    },
    put: (list, cell) => {
      const read = numberIn(cell)
      return read !== null && Number.isInteger(read) && put(list, path, read)
    },
  }
}

/** Who pays the duties of a region. */
function incoterm(region: string): PriceEntry {
  const path = ['incoterms', region]
  return {
    what: 'incoterm',
    key: region,
    unit: INCOTERMS.join('/'),
    path,
    cell: (list) => {
      const found = valueAt(list, path)
      return typeof found === 'string' ? found : ''
    },
    put: (list, cell) => {
      const term = INCOTERMS.find((known) => known === cell.trim().toUpperCase())
      return term !== undefined && put(list, path, term)
    },
  }
}

type Step = PriceList['discounts'][number]

/** Percent off from a number of rugs on; an empty cell ends that discount. */
function discount(from: number): PriceEntry {
  return {
    what: 'discount',
    key: String(from),
    unit: '%',
    path: ['discounts', from],
    cell: (list) => String(stepsOf(list).find((step) => step.from === from)?.percent ?? ''),
    put: (list, cell) => {
      const percent = cell === '' ? null : numberIn(cell)
      if (cell !== '' && (percent === null || !Number.isInteger(percent))) return false
      const others = stepsOf(list).filter((step) => step.from !== from)
      list['discounts'] = [...others, ...(percent === null ? [] : [{ from, percent }])].toSorted(
        (p, q) => p.from - q.from,
      )
      return true
    },
  }
}

function country(code: string): PriceEntry {
  return {
    what: 'not_served',
    key: code,
    unit: 'yes/no',
    path: ['notShippedTo', code],
    cell: (list) => (countriesOf(list).includes(code) ? 'yes' : 'no'),
    put: (list, cell) => {
      const isNotServed = truthIn(cell)
      if (isNotServed === undefined) return false
      const before = countriesOf(list)
      if (isNotServed !== before.includes(code))
        list['notShippedTo'] = isNotServed ? [...before, code] : before.filter((other) => other !== code)
      return true
    },
  }
}

export const stepsOf = (list: WrittenPrices): readonly Step[] =>
  Array.isArray(list['discounts']) ? (list['discounts'] as Step[]) : []
const countriesOf = (list: WrittenPrices): readonly string[] =>
  Array.isArray(list['notShippedTo']) ? (list['notShippedTo'] as string[]) : []

type Part = Record<string | number, unknown>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

const valueAt = (list: WrittenPrices, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, name) => (isPart(part) ? part[name] : undefined), list)

function put(list: WrittenPrices, path: readonly (string | number)[], value: number | string): true {
  let part: Part = list
  for (const [n, name] of path.slice(0, -1).entries()) {
    const next = part[name]
    part = isPart(next) ? next : ((part[name] = typeof path[n + 1] === 'number' ? [] : {}) as Part)
  }
  part[path.at(-1)!] = value // no path is empty
  return true
}
