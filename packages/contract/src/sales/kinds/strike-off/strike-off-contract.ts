import { z } from 'zod'

import { NO_SUCH_KIND } from '../no-such-kind.ts'
import type { ProductContract, ShownLine } from '../product-contract.ts'
import { cartDesign, designSnapshot } from '../rug/rug-contract.ts'

const kind = z.literal('strike-off', NO_SUCH_KIND)
const place = z
  .strictObject({ xMm: z.int(), yMm: z.int() })
  .meta({ description: 'The corner of its 300 × 300 mm, in mm from the top left of the rug from the front' })

const chosen = z.strictObject({
  kind,
  rug: cartDesign.omit({ kind: true }),
  place: place.optional().meta({ description: 'Without it, the square that shows most of the rug' }),
})
export type ChosenStrikeOff = z.output<typeof chosen>

const yarns = designSnapshot.shape.yarns
const shown = z.object({
  kind,
  name: z.string(),
  rug: designSnapshot.omit({ kind: true }),
  place,
  yarns: yarns.meta({ description: 'The yarns in the square, the largest share first, in % of it' }),
})
export type ShownStrikeOff = z.infer<typeof shown>

const onLine = z.object({
  page: z.string().meta({ description: 'Address of the page that it is chosen on, opened on it' }),
})
/** A line of strike-offs of the same square. */
export type StrikeOffLine = ShownLine<ShownStrikeOff> & z.infer<typeof onLine>

const kilograms = z.array(z.number()).readonly().meta({ description: 'Of each yarn for one, with waste' })
const whenMade = z.object({ kilograms })
const toMake = z.object({ kind, name: z.string(), place, yarns })
/** What the list of the workshop shows of strike-offs of the same square. */
export type StrikeOffToMake = ShownLine<z.infer<typeof toMake>> & z.infer<typeof whenMade>

export const strikeOffContract: ProductContract = {
  chosen,
  shown,
  onLine,
  whenOrdered: z.object({}),
  toMake,
  whenMade,
}

/** GET /api/strike-off/{rug}?d=…: where a strike-off of a rug would lie, or a place that was asked about. */
export const strikeOffParams = z.object({ rug: z.string().min(1).max(100) })
export const strikeOffQuery = z.object({
  d: z.string().max(300).meta({ description: 'A design in the text of a studio link' }),
  x: z.coerce.number().int().optional().meta({ description: 'In mm; with `y`, instead of the proposal' }),
  y: z.coerce.number().int().optional(),
})
export const strikeOffAnswer = z.object({
  name: z.string(),
  rug: cartDesign.omit({ kind: true }),
  picture: z.string().meta({ description: 'Address of the picture of the whole rug' }),
  square: z.string().meta({ description: 'Address of the picture of the square' }),
  widthMm: z.number().int(),
  lengthMm: z.number().int(),
  place,
  proposed: place.meta({ description: 'The square that shows most of the rug' }),
  yarns,
  rugYarns: yarns.meta({ description: 'The yarns of the rug, the largest share first' }),
})
export type StrikeOffAnswer = z.infer<typeof strikeOffAnswer>
