import { z } from 'zod'

const day = z.iso.date()
const half = z.union([z.literal(0), z.literal(1)])

/** A rug in the plan of the frames. */
export const plannedRug = z.object({
  number: z.string(),
  line: z.string(),
  piece: z.int().meta({ description: 'From 1: which piece of its line' }),
  pieces: z.int(),
  name: z.string(),
  widthMm: z.number(),
  lengthMm: z.number(),
  hours: z.number().meta({ description: 'Of one person at the frame, as rugs take here' }),
  state: z.enum(['confirmed', 'in_production']),
  isRemake: z.boolean(),
  notBefore: day.meta({ description: 'Until then the customer may change the design' }),
  woolFrom: day.nullable().meta({ description: 'It lacks wool, which is probably there on that day' }),
  frame: z.string().nullable().meta({ description: 'Null for what fits on no frame' }),
  first: day.nullable(),
  firstHalf: half.meta({ description: '0 for the morning' }),
  last: day.nullable(),
  lastHalf: half,
  isPlaced: z.boolean().meta({ description: 'Whether somebody put it there' }),
  isBegun: z.boolean(),
  doneOn: day.nullable(),
  version: z.int(),
  lateness: z
    .enum(['late', 'tight'])
    .nullable()
    .meta({ description: 'Of its order: probably late, or only in time if all goes well' }),
  expectedBy: day.nullable().meta({ description: 'The day by which the customer was promised it' }),
  readyOn: day.nullable().meta({ description: 'When its order is probably finished' }),
})
export type ShownRug = z.infer<typeof plannedRug>

/** GET /api/desk/calendar: frames, people and rugs, day by day. */
export const deskCalendar = z.object({
  today: day,
  frames: z.array(z.object({ id: z.string(), name: z.string(), widthMm: z.number(), lengthMm: z.number() })),
  tufters: z.array(z.object({ id: z.string(), name: z.string() })),
  days: z
    .array(
      z.object({
        day,
        hours: z.array(z.number()).meta({ description: 'Of each person; none on a day that is closed' }),
        planned: z.number().meta({ description: 'Hours of all frames that are planned for' }),
      }),
    )
    .meta({ description: 'Every day of the calendar, from two weeks ago on' }),
  rugs: z.array(plannedRug),
  pace: z.object({
    factor: z.number().meta({ description: 'What rugs take here beside what is reckoned' }),
    rugs: z.int().meta({ description: 'From how many rugs that was learned' }),
  }),
})
export type DeskCalendar = z.infer<typeof deskCalendar>

export const calendarParams = z.object({
  number: z.string().max(40),
  line: z.string().max(60),
  piece: z.string().max(6).meta({ description: 'From 1: which piece of its line' }),
})

/** PUT /api/desk/calendar/{number}/{line}/{piece}: all that is recorded of a rug; nulls leave it to the plan. */
export const recordRugRequest = z.strictObject({
  place: z.strictObject({ frame: z.string().max(36), day }).nullable(),
  done: z
    .strictObject({ on: day, hours: z.number().min(0.25).max(2_000).nullable() })
    .nullable()
    .meta({ description: 'That it left the frame, and the hours it took, if somebody counted' }),
  version: z.int().min(0).meta({ description: 'Of what was seen; 0 for a rug that nothing is recorded of' }),
})
export type RecordRugRequest = z.infer<typeof recordRugRequest>
