import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { REPORT_TABLES } from '@nawl/domain/reports/report'
import { daysOf, MOST_REPORT_DAYS, REPORT_STEPS } from '@nawl/domain/reports/report-period'
import { SIZE_CLASSES } from '@nawl/domain/reports/size-class'
import { SHAPES } from '@nawl/domain/rug/shape'
import { USUAL_PLACES } from '@nawl/domain/rug/sizes/usual-sizes'
import { z } from 'zod'

import { language } from '../shop/language.ts'

const day = z.iso.date()

const asked = z.object({
  from: day.optional().meta({ description: 'First day of the shop; 30 days ago without it' }),
  to: day.optional().meta({ description: 'Last day; today without it' }),
  step: z
    .enum(REPORT_STEPS)
    .optional()
    .meta({ description: 'What a row over time stands for; days, weeks or months by length without it' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .meta({ description: 'Of delivery, and of visits where it is known; ISO 3166-1 alpha-2' }),
  collection: z
    .enum(COLLECTIONS as readonly [string, ...string[]])
    .optional()
    .meta({ description: 'Of this collection only' }),
})
export type ReportQuery = z.infer<typeof asked>

/** Says which field of a period is wrong. */
function checkPeriod({ from, to }: ReportQuery, context: z.RefinementCtx): void {
  if (from === undefined || to === undefined) return
  const days = daysOf({ from, to })
  const issue = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
  if (days < 1) issue('has to be the day of `from` or a later one')
  else if (days > MOST_REPORT_DAYS) issue(`has to be at most ${MOST_REPORT_DAYS} days after \`from\``)
}

/** GET /api/desk/reports */
export const reportQuery = asked.superRefine(checkPeriod)

/** GET /api/desk/reports/{table}.csv */
export const reportFileQuery = asked
  .extend({ language: language.meta({ description: 'Of the headings' }) })
  .superRefine(checkPeriod)
export const reportFileParams = z.object({ table: z.enum(REPORT_TABLES) })

const visits = z
  .number()
  .int()
  .nullable()
  .meta({ description: 'In whole fives, rounded down; null for fewer than five' })
const kilograms = z.number()
const rugs = z.number().int()
const squareFeet = z.number()
const figures = z.object({
  looked: visits,
  coloured: visits,
  carted: visits,
  orders: z.number().int(),
  rugs,
  squareFeet,
})
const period = z.object({ from: day, to: day })

/** A report of the desk: figures without money, of which every list is a table, a chart and a file. */
export const report = z.object({
  period,
  before: period,
  step: z.enum(REPORT_STEPS),
  isCounting: z.boolean().meta({ description: 'Whether visits are counted now' }),
  totals: figures,
  totalsBefore: figures,
  time: z.array(figures.extend({ start: day, ordersBefore: z.number().int().nullable() })).readonly(),
  countries: z.array(figures.extend({ country: z.string() })).readonly(),
  collections: z.array(figures.extend({ collection: z.string() })).readonly(),
  designs: z
    .array(figures.extend({ design: z.string(), name: z.string(), collection: z.string() }))
    .readonly(),
  shapes: z.array(z.object({ shape: z.enum(SHAPES), rugs, squareFeet })).readonly(),
  sizes: z.array(z.object({ least: z.literal([...SIZE_CLASSES]), rugs, squareFeet })).readonly(),
  usualSizes: z
    .array(z.object({ shape: z.enum(SHAPES), usual: z.enum(USUAL_PLACES).nullable(), rugs }))
    .readonly(),
  yarns: z
    .array(z.object({ name: z.string(), hex: z.string(), used: kilograms, needed: kilograms }))
    .readonly(),
})
export type DeskReport = z.infer<typeof report>
