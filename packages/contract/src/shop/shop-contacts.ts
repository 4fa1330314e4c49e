import type { ShopHours } from '@nawl/domain/shop/hours'
import type { OwnSentences } from '@nawl/messages/text/own-sentences'
import { z } from 'zod'

import { shopHours } from '../desk/settings/shop-hours.ts'
import { shopLogo } from './shop-logo.ts'

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
/** A sentence that owners wrote, parsed: texts, and between them what each is made of. */
const sentence = z.array(z.json()).meta({ description: 'Texts and arguments, in their order' })

/** GET /api/contacts: also what owners call their designs and palettes, their sentences, and the version of the terms. */
export const shopAnswer = shopContacts.extend({
  ownNames: z
    .record(z.string(), z.string())
    .meta({ description: 'In the language of the call, by English name' }),
  ownSentences: z
    .object({ version: z.string(), sentences: z.record(z.string(), sentence) })
    .meta({ description: 'In the language of the call, by page and name' }),
  hours: shopHours,
  accent: z.string().meta({ description: 'Colour of buttons and links', examples: ['#9E3B2C'] }),
  logo: shopLogo.exactOptional().meta({ description: 'Instead of the lettering of the name' }),
  hasCalendar: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'Days are promised by the calendar of its frames' }),
  orderPrefix: z.string().meta({ description: 'How new order numbers begin', examples: ['NW'] }),
  termsVersion: z
    .string()
    .meta({ description: 'Of the terms in force', examples: ['2025-01', '2026-11-27.3.1'] }),
})
export type ShopAnswer = Omit<z.infer<typeof shopAnswer>, 'ownSentences' | 'hours'> & {
  readonly ownSentences: OwnSentences
  readonly hours: ShopHours
}
export type ShopContacts = z.infer<typeof shopContacts>
