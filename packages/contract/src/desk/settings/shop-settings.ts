import { isLegibleAccent } from '@nawl/domain/shop/accent'
import { z } from 'zod'

import { shopLogo } from '../../shop/shop-logo.ts'
import { shopLine } from './shop-line.ts'

const NAME = { least: 1, most: 60 }

const inEachLanguage = (most: number) => z.strictObject({ en: shopLine(most), ar: shopLine(most) })

const page = z.literal('').or(z.url({ protocol: /^https$/ }).max(200))

/** What owners set of the shop itself: its name and how to reach it. */
export const shopSettings = z.strictObject({
  name: inEachLanguage(NAME.most).meta({ description: 'What the shop is called, in each language' }),
  phone: z.string().regex(/^\+[\d ]{6,20}$/),
  showroom: inEachLanguage(200).meta({ description: 'Its address on one line' }),
  social: z
    .strictObject({ instagram: page, facebook: page, linkedin: page })
    .meta({ description: 'Its pages on social networks; empty where it has none' }),
  accent: z
    .string()
    .regex(/^#[0-9A-F]{6}$/)
    .refine(isLegibleAccent, 'too-pale')
    .exactOptional()
    .meta({ description: 'Colour of buttons and links; what the shop comes with without it' }),
  logo: shopLogo
    .exactOptional()
    .meta({ description: 'Shown instead of the name; without it, the name is lettering' }),
  countVisits: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Whether visits are counted, as sums without identifiers; they are without it' }),
})
export type ShopSettings = z.infer<typeof shopSettings>
