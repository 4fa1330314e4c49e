import { z } from 'zod'

import { orderParams } from '../../sales/order.ts'

const count = z.number().int().nonnegative()

/** GET /api/desk/orders/{number}/gun-plans/{position}/json: how the gun tufts a rug, as seen from its back. */
export const gunPlanOfRug = z.object({
  widthMm: z.number().positive(),
  lengthMm: z.number().positive(),
  gaugeMm: z.number().positive(),
  yarns: z
    .array(
      z.object({
        number: z.number().int().positive().meta({ description: 'Its number in the pack' }),
        name: z.string(),
        hex: z.string(),
        metres: z.number().nonnegative(),
        lifts: count,
        grams: count.meta({ description: 'With waste' }),
        minutes: count,
        strokesPerMetre: count,
        strokes: z.array(z.array(z.number().int())).meta({
          description: 'Open lines in the order of work: x, y, x, y … in tenths of mm from the top left',
        }),
      }),
    )
    .meta({ description: 'In the order of work' }),
})
export type GunPlanOfRug = z.infer<typeof gunPlanOfRug>

export const gunPlanParams = orderParams.extend({
  position: z.string().max(8).meta({ description: 'Of the line in its order, from 1' }),
})
