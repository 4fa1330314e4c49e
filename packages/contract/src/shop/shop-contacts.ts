import { z } from 'zod'

/** The shop's name and contact details. */
export const shopContacts = z.object({
  name: z
    .object({ en: z.string(), ar: z.string() })
    .meta({ description: 'What the shop is called, in each language' }),
  phone: z.string(),
  showroom: z.string(),
  support: z.string(),
  trade: z.string(),
  press: z.string(),
  care: z.string(),
  social: z
    .object({ instagram: z.string(), facebook: z.string(), linkedin: z.string() })
    .meta({ description: 'Addresses of the shop’s pages on the networks' }),
})
/** GET /api/contacts: also what owners call their designs and palettes. */
export const shopAnswer = shopContacts.extend({
  ownNames: z
    .record(z.string(), z.string())
    .meta({ description: 'In the language of the call, by English name' }),
})
export type ShopAnswer = z.infer<typeof shopAnswer>
export type ShopContacts = z.infer<typeof shopContacts>
