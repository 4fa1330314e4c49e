import { z } from 'zod'

/** `2027-01` */
export const monthParams = z.object({
  month: z
    .string()
    .regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/)
    .meta({ description: 'Of the shop’s calendar', example: '2027-01' }),
})

/** GET /api/desk/months: every month since the first posting, newest first. */
export const monthList = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      documents: z.number().int().meta({ description: 'Invoices and credit notes dated in it' }),
      closed: z
        .object({ at: z.iso.datetime(), by: z.string().meta({ description: 'E-mail address' }) })
        .nullable(),
      mayClose: z.boolean().meta({ description: 'Whether it is the next month to be closed, and over' }),
    }),
  ),
})
export type MonthList = z.infer<typeof monthList>
