import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { z } from 'zod'
import { isEmailAddress } from '@nawl/domain/email/email-address'
import { isTrn, plainTrn } from '@nawl/domain/tax-documents/trn'

import type { MailConfig } from './email-config.ts'

const page = (front: string) =>
  z.url({ protocol: /^https$/, error: `has to be an address like ${front}nawl` }).default(front)

const LATIN_NAME = 'Nawl'
const ARABIC_NAME = 'نول'

/** Variables of the name and the contact details. The default telephone number belongs to nobody. */
export const contactsEnvironment = {
  SHOP_NAME: z.string().min(1).max(60, 'has to be at most 60 characters').default(LATIN_NAME),
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
  const { SHOP_NAME: name } = given
  return {
    name: { en: name, ar: name === LATIN_NAME ? ARABIC_NAME : name },
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

/** The variables of the staff: their e-mail addresses, and whether those who move money need a second factor. */
export const staffEnvironment = {
  STAFF_EMAILS: z
    .string()
    .transform((text) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((address) => address.toLowerCase()),
    )
    .refine((all) => all.every(isEmailAddress), 'has to be e-mail addresses with commas')
    .default([]),
  STAFF_SECOND_FACTOR: z.enum(['offered', 'required'], 'has to be offered or required').default('offered'),
}

/** Variables of the seller, beside the address that the pages show. */
export const sellerEnvironment = {
  SHOP_TRN: z
    .string()
    .transform(plainTrn)
    .refine(isTrn, 'has to be a tax registration number of 15 digits, the first of them 1')
    .optional(),
}

/** The seller on an invoice. */
export type Seller = {
  readonly name: string
  readonly address: string
  /** The tax registration number; without it an invoice is not a tax invoice. */
  readonly trn: string | null
}

export function sellerConfig(
  given: z.output<z.ZodObject<typeof sellerEnvironment>>,
  { name, showroom }: ShopContacts,
): Seller {
  return { name: name.en, address: showroom, trn: given.SHOP_TRN ?? null }
}
