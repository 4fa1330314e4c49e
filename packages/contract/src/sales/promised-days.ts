import { SHAPES } from '@nawl/domain/rug/shape'
import { z } from 'zod'

/**
 * A rug as `2000x3000x2x1xrectangle-A8452F.352-26323D.648`: width and length in mm, yarns, pieces, shape, and each yarn with its
 * share in thousandths, which may be left out.
 */
const rug = z
  .string()
  .max(400)
  .regex(/^\d{3,5}x\d{3,5}x\d{1,2}x\d{1,2}x[a-z]{1,20}[-.0-9A-F]*$/)

/** GET /api/promised-days: which rugs, and where they go. */
export const promisedDaysQuery = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  rug: z.union([rug, z.array(rug).min(1).max(100)]).meta({
    description: `Width and length in mm, number of yarns, pieces, and shape (${SHAPES.join(', ')}); then, where they are known, the colour of each yarn and its share in thousandths: without them nobody knows whether its wool is there`,
    examples: ['2000x3000x2x1xrectangle-A8452F.352-26323D.648'],
  }),
})

/** The days between which what is ordered now would arrive; null where they are reckoned in weeks. */
export const promisedDays = z.object({
  days: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
})
export type PromisedDays = z.infer<typeof promisedDays>
