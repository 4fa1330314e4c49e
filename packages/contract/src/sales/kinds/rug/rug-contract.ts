import { PILES } from '@nawl/domain/rug/piles'
import { readFit } from '@nawl/domain/rug/fit'
import { TOLERANCES } from '@nawl/domain/rug/sizes/precision'
import { SHAPES } from '@nawl/domain/rug/shape'
import { UNITS } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

import { colorMappings, textureIntensity, textureStyle } from '../../../imaging/color.ts'
import { roomId } from '../../../imaging/room.ts'
import type { ProductContract, ShownLine } from '../product-contract.ts'
import { NO_SUCH_KIND } from '../no-such-kind.ts'

const side = z
  .string()
  .max(20, 'is longer than 20 characters')
  .meta({ description: 'As typed, in the unit; of square and round rugs the width decides' })

const composed = z.boolean().meta({
  description: 'Whether a design of ours is composed for the size; without it, it is stretched to it',
})

const fit = z
  .string()
  .refine((text) => readFit(text) !== null, { message: 'is none of the ways to fit a drawing' })
  .meta({
    description:
      'How a visitor’s own drawing meets the size: `margin-F3EEE4`, `crop-50`, `border-120`, `repeat`, `mirror` or `stretch`',
  })

/** Optional, as rugs were sold before there were other kinds. */
const kind = z.literal('rug', NO_SUCH_KIND).optional().meta({ description: 'What names none is a rug' })

/** A rug as the studio shows it. The shop looks up bitmap, name and yarns itself. */
export const cartDesign = z.strictObject({
  kind,
  rugId: z.string().min(1, 'is empty').max(100, 'is longer than 100 characters').meta({ example: 'onyx' }),
  mappings: colorMappings,
  tolerance: z.literal(TOLERANCES),
  textureStyle,
  textureIntensity,
  size: z.strictObject({
    shape: z.enum(SHAPES),
    width: side,
    length: side,
    unit: z.enum(UNITS),
    composed: composed.optional(),
    fit: fit.optional(),
  }),
  room: roomId
    .optional()
    .meta({ description: 'The room it was looked at in, for its pictures in a cart and an order' }),
})
export type CartDesign = z.output<typeof cartDesign>

/** A design that is kept as it was when it was put into the cart. */
export const designSnapshot = z.object({
  kind,
  rugId: z.string(),
  name: z.string(),
  bitmapHash: z.string(),
  mappings: z.record(z.string(), z.string()),
  tolerance: z.literal(TOLERANCES),
  textureStyle: z.enum(PILES),
  textureIntensity: z.number(),
  size: z.object({
    shape: z.enum(SHAPES),
    unit: z.enum(UNITS),
    width: z.string(),
    length: z.string(),
    widthMm: z.number().int(),
    lengthMm: z.number().int(),
    composed: z.literal(true).optional(),
    fit: z.string().optional(),
  }),
  room: roomId.optional().meta({
    description: 'The room of its pictures; visitors’ own designs that were seen in none do not say',
  }),
  yarns: z
    .array(z.object({ name: z.string(), hex: z.string(), share: z.number() }))
    .readonly()
    .meta({ description: 'What it is tufted with, largest share first, in %' }),
  approval: z.object({ hash: z.string(), at: z.string() }).optional().meta({
    description: 'Of a rug that was approved in a proof: the SHA-256 of what was approved, and when',
  }),
})
export type ShownRug = z.infer<typeof designSnapshot>

const onLine = z.object({ studio: z.string().meta({ description: 'Address that opens the studio on it' }) })
/** A line of rugs of one design. */
export type RugLine = ShownLine<ShownRug> & z.infer<typeof onLine>

const kilograms = z.array(z.number()).readonly()
const whenOrdered = z.object({
  cartoon: z.string().meta({ description: 'Address of its line drawing, an SVG seen from the front' }),
  kilograms: kilograms.meta({
    description: 'Of each yarn for one rug with waste, in the order of its yarns',
  }),
})
/** What the plate of an ordered rug shows besides its line. */
export type OrderedRug = z.infer<typeof whenOrdered>

const toMake = designSnapshot.pick({ kind: true, name: true, size: true, yarns: true })
const whenMade = z.object({
  kilograms: kilograms.meta({ description: 'Of each yarn for one rug, with waste' }),
})
/** What the list of the workshop shows of rugs of one design. */
export type RugToMake = ShownLine<z.infer<typeof toMake>> & z.infer<typeof whenMade>

export const rugContract: ProductContract = {
  chosen: cartDesign,
  shown: designSnapshot,
  onLine,
  whenOrdered,
  toMake,
  whenMade,
}
