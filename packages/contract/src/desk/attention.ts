import { ATTENTION_KINDS } from '@nawl/domain/order/attention'
import { z } from 'zod'

const key = z.string().min(1).max(200)

/** GET /api/desk/attention: what of orders' money nobody has looked at, newest first. */
export const attentionList = z.object({
  items: z.array(
    z.object({
      key,
      orderNumber: z.string(),
      kind: z.enum(ATTENTION_KINDS),
      amount: z.number().int().meta({ description: 'In minor units' }),
      currency: z.enum(['USD', 'AED']),
      dueBy: z.iso.datetime().nullable().meta({ description: 'Until when a dispute can be answered' }),
      at: z.iso.datetime(),
    }),
  ),
})
export type AttentionList = z.infer<typeof attentionList>

/** POST /api/desk/attention/done */
export const attentionDoneRequest = z.strictObject({ key })
