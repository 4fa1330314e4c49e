import { BUILT_IN_FAMILIES } from '@nawl/domain/yarn/library/built-in-card'
import { z } from 'zod'

import { MOST_SELECTED } from '../most-selected.ts'

/** Most yarns on and off the card: the browser of every visitor holds what an owner changed. */
export const MOST_YARNS = 2_000

/** What a yarn is called for good: four digits of the shop's own, or the owner's capitals, digits, dots and dashes. */
export const YARN_CODE = /^[A-Z0-9][A-Z0-9.-]{0,15}$/
/** Codes of this form are given to yarns that the shop comes with, now and later. */
export const BUILT_IN_CODE = /^\d{4}$/

const FAMILY_NAMES = BUILT_IN_FAMILIES.map(({ name }) => name) as [string, ...string[]]
/** Not what a file of the export holds for a formula: it would be read back as another text. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
    .refine((text) => !/^'[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text))
const hex = z.string().regex(/^#[0-9A-F]{6}$/)

/** L*a*b* for D50 and the 2° observer. */
export const yarnLab = z.tuple([
  z.number().min(0).max(100),
  z.number().min(-160).max(160),
  z.number().min(-160).max(160),
])

/** A yarn as the staff write it. */
export const yarnFields = z.strictObject({
  family: z.enum(FAMILY_NAMES).meta({ description: 'English name of its page on the card' }),
  name: z.strictObject({ en: line(40).min(1), ar: line(40) }),
  hex,
  lab: yarnLab.nullable().meta({ description: 'L*a*b* (D50, 2°) if it was measured; its hex follows' }),
  supplier: line(80),
  article: line(60),
  kg: z.number().min(0).max(100_000).nullable().meta({ description: 'On the shelf; null while unknown' }),
  dyeLots: z.array(line(40).min(1)).max(30),
  isOut: z.boolean().meta({ description: 'Out of stock: visitors see that it is dyed to order' }),
  isArchived: z.boolean().meta({ description: 'Off the card; rugs in it are still made' }),
})
export type YarnFields = z.infer<typeof yarnFields>

/** What is kept of a yarn. */
export type YarnValue = YarnFields & {
  /** Its hexes before, the newest first. */
  readonly formerHexes: readonly string[]
}

export const deskYarn = yarnFields.extend({
  code: z.string(),
  base: z.int().meta({ description: 'Its newest revision; 0 for what the shop comes with' }),
  isBuiltIn: z.boolean(),
})
export type DeskYarn = z.infer<typeof deskYarn>

/** The filters, the search and the sorting of the list of yarns. */
export const yarnFilter = z.object({
  search: z.string().max(100).optional().meta({ description: 'Parts of a code, name, hex, supplier, lot' }),
  family: z.enum(FAMILY_NAMES).optional(),
  stock: z.enum(['in', 'out', 'archived', 'edited']).optional(),
  sort: z.enum(['code', 'name', 'kg']).optional().meta({ description: '`code` is the default' }),
  direction: z.enum(['down', 'up']).optional(),
})
export type YarnFilter = z.infer<typeof yarnFilter>

/** GET /api/desk/yarns, a page at a time. */
export const yarnQuery = yarnFilter.extend({
  before: z.string().max(8).optional().meta({ description: '`next` of the page before' }),
})
export const yarnList = z.object({
  yarns: z.array(deskYarn),
  count: z.int(),
  next: z.string().nullable(),
})
export type YarnList = z.infer<typeof yarnList>

export const yarnParams = z.object({ code: z.string().max(16) })

const nearYarn = z.object({ code: z.string(), name: z.string(), hex, deltaE: z.number() })

/** Where a design or a palette uses a yarn. `palette`: null for the design as it was drawn. */
const yarnUse = z.object({
  slug: z.string(),
  name: z.string(),
  palette: z.string().nullable(),
  isExact: z
    .boolean()
    .meta({ description: 'False for a shade of a design’s own that this yarn is nearest to' }),
  isReplaceable: z.boolean().meta({ description: 'Whether it is the owner’s, whose drafts can be changed' }),
})
export type YarnUse = z.infer<typeof yarnUse>

/** GET /api/desk/yarns/{code}, and the answer to every change of it. */
export const yarnAnswer = z.object({
  yarn: deskYarn,
  nearest: z.array(nearYarn).meta({ description: 'In stock and most like it, nearest first' }),
  uses: z.array(yarnUse),
  revisions: z.array(
    z.object({
      number: z.int(),
      by: z.string(),
      at: z.iso.datetime(),
      restores: z.int().nullable(),
    }),
  ),
})
export type YarnAnswer = z.infer<typeof yarnAnswer>

const base = z.int().min(0).meta({ description: 'The newest revision that its writer saw' })

/** PUT /api/desk/yarns/{code}: a yarn, or a new one with `isNew` and `base` 0. */
export const yarnRequest = z.strictObject({
  value: yarnFields,
  base,
  isNew: z.literal(true).optional().meta({ description: 'Refuses a code that another yarn has' }),
})
/** POST /api/desk/yarns/{code}/restore: as it was in a revision; 0 for what the shop comes with. */
export const yarnRestoreRequest = z.strictObject({ number: z.int().min(0), base })
/** PUT /api/desk/yarns/stock: puts yarns out of stock, or back. */
export const yarnStockRequest = z.strictObject({
  codes: z.array(z.string().max(16)).min(1).max(MOST_SELECTED),
  isOut: z.boolean(),
})
export const yarnStockAnswer = z.object({ yarns: z.array(deskYarn) })
export type YarnStockAnswer = z.infer<typeof yarnStockAnswer>

/** POST /api/desk/yarns/{code}/replace: in drafts of the owner’s designs that use it. */
export const yarnReplaceRequest = z.strictObject({ by: z.string().max(16) })
export const yarnReplaceAnswer = z.object({
  drafts: z.array(z.string()).meta({ description: 'Designs with a draft in the other yarn' }),
  skipped: z
    .array(z.object({ slug: z.string(), why: z.enum(['same', 'meanwhile']) }))
    .meta({ description: 'The other yarn is in that palette already, or somebody wrote meanwhile' }),
})
export type YarnReplaceAnswer = z.infer<typeof yarnReplaceAnswer>

/** What owners made of the card, as visitors see it. */
export const shadeCardChanges = z.array(
  z.object({
    code: z.string(),
    family: z.string(),
    name: z.object({ en: z.string(), ar: z.string() }),
    hex,
    formerHexes: z.array(hex),
    isOut: z.boolean(),
    isArchived: z.boolean(),
  }),
)

/** The columns of a file of yarns, which are the same in every language. */
export const YARN_COLUMNS = [
  'code',
  'family',
  'name_en',
  'name_ar',
  'hex',
  'L',
  'a',
  'b',
  'supplier',
  'article',
  'kg',
  'dye_lots',
  'out_of_stock',
  'archived',
] as const
export type YarnColumn = (typeof YARN_COLUMNS)[number]

/** POST /api/desk/yarns/export: a CSV file of what the list shows, or of some of its yarns. */
export const exportYarnsRequest = z.strictObject({
  language: z.string().max(8),
  filter: yarnFilter,
  codes: z.array(z.string().max(16)).max(MOST_SELECTED).optional(),
})
