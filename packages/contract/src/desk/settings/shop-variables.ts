import { z } from 'zod'

/** What the variables of the server say of the shop, in the order of the desk. */
export const SHOP_VARIABLES = [
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'TRADE_EMAIL',
  'PRESS_EMAIL',
  'CARE_EMAIL',
  'SHOP_TRN',
  'BANK_BENEFICIARY',
  'BANK_NAME',
  'BANK_IBAN',
  'BANK_SWIFT',
] as const

/** GET /api/desk/settings/variables: what only whoever runs the server changes. */
export const shopVariables = z.object({
  variables: z.array(
    z.object({
      name: z.enum(SHOP_VARIABLES),
      value: z.string().nullable().meta({ description: 'In force, also where it is not set; null for none' }),
    }),
  ),
  orderPrefix: z.string().meta({ description: 'How every order’s number begins' }),
})
export type ShopVariables = z.infer<typeof shopVariables>
