import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { z } from 'zod'

/** Variables of the seller, beside the address that the pages show. */
export const sellerEnvironment = {
  SHOP_NAME: z.string().min(1).max(140).default('Nawl'),
  SHOP_TRN: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{15}$/, 'has to be a tax registration number of 15 digits'))
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
  { showroom }: ShopContacts,
): Seller {
  return { name: given.SHOP_NAME, address: showroom, trn: given.SHOP_TRN ?? null }
}
