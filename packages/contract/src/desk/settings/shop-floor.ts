import type { Floor } from '@nawl/domain/workshop/frames'
import { z } from 'zod'

import { shopLine } from './shop-line.ts'

const id = z.string().regex(/^[a-z0-9-]{1,36}$/)
const name = shopLine(40)
const side = z.int().min(300).max(20_000)
const days = z.int().min(0).max(60)
const span = z
  .strictObject({ first: z.iso.date(), last: z.iso.date() })
  .refine(({ first, last }) => first <= last, { error: 'backwards', path: ['last'] })

/** What owners set of the workshop: frames, the people who tuft on them, and what comes after the frame. */
export const shopFloor = z.strictObject({
  frames: z
    .array(
      z.strictObject({
        id,
        name,
        widthMm: side.meta({ description: 'Of the largest rug that fits on it' }),
        lengthMm: side,
      }),
    )
    .max(60),
  tufters: z
    .array(
      z.strictObject({
        id,
        name,
        hours: z
          .array(z.number().min(0).max(16))
          .length(7)
          .meta({ description: 'Hours at the frame, Sunday first' }),
        away: z.array(span).max(60),
      }),
    )
    .max(60),
  dryingDays: days.meta({ description: 'Days of the calendar until the latex is dry' }),
  finishingDays: days.meta({ description: 'Working days of backing, binding and inspection' }),
}) satisfies z.ZodType<Floor>
