import { readFit } from '@nawl/domain/rug/fit'
import { TOLERANCES } from '@nawl/domain/rug/precision'
import { SHAPES } from '@nawl/domain/rug/shape'
import { QUANTITIES, UNITS } from '@nawl/domain/rug/size'
import { z } from 'zod'

import { colorMappings, textureIntensity, textureStyle } from '../imaging/color.ts'
import { cartPrice } from './money.ts'
import { roomId } from '../imaging/room.ts'

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

const quantity = z.literal(QUANTITIES)

/** A rug as the studio shows it. The shop looks up bitmap, name and yarns itself. */
export const cartDesign = z.strictObject({
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
})
export type CartDesign = z.output<typeof cartDesign>

/** POST /api/cart */
export const addToCartRequest = z.strictObject({ design: cartDesign, quantity: quantity.default(1) })

/** PATCH /api/cart/lines/{id} */
export const changeLineRequest = z
  .strictObject({ design: cartDesign.optional(), quantity: quantity.optional() })
  .refine(({ design, quantity }) => design !== undefined || quantity !== undefined, {
    message: 'changes nothing',
  })
export const lineParams = z.object({ id: z.string().max(64) })

/** A country by its ISO code; whether we ship there is for the rules. */
export const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'is not a country code like AE')
  .transform((code) => code.toUpperCase())

/** PUT /api/cart/country: from then on the way there is priced too. */
export const cartCountryRequest = z.strictObject({ country: countryCode })

/** A design that is kept as it was when it was put into the cart. */
export const designSnapshot = z.object({
  rugId: z.string(),
  name: z.string(),
  bitmapHash: z.string(),
  mappings: z.record(z.string(), z.string()),
  tolerance: z.literal(TOLERANCES),
  textureStyle: z.enum(['fine', 'loop', 'carved']),
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
  room: roomId.optional().meta({ description: 'The room it is for; visitors’ own designs do not say' }),
  yarns: z
    .array(z.object({ name: z.string(), hex: z.string(), share: z.number() }))
    .readonly()
    .meta({ description: 'What it is tufted with, largest share first, in %' }),
})

/** One line of a cart or an order, as it is shown. */
export const shownLine = z.object({
  id: z.string(),
  design: designSnapshot,
  quantity,
  picture: z.string().meta({ description: 'Address of its picture' }),
  studio: z.string().meta({ description: 'Address that opens the studio on it' }),
})
export type ShownLine = z.infer<typeof shownLine>

/** One line of a cart or an order, with the rug in a room as well. */
export const lineInRoom = shownLine.extend({
  inRoom: z
    .object({ room: roomId, picture: z.string().meta({ description: 'Address of its picture, 16 by 10' }) })
    .nullable()
    .meta({ description: 'Null for a rug larger than any room' }),
})
export type ShownLineInRoom = z.infer<typeof lineInRoom>

/** One line of a cart. */
const cartLine = lineInRoom.extend({
  was: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'What the line cost in US cents when it was chosen; null if it still does' }),
})
export type ShownCartLine = z.infer<typeof cartLine>

export const cartResponse = z.object({
  lines: z.array(cartLine),
  country: z.string().nullable().meta({ description: 'Where it would be sent; null while nobody has said' }),
  price: cartPrice,
})
export type CartResponse = z.infer<typeof cartResponse>
