import type { DeliverySettings } from '@nawl/domain/shop/pickup'
import { z } from 'zod'

const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
const inEachLanguage = z.strictObject({ en: line, ar: line })

/** Where customers collect what they ordered, and when. */
export const pickupPlace = z.strictObject({ address: inEachLanguage, hours: inEachLanguage })

/** What owners set of delivery beside its prices. */
export const shopDelivery = z.strictObject({
  pickup: pickupPlace.extend({
    isOffered: z.boolean().meta({ description: 'Whether checkout offers it within the UAE' }),
  }),
}) satisfies z.ZodType<DeliverySettings>
