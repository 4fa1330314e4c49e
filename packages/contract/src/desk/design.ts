import { COLLECTIONS, type Collection } from '@nawl/domain/catalogue/collection'
import { STYLE_TAGS } from '@nawl/domain/catalogue/listing'
import { MOST_FEATURED } from '@nawl/domain/catalogue/own-design'
import { readFit } from '@nawl/domain/rug/fit'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import { z } from 'zod'

import { pictureCrop } from '../imaging/upload.ts'
import { importQuery } from './csv/csv-import.ts'
import { roomId } from '../imaging/room.ts'
import { shopLine } from './settings/shop-line.ts'

const inEachLanguage = (most: number) => z.strictObject({ en: shopLine(most), ar: shopLine(most) })
const hex = z.string().regex(/^#[0-9A-F]{6}$/)
const { leastYarns, mostYarns } = UPLOADS
const hexes = z.array(hex).min(leastYarns).max(mostYarns)

export const DRAWING_ID = /^[0-9a-f]{32}$/

/** A yarn of a drawing: the colour that was found in the picture, and the yarn of the shade card that it is made in. */
export const drawnYarn = z.strictObject({
  found: hex,
  hex,
  share: z.number().min(0).max(100).meta({ description: 'Part of the rug it covers, in %' }),
})
export type DrawnYarn = z.infer<typeof drawnYarn>

/** A bitmap that a design is made from, named after its content. */
export const drawing = z.strictObject({
  id: z.string().regex(DRAWING_ID),
  yarns: z.array(drawnYarn).min(leastYarns).max(mostYarns),
  placeholder: z.string().max(2_000).meta({ description: 'A few blurred pixels as a data address' }),
  original: z.string().regex(DRAWING_ID).exactOptional().meta({
    description: 'Names the picture it was made of, for another part of it',
  }),
})
export type Drawing = z.infer<typeof drawing>

const palette = z.strictObject({ name: inEachLanguage(40), hexes })

/** A design as its owner writes it. */
export const shopDesign = z.strictObject({
  name: inEachLanguage(60),
  description: inEachLanguage(600),
  collection: z.enum(COLLECTIONS as readonly [Collection, ...Collection[]]),
  tags: z.array(z.enum(STYLE_TAGS)).max(STYLE_TAGS.length),
  room: roomId,
  drawing: drawing.nullable().meta({ description: 'Null for a design that the shop comes with' }),
  palettes: z.array(palette).max(6).meta({ description: 'Beside its own; each in the order of its yarns' }),
  fit: z.string().refine((text) => readFit(text) !== null, { message: 'is no size rule' }),
  isArchived: z
    .boolean()
    .meta({ description: 'No longer sold; its address says so, and its orders are made' }),
})
export type ShopDesign = z.infer<typeof shopDesign>

/** What the workshop remarks on a drawing at its listed size; yarns are numbered as in the drawing. */
export const buildNote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thin'), yarn: z.number().int() }),
  z.object({ kind: z.literal('near'), yarns: z.tuple([z.number().int(), z.number().int()]) }),
  z.object({ kind: z.literal('scarce'), yarn: z.number().int(), share: z.number() }),
])
export type BuildNote = z.infer<typeof buildNote>

/** A drawing with all that the desk shows of it. */
export const drawingAnswer = z.object({
  drawing,
  notes: z.array(buildNote),
  palettes: z.array(palette).meta({ description: 'Suggestions, from designs with as many yarns' }),
  isFirstFrame: z.boolean().meta({ description: 'Of an animation only the first frame was taken' }),
})
export type DrawingAnswer = z.infer<typeof drawingAnswer>

/** The field `options` of POST /api/desk/drawings, as JSON. */
export const drawingRequest = z.strictObject({
  yarnCount: z.number().int().min(leastYarns).max(mostYarns),
  crop: pictureCrop.exactOptional().meta({
    description:
      'The part to take; of other proportions than the listed size, the middle of it is. Without it, of the picture',
  }),
})

/** POST /api/desk/drawings/{id}/yarns: the yarns of the shade card that it is to be made in. */
export const dyeRequest = z.strictObject({ hexes })

/** POST /api/desk/designs: begins a draft at an address that nobody has. */
export const newDesign = z.strictObject({ slug: z.string().max(80), drawing: z.string().regex(DRAWING_ID) })

export const DESIGN_STATES = ['public', 'draft', 'scheduled', 'archived', 'withdrawn'] as const

/** GET /api/desk/designs: every design, in the order of the listing. */
export const designList = z.object({
  designs: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      nameAr: z.string(),
      collection: z.string(),
      image: z.string().nullable().meta({ description: 'Its main picture; null without a drawing' }),
      isBuiltIn: z.boolean(),
      isEdited: z.boolean(),
      isUpgraded: z.boolean().meta({ description: 'An upgrade brought another since it was edited' }),
      hasDraft: z.boolean(),
      state: z.enum(DESIGN_STATES),
    }),
  ),
})
export type DesignList = z.infer<typeof designList>

/** GET /api/desk/designs/{key}/link */
export const draftLink = z.object({
  path: z.string().meta({ description: 'Where the draft is seen in the studio' }),
})

const address = z.string().regex(/^[a-z0-9-]{1,80}$/)

/** How the collection is listed. */
export const listingSettings = z.strictObject({
  order: z.array(address).max(2_000).meta({ description: 'Designs in order; all others come after them' }),
  featured: z
    .array(address)
    .max(MOST_FEATURED)
    .meta({ description: 'Those of the home page; empty for the first' }),
})
export type ListingSettings = z.infer<typeof listingSettings>

/** The columns of a file of designs, which are the same in every language. */
export const DESIGN_COLUMNS = [
  'slug',
  'status',
  'collection',
  'name_en',
  'name_ar',
  'description_en',
  'description_ar',
  'tags',
  'room',
  'yarns',
  'palettes',
  'fit',
  'featured',
  'position',
] as const
export type DesignColumn = (typeof DESIGN_COLUMNS)[number]

/** POST /api/desk/designs/export: all designs as a CSV file, each as its draft says, or else as it is public. */
export const exportDesignsRequest = z.strictObject({
  language: z.string().max(8),
  filter: z.strictObject({}),
})

/** POST /api/desk/designs/import */
export const importDesignsQuery = importQuery.extend({
  publish: z.literal('1').optional().meta({ description: 'Publishes what is changed; without it, drafts' }),
})
