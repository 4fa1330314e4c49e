import { z } from 'zod'

import { roomId } from '../imaging/room.ts'

export const rugVariant = z.object({
  color: z.string().meta({ description: 'Name of the palette' }),
  hex: z.string().meta({ description: 'Its ground yarn' }),
  hexes: z.array(z.string()).meta({ description: 'All its yarns, in the order of `yarns`' }),
})
export type RugVariant = z.infer<typeof rugVariant>

/** A design of the collection with all its data. */
export const rugItem = z.object({
  id: z.string(),
  code: z
    .string()
    .meta({ description: 'Pattern code, em-YY-ma-NNNN: the year it was first tufted and a running number' }),
  name: z.string(),
  collection: z.string(),
  basePrice: z.number().meta({ description: 'US dollars, for the listed size' }),
  mainImage: z.string(),
  processingImage: z.string(),
  placeholder: z.string().meta({ description: 'A few blurred pixels as a data address, or nothing' }),
  description: z.string(),
  room: roomId.optional().meta({ description: 'The room it is for; visitors’ own designs do not say' }),
  variants: z.array(rugVariant).optional(),
  yarns: z.array(
    z.object({
      name: z.string(),
      hex: z.string(),
      share: z.number().meta({ description: 'Part of the rug it covers, in %' }),
    }),
  ),
  styles: z.array(z.string()),
  families: z.array(z.string()),
  fit: z
    .string()
    .optional()
    .meta({ description: 'How a drawing that is only a bitmap meets other sizes, such as `crop-50`' }),
  isFeatured: z.boolean().optional().meta({ description: 'Whether the home page shows it' }),
  cropCentre: z.number().meta({ description: 'Share of the length that square and round crops centre on' }),
})
export type RugItem = z.infer<typeof rugItem>

/**
 * A design as GET /api/rug/collections lists it. The specification defines six fields, and variants with a name and
 * one hex; a backend may omit all others, which the domain's `completeRug` fills in.
 */
export const backendRug = rugItem
  .partial()
  .required({ id: true, name: true, collection: true, basePrice: true, mainImage: true, description: true })
  .extend({ variants: z.array(rugVariant.partial({ hexes: true })).optional() })
export type BackendRug = z.infer<typeof backendRug>

export const rugCollections = z.array(backendRug)
