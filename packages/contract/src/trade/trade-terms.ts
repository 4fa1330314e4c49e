import { MOST_TRADE_PERCENT, type TradeTerms } from '@nawl/domain/trade/trade-terms'
import { z } from 'zod'

import { shopLine } from '../desk/settings/shop-line.ts'

const plan = z
  .array(z.int().min(5).max(95))
  .min(2)
  .max(4)
  .refine((percents) => percents.reduce((sum, each) => sum + each, 0) === 100, { error: 'not-100' })

/** What owners set of trade accounts: tiers, how long quotes hold, and when parts of payments are due. */
export const tradeTerms = z.strictObject({
  tiers: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/),
        name: z.strictObject({ en: shopLine(40), ar: shopLine(40) }),
        percent: z.int().min(1).max(MOST_TRADE_PERCENT),
        plans: z.array(plan).max(4),
      }),
    )
    .min(1)
    .max(8)
    .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, { error: 'duplicate' }),
  quoteDays: z.int().min(1).max(180),
  partDays: z.int().min(1).max(180),
}) satisfies z.ZodType<TradeTerms>
