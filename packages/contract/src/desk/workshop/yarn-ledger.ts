import { MOST_GRAMS } from '@nawl/domain/workshop/handle-yarn'
import { YARN_MOVEMENTS } from '@nawl/domain/workshop/yarn-stock'
import { MOST_SUPPLY_DAYS, type YarnSupply } from '@nawl/domain/workshop/yarn-supply'
import { z } from 'zod'

/** Longest name of a dye lot, of a shelf, and of why wool is gone. */
export const LONGEST_LOT = 40
export const LONGEST_PLACE = 20
export const LONGEST_LOSS = 200

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
const lotName = line(LONGEST_LOT).min(1)
const grams = z.int().min(1).max(MOST_GRAMS)
const key = z.uuid().meta({ description: 'Made by the page: what is sent twice happens once' })

const lotState = z.object({
  lot: z.string(),
  onHand: z.int().meta({ description: 'In grams, as all weights here' }),
  reserved: z.int(),
})

const yarnState = z.object({
  code: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  hex: z.string(),
  shelf: z.string().meta({ description: 'Where it lies' }),
  onHand: z.int(),
  reserved: z.int(),
  lots: z.array(lotState),
})
export type YarnState = z.infer<typeof yarnState>

/** GET /api/desk/yarn: the yarns that were counted. */
export const yarnLedgerList = z.object({
  yarns: z.array(yarnState),
  missing: z.int().meta({ description: 'Yarns that orders lack' }),
})
export type YarnLedgerList = z.infer<typeof yarnLedgerList>

/** A rug that is being made, in one of its yarns. */
const rugOfYarn = z.object({
  order: z.string(),
  line: z.string(),
  piece: z.int(),
  name: z.string().meta({ description: 'What the line is of' }),
  pieces: z.int().meta({ description: 'Of the line' }),
  grams: z.int().meta({ description: 'What it takes' }),
  taken: z.int(),
  lots: z.array(z.object({ lot: z.string(), grams: z.int() })).meta({ description: 'Reserved for it' }),
  proposed: z
    .string()
    .nullable()
    .meta({ description: 'English name of the other yarn that its customer is asked about' }),
})
export type RugOfYarn = z.infer<typeof rugOfYarn>

const movement = z.object({
  place: z.int(),
  kind: z.enum(YARN_MOVEMENTS),
  lot: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  order: z.string().nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
})
export type YarnMoved = z.infer<typeof movement>

export const yarnLedgerParams = z.object({ code: z.string().max(16) })
/** `before`: the place of the last movement of the page before. */
export const yarnLedgerQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
})

/** GET /api/desk/yarn/{code}, and the answer to every movement of it. */
export const yarnLedgerAnswer = z.object({
  yarn: yarnState,
  comesOn: z.iso.date().nullable().meta({ description: 'The day on which somebody expects more of it' }),
  isCounted: z.boolean(),
  rugs: z.array(rugOfYarn).meta({ description: 'That are being made in it, the earliest promised first' }),
  nearest: z
    .array(
      z.object({ code: z.string(), name: z.string(), hex: z.string(), deltaE: z.number(), free: z.int() }),
    )
    .meta({ description: 'What lies there and is most like it, for rugs that lack it' }),
  movements: z.array(movement).meta({ description: 'The newest first' }),
  next: z.int().nullable(),
})
export type YarnLedgerAnswer = z.infer<typeof yarnLedgerAnswer>

/** POST /api/desk/yarn/{code}/receive */
export const receiveYarnRequest = z.strictObject({ lot: lotName, grams, key })
/** POST /api/desk/yarn/{code}/count: what lies there. */
export const countYarnRequest = z.strictObject({ lot: lotName, grams: z.int().min(0).max(MOST_GRAMS), key })
/** POST /api/desk/yarn/{code}/write-off */
export const writeOffYarnRequest = z.strictObject({
  lot: lotName,
  grams,
  reason: line(LONGEST_LOSS).min(1),
  key,
})
/** POST /api/desk/yarn/{code}/take: what the scale showed, for a piece of a line. */
export const takeYarnRequest = z.strictObject({
  lot: lotName,
  grams,
  order: z.string().max(20),
  line: z.string().max(60),
  piece: z.int().min(1).max(99),
  key,
})
/** POST /api/desk/yarn/{code}/propose: another yarn in its place, which the customer approves or refuses. */
export const proposeYarnRequest = z.strictObject({
  order: z.string().max(20),
  line: z.string().max(60),
  by: z.string().max(16).meta({ description: 'Code of the other yarn' }),
  why: line(LONGEST_LOSS).meta({ description: 'In the letter; may be empty' }),
})
/** PUT /api/desk/yarn/{code}/shelf */
export const yarnPlaceRequest = z.strictObject({
  shelf: line(LONGEST_PLACE),
  comesOn: z.iso
    .date()
    .nullable()
    .optional()
    .meta({ description: 'When more of it comes; left as it is when absent' }),
})

const missingYarn = z.object({
  code: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  hex: z.string(),
  supplier: z.string(),
  article: z.string(),
  isCounted: z
    .boolean()
    .meta({ description: 'False: nobody counted it, so that all of it counts as missing' }),
  comesOn: z.iso.date().nullable().meta({ description: 'The day on which somebody expects it' }),
  grams: z.int().meta({ description: 'That confirmed orders lack' }),
  free: z.int().meta({ description: 'That lies there, but suffices for none of them' }),
  orderBy: z.iso.datetime().nullable().meta({ description: 'By when to order or dye it' }),
  isDue: z.boolean().meta({ description: 'Whether that day has come' }),
  orders: z.array(z.object({ number: z.string(), grams: z.int(), orderBy: z.iso.datetime().nullable() })),
})
export type MissingYarn = z.infer<typeof missingYarn>

/** GET /api/desk/yarn/needs: what is to be bought or dyed, the most urgent first. */
export const yarnNeedsList = z.object({ needs: z.array(missingYarn), days: z.int() })
export type YarnNeedsList = z.infer<typeof yarnNeedsList>

export const YARN_NEED_COLUMNS = [
  'code',
  'name_en',
  'name_ar',
  'hex',
  'supplier',
  'article',
  'grams',
  'free_grams',
  'order_by',
  'orders',
] as const

/** What owners set of getting wool. */
export const yarnSupply = z.strictObject({
  days: z.int().min(0).max(MOST_SUPPLY_DAYS),
  shelfGrams: z.int().min(1).max(MOST_GRAMS),
}) satisfies z.ZodType<YarnSupply>

/** GET /api/yarns/shelf: what visitors may know. */
export const woolAnswer = z.object({
  days: z.int().meta({ description: 'That a yarn takes which is not on the shelf' }),
  onShelf: z.array(z.string()).meta({ description: 'Codes of yarns' }),
  toDye: z.array(z.string()).meta({ description: 'Codes of yarns; of what is in neither list nobody knows' }),
})
export type WoolAnswer = z.infer<typeof woolAnswer>
