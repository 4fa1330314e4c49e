import { PROVIDER_NAMES } from '@nawl/domain/order/payment-state'
import { z } from 'zod'

const minor = z.number().int().meta({ description: 'In minor units' })
const held = {
  provider: z.enum(PROVIDER_NAMES),
  currency: z.enum(['USD', 'AED']),
  fees: minor,
}

/** GET /api/desk/clearing: what each provider received and moved, in the currency that it charged. */
export const clearingReport = z.object({
  providers: z.array(
    z.object({
      ...held,
      payments: minor,
      refunds: minor,
      disputes: minor,
      rest: minor.meta({
        description: 'What is left of it; what was paid out to the bank is not subtracted',
      }),
    }),
  ),
  months: z
    .array(z.object({ month: z.string(), ...held }))
    .meta({ description: 'Fees of each month that has any, newest first' }),
})
export type ClearingReport = z.infer<typeof clearingReport>
