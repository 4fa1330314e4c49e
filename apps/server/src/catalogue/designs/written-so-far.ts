import { type ShopDesign, shopDesign } from '@nawl/contract/desk/design'
import { USUAL_COLLECTION } from '@nawl/domain/catalogue/own-design'
import { USUAL_FIT } from '@nawl/domain/rug/fit'
import { z } from 'zod'

const text = z.object({ en: z.string().catch(''), ar: z.string().catch('') }).catch({ en: '', ar: '' })
const { collection, tags, room, drawing, fit } = shopDesign.shape
const incomplete = z.object({
  name: text,
  description: text,
  collection: collection.catch(USUAL_COLLECTION),
  tags: tags.catch([]),
  room: room.catch('living'),
  drawing: drawing.catch(null),
  palettes: z.array(z.object({ name: text, hexes: z.array(z.string()) })).catch([]),
  fit: fit.catch(USUAL_FIT),
  isArchived: z.boolean().catch(false),
})

/** A draft as far as it is written; texts that are missing are empty. */
export const writtenSoFar = (value: unknown): ShopDesign => incomplete.parse(value ?? {})
