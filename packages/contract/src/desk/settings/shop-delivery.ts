import type { DeliverySettings } from '@nawl/domain/shop/pickup'
import { WHITE_GLOVE_CITY_IDS } from '@nawl/domain/shop/white-glove-offer'
import { z } from 'zod'

const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
const inEachLanguage = z.strictObject({ en: line, ar: line })

/** Where customers collect what they ordered, and when. */
export const pickupPlace = z.strictObject({ address: inEachLanguage, hours: inEachLanguage })

const hour = z.int().min(0).max(24)
export const whiteGloveCity = z.enum(WHITE_GLOVE_CITY_IDS)
/** Whole hours of a day at the city. */
export const deliveryWindow = z.object({ from: hour, to: hour })

const whiteGloveOffer = z.strictObject({
  city: whiteGloveCity,
  weekdays: z.array(z.int().min(0).max(6)).max(7).readonly().meta({ description: 'Sunday is 0' }),
  windows: z.array(z.strictObject(deliveryWindow.shape)).max(8).readonly(),
  leadDays: z.int().min(0).max(90).meta({ description: 'From choosing to the first day that can be chosen' }),
  capacity: z.int().min(1).max(99).meta({ description: 'How many orders fit into a window' }),
})

/** What owners set of delivery beside its prices. */
export const shopDelivery = z.strictObject({
  pickup: pickupPlace.extend({
    isOffered: z.boolean().meta({ description: 'Whether checkout offers it within the UAE' }),
  }),
  whiteGlove: z
    .array(whiteGloveOffer)
    .max(WHITE_GLOVE_CITY_IDS.length)
    .readonly()
    .default([])
    .meta({ description: 'Cities in which customers choose when two people bring the rug in' }),
}) satisfies z.ZodType<DeliverySettings>
