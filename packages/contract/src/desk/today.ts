import { z } from 'zod'

import { language } from '../shop/language.ts'

/** What can wait for somebody at the desk, the most urgent first. */
export const TODAY_KINDS = [
  'attention',
  'claims',
  'messages',
  'late',
  'quotes',
  'trade',
  'start',
  'ship',
  'drafts',
] as const
export type TodayKind = (typeof TODAY_KINDS)[number]

export const todayQuery = z.object({ language: language.meta({ description: 'Of names of designs' }) })

/** GET /api/desk/today: what waits for the caller's role. A kind of which nothing waits is missing. */
export const todayAnswer = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(TODAY_KINDS),
      count: z.int().min(1),
      items: z
        .array(
          z.object({
            key: z.string().meta({ description: 'Number of an order, id of a message, name of a document' }),
            name: z.string().nullable().meta({ description: 'Null where the role sees no customers' }),
            who: z.string().nullable().meta({ description: 'E-mail address of who takes care of it' }),
            since: z.iso.datetime(),
            dueBy: z.iso.datetime().nullable(),
          }),
        )
        .meta({ description: 'The first of them' }),
    }),
  ),
})
export type TodayAnswer = z.infer<typeof todayAnswer>
