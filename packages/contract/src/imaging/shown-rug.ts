import { z } from 'zod'

import { roomId } from './room.ts'

/** GET /api/rug/{address}/shown: a rug in the design of a studio link, as somebody shows it around. */
export const shownRug = z.object({
  yarns: z
    .array(z.object({ name: z.string(), hex: z.string(), share: z.number() }))
    .readonly()
    .meta({ description: 'What it is tufted with, largest share first, in %' }),
  room: roomId.nullable().meta({ description: 'The room it lies in; null for a rug larger than any' }),
})
export type ShownRug = z.infer<typeof shownRug>
