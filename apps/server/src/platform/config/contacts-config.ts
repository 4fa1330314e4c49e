import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { z } from 'zod'

import type { MailConfig } from './email-config.ts'

const page = (front: string) =>
  z.url({ protocol: /^https$/, error: `has to be an address like ${front}nawl` }).default(front)

/** Variables of the contact details. The default telephone number belongs to nobody. */
export const contactsEnvironment = {
  SHOP_PHONE: z
    .string()
    .regex(/^\+[\d ]{6,20}$/, 'has to be a number like +971 4 000 0000')
    .default('+971 4 000 0000'),
  SHOP_ADDRESS: z.string().min(1).default('Dubai Design District (d3), Dubai, United Arab Emirates'),
  INSTAGRAM_URL: page('https://www.instagram.com/'),
  FACEBOOK_URL: page('https://www.facebook.com/'),
  LINKEDIN_URL: page('https://www.linkedin.com/'),
}

/** The contact details that the pages show. */
export function contactsConfig(
  given: z.output<z.ZodObject<typeof contactsEnvironment>>,
  { support, trade, press, care }: MailConfig,
): ShopContacts {
  return {
    phone: given.SHOP_PHONE,
    showroom: given.SHOP_ADDRESS,
    support,
    trade,
    press,
    care,
    social: {
      instagram: given.INSTAGRAM_URL,
      facebook: given.FACEBOOK_URL,
      linkedin: given.LINKEDIN_URL,
    },
  }
}
