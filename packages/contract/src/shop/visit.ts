import { VISIT_EVENTS } from '@nawl/domain/reports/report'
import { z } from 'zod'

/** What a browser says of a visit: which design was opened or first coloured, and nothing about the visitor. */
export const visit = z.strictObject({
  event: z.enum(VISIT_EVENTS).exclude(['carted']),
  design: z.string().max(80).meta({ description: 'The address of a design of the catalogue' }),
})
export type Visit = z.infer<typeof visit>
