import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { LOCAL_CURRENCY_CODES } from '@nawl/domain/money/local-currency'
import type { Cents } from '@nawl/domain/money/money'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { INCOTERMS } from '@nawl/domain/shop/customs'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'
import { z } from 'zod'

/** US cents; a thousand dollars a square foot is a mistake. */
const MOST_PER_SQUARE_FOOT = 100_000
const MOST_FEE = 10_000_000
const MOST_DAYS = 120
const MOST_WEEKS = 52
const MOST_STEPS = 6
/** Ten-thousandths; 9,999 units for a dollar. */
const MOST_RATE = 99_999_999

/** Cents are a number that only the compiler knows more of. */
const amount = (least: number, most: number) =>
  z.int().min(least).max(most) as z.ZodType<number> as z.ZodType<Cents, number>

const perSquareFoot = amount(1, MOST_PER_SQUARE_FOOT)
const fee = amount(0, MOST_FEE)
const incoterm = z.enum(INCOTERMS)
const freight = z.strictObject({ base: fee, perKg: fee })

const days = z
  .tuple([z.int().min(1).max(MOST_DAYS), z.int().min(1).max(MOST_DAYS)])
  .refine(([least, most]) => least <= most, 'backwards')

const weeks = z
  .tuple([z.int().min(0).max(MOST_WEEKS), z.int().min(1).max(MOST_WEEKS)])
  .refine(([least, most]) => least <= most, 'backwards')

const discounts = z
  .array(z.strictObject({ from: z.int().min(2).max(1_000), percent: z.int().min(1).max(90) }))
  .max(MOST_STEPS)
  .refine(
    (steps) =>
      steps.every(({ from, percent }, n) => {
        const before = steps[n - 1]
        return !before || (from > before.from && percent > before.percent)
      }),
    'unordered',
  )

/** What owners set of prices and shipping; amounts in US cents, `uae.freeAbove` in fils. */
export const shopPrices = z.strictObject({
  squareFoot: z
    .strictObject({
      ...(Object.fromEntries(COLLECTIONS.map((name) => [name, perSquareFoot])) as Record<
        (typeof COLLECTIONS)[number],
        typeof perSquareFoot
      >),
      own: perSquareFoot,
    })
    .meta({ description: 'US cents, by collection; `own` for visitors’ own drawings' }),
  discounts: discounts.meta({ description: 'Percent off all rugs of an order, from a number of rugs on' }),
  vatPercent: z.int().min(0).max(50),
  uae: z.strictObject({ freeAbove: amount(0, MOST_FEE), flat: fee }),
  freight: z.strictObject({
    gcc: freight,
    europe: freight,
    'north-america': freight,
    'asia-pacific': freight,
  }),
  days: z.strictObject({
    uae: days,
    gcc: days,
    europe: days,
    'north-america': days,
    'asia-pacific': days,
    'rest-of-world': days,
  }),
  weeks: z
    .strictObject({ making: weeks, way: weeks, all: weeks })
    .meta({ description: 'Of making a rug, of its way to most customers, and from the order to the floor' }),
  samples: z
    .strictObject({ box: fee, strikeOff: fee, strikeOffWeeks: weeks })
    // Drafts from before there were any.
    .default({ ...DEFAULT_PRICES.samples, strikeOffWeeks: [...DEFAULT_PRICES.samples.strikeOffWeeks] })
    .meta({ description: 'US cents of a box of samples and of a strike-off, and its weeks of making' }),
  incoterms: z
    .strictObject({
      gcc: incoterm,
      europe: incoterm,
      'north-america': incoterm,
      'asia-pacific': incoterm,
      'rest-of-world': incoterm,
    })
    // Drafts from before there were any.
    .default(DEFAULT_PRICES.incoterms)
    .meta({ description: 'Who pays duties on arrival: with `DAP` the recipient, with `DDP` the shop' }),
  notShippedTo: z
    .array(z.string().refine((code) => findCountry(code) !== null, 'no-country'))
    .max(300)
    .meta({ description: 'ISO 3166-1 alpha-2' }),
  localRates: z
    .array(
      z.strictObject({
        currency: z.enum(LOCAL_CURRENCY_CODES),
        perUsd: z.int().min(1).max(MOST_RATE).meta({ description: 'Ten-thousandths for a US dollar' }),
        on: z.iso.date().meta({ description: 'Day of the rate' }),
      }),
    )
    .max(LOCAL_CURRENCY_CODES.length)
    .refine((rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length, 'twice')
    .default([])
    .meta({ description: 'Currencies in which prices are also shown; none are charged' }),
}) satisfies z.ZodType<PriceList>

/** The columns of a file of prices, which are the same in every language. */
export const PRICE_COLUMNS = ['what', 'key', 'value', 'unit'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** POST /api/desk/settings/prices/export: the list in force as a CSV file, or its draft. */
export const exportPricesRequest = z.strictObject({
  language: z.string().max(8),
  filter: z.strictObject({}),
  of: z.enum(['public', 'draft']).meta({ description: 'The draft is the list in force where there is none' }),
})
