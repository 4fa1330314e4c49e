import { FLOOR_STAGES } from '@nawl/domain/workshop/floor'
import type { WorkFacts } from '@nawl/domain/workshop/work-facts'
import { z } from 'zod'

import { PILES } from '@nawl/domain/rug/piles'
import { orderParams } from '../../sales/order.ts'

const instant = z.iso.datetime()
const piece = z.number().int().min(1).max(10)
const stage = z.enum(FLOOR_STAGES)
const hex = z.string().regex(/^#[0-9A-F]{6}$/)
const line = z.string().min(1).max(64)

const floorYarn = z.object({
  hex: z.string(),
  name: z.string(),
  share: z.number().meta({ description: 'In percent of the rug' }),
  grams: z.number().int().nonnegative().meta({ description: 'For one rug, with waste' }),
  wool: z.object({ en: z.string(), ar: z.string() }).nullable().meta({
    description: 'Its shelf and dye lots as the pack names them; null where nobody wrote them down',
  }),
})

const sides = z.object({ widthMm: z.number().positive(), lengthMm: z.number().positive() })

/** What the sheets of the pack and the tablet say of how a rug is made. */
const floorWork = z.object({
  pile: z.enum(PILES),
  pileMm: z.number().positive(),
  gunMm: z.number().positive().meta({ description: 'What the gun is set to; shearing takes the rest' }),
  gaugeMm: z.number().positive(),
  strands: z.number().int().positive(),
  tex: z.number().positive().meta({ description: 'Of all threads in the needle together' }),
  carveMm: z.number().nonnegative().meta({ description: '0 where nothing is carved' }),
  rug: sides,
  hasCorners: z.boolean(),
  cloth: sides,
  backing: sides,
  latexKilograms: z.number().positive(),
  kilograms: z.number().positive().meta({ description: 'Of the finished rug' }),
  parcel: sides.extend({ heightMm: z.number().positive(), kilograms: z.number().positive() }),
}) satisfies z.ZodType<WorkFacts>

const floorRug = z.object({
  line: z.string(),
  position: z.number().int().positive().meta({ description: 'Of the line in its order, from 1' }),
  name: z.string(),
  isShown: z
    .boolean()
    .meta({ description: 'Whether its customer is shown a photograph and measured colours of it' }),
  isAwaited: z.boolean().meta({ description: 'Not to be made before its customer has approved it' }),
  widthMm: z.number().positive(),
  lengthMm: z.number().positive(),
  work: floorWork,
  yarns: z.array(floorYarn).meta({ description: 'In the order of work' }),
  pieces: z.array(
    z.object({
      piece,
      percent: z.number().int().min(0).max(100).meta({ description: 'Of the rug that is tufted' }),
      yarnsDone: z.array(z.string()),
      stagesDone: z.array(stage),
      frame: z
        .object({
          name: z.string(),
          place: z
            .int()
            .positive()
            .meta({ description: 'Among the frames, from 1: its number in the projector' }),
          first: z.iso.date(),
          last: z.iso.date(),
        })
        .nullable()
        .meta({ description: 'Where and when the calendar has it; null where it plans nothing' }),
    }),
  ),
})
export type FloorRug = z.infer<typeof floorRug>

/** What the customer is shown. */
const floorShown = z.object({
  progress: z.boolean(),
  photographs: z.boolean(),
  letters: z.boolean().meta({ description: 'Whether the customer gets a letter at each stage' }),
})
export type FloorShown = z.infer<typeof floorShown>

/** An order as the floor sees it: nothing of the customer, no prices. */
export const floorOrder = z.object({
  number: z.string(),
  packMark: z.string().meta({ description: 'Version and hash of the pack in force, as in its QR code' }),
  mayStartAt: instant.nullable().meta({ description: 'Until then the customer may change the design' }),
  isStarted: z.boolean().meta({ description: 'Whether the desk has started its production' }),
  dryingDays: z
    .int()
    .nonnegative()
    .nullable()
    .meta({ description: 'Of the latex; null where nobody set it' }),
  remakeOf: z.object({ order: z.string(), serial: z.number().int() }).nullable(),
  rugs: z.array(floorRug),
  photographs: z.array(
    z.object({
      id: z.string(),
      line: z.string(),
      piece,
      at: instant,
      picture: z.string().meta({ description: 'Its address, for a day' }),
      isHeldBack: z.boolean(),
    }),
  ),
  shown: floorShown,
})
export type FloorOrder = z.infer<typeof floorOrder>

/** GET /api/desk/floor */
export const floorList = z.object({ orders: z.array(floorOrder) })
export type FloorList = z.infer<typeof floorList>

const tick = z.strictObject({
  id: z.uuid().meta({ description: 'Made where it is ticked: one that arrives twice counts once' }),
  line,
  piece,
  subject: z.union([stage, hex]).meta({ description: 'A stage, or a yarn by its hex' }),
  isDone: z.boolean(),
  at: instant.meta({ description: 'By the clock of the device' }),
})
export type SentTick = z.infer<typeof tick>

/** POST /api/desk/floor/{number}/ticks */
export const sendTicks = z.strictObject({ ticks: z.array(tick).min(1).max(200) })

/** PUT /api/desk/floor/{number}/photographs/{id} */
export const floorPhotoParams = orderParams.extend({
  id: z.string().max(64).meta({ description: 'A UUID, made where it is taken' }),
})
export const floorPhotoQuery = z.object({
  line: z.string().max(64).optional(),
  piece: z.string().max(2).optional(),
  at: z.string().max(40).optional(),
})
/** What both say together. */
export const sentPhoto = z.object({
  id: z.uuid(),
  line,
  piece: z.coerce.number().int().min(1).max(10),
  at: instant,
})

/** PUT /api/desk/floor/{number}/shown */
export const changeShown = z.strictObject({
  ...floorShown.shape,
  heldBack: z.array(z.uuid()).max(1_000).meta({ description: 'Photographs that the customer is not shown' }),
})
export type ChangeShown = z.infer<typeof changeShown>

/** GET /api/orders/{number}/progress: what the customer sees of the workshop; empty where it is held back. */
export const orderProgress = z.object({
  rugs: z.array(
    z.object({
      name: z.string(),
      piece,
      count: z.number().int().positive(),
      percent: z.number().int().min(0).max(100),
      stage: stage.nullable().meta({ description: 'The last that is done' }),
    }),
  ),
  photographs: z.array(z.object({ id: z.string(), at: instant, picture: z.string() })),
})
export type OrderProgress = z.infer<typeof orderProgress>

/** GET /api/desk/floor/{number}/outlines/{position}: where the yarns of a rug lie, as seen from its back. */
export const projectedRug = z.object({
  widthMm: z.number().positive(),
  lengthMm: z.number().positive(),
  edgeYarn: z
    .number()
    .int()
    .positive()
    .meta({ description: 'Number of the yarn that its edge is whipped in' }),
  yarns: z.array(
    z.object({
      number: z.number().int().positive(),
      name: z.string(),
      hex: z.string(),
      rings: z.array(z.array(z.number().int())).meta({
        description:
          'Closed lines, to be filled by even and odd: x, y, x, y … in tenths of mm from the top left',
      }),
    }),
  ),
})
export type ProjectedRug = z.infer<typeof projectedRug>
