import { z } from 'zod'

import { yarnsOnOrder } from '../../sales/admin.ts'
import { lineToMake } from '../../sales/cart.ts'

const instant = z.iso.datetime()

/** An order for the workshop: what to make, until when. No prices, and nothing of the customer. */
export const workshopOrder = z.object({
  number: z.string(),
  state: z.enum(['confirmed', 'in_production', 'ready']),
  mayStartAt: instant.nullable().meta({ description: 'Until then the customer may change the design' }),
  awaitsApproval: z.boolean().meta({ description: 'Whether production waits for the customer’s approval' }),
  placedAt: instant,
  yarnsOnOrder,
  remakeOf: z
    .object({ order: z.string(), serial: z.number().int() })
    .nullable()
    .meta({ description: 'The order that it makes a line of again' }),
  rugs: z.array(lineToMake).meta({ description: 'Its lines, of whatever kind' }),
})
export type WorkshopOrder = z.infer<typeof workshopOrder>

/** GET /api/desk/workshop: paid orders that are not shipped, the oldest first. */
export const workshopList = z.object({ orders: z.array(workshopOrder) })
export type WorkshopList = z.infer<typeof workshopList>
