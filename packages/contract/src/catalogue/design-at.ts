import { z } from 'zod'

import { rugItem } from './rug-collection.ts'

/** GET /api/designs/{address}: a design that is not in the collection, because it is not public yet or no longer sold. */
export const designAt = z.discriminatedUnion('status', [
  z.object({ status: z.literal('draft'), rug: rugItem }),
  z.object({ status: z.literal('archived'), name: z.string() }),
])
export type DesignAt = z.infer<typeof designAt>
