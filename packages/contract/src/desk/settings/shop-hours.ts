import type { ShopHours } from '@nawl/domain/shop/hours'
import { z } from 'zod'

import { shopLine } from './shop-line.ts'

const hour = z.int().min(0).max(24)
const day = z.iso.date()

const opening = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from < to, { error: 'backwards', path: ['to'] })

const holidayName = z.strictObject({ en: shopLine(60), ar: shopLine(60) })

/** What owners set of the hours: when people answer and consultations are held, in the shop's time zone. */
export const shopHours = z.strictObject({
  week: z
    .array(opening.nullable())
    .length(7)
    .meta({ description: 'Sunday first; null for a day that is closed' }),
  holidays: z
    .array(
      z
        .strictObject({ first: day, last: day, name: holidayName.exactOptional() })
        .refine(({ first, last }) => first <= last, { error: 'backwards', path: ['last'] }),
    )
    .max(60),
}) satisfies z.ZodType<ShopHours>
