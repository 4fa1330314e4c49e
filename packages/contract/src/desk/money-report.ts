import { MONEY_TABLES } from '@nawl/domain/reports/money-report'
import { REPORT_STEPS } from '@nawl/domain/reports/report-period'
import { z } from 'zod'

import { cents } from '../sales/money.ts'

/** GET /api/desk/money/{table}.csv */
export const moneyFileParams = z.object({ table: z.enum(MONEY_TABLES) })

const day = z.iso.date()
const sums = z.object({
  sales: cents.meta({ description: 'Before VAT, after discounts, less what was credited' }),
  vat: cents,
  refunds: cents.meta({ description: 'Of credit notes, with VAT' }),
  discounts: cents.meta({ description: 'Before VAT' }),
})
const figures = z.object({
  AED: sums.meta({ description: 'Everything, at its value in fils' }),
  USD: sums.meta({ description: 'What was charged in dollars, in cents: part of the other' }),
})

/** GET /api/desk/money: sums of the ledger, of which every list is a table, a chart and a file. */
export const moneyReport = z.object({
  period: z.object({ from: day, to: day }),
  step: z.enum(REPORT_STEPS),
  totals: figures,
  time: z.array(figures.extend({ start: day })).readonly(),
  countries: z.array(figures.extend({ country: z.string() })).readonly(),
  collections: z
    .array(figures.extend({ collection: z.string().nullable().meta({ description: 'Null for delivery' }) }))
    .readonly(),
})
export type DeskMoneyReport = z.infer<typeof moneyReport>
