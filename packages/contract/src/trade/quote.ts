import { tidyLine } from '@nawl/domain/shop/tidy-line'
import { z } from 'zod'

import { lineInRoom } from '../sales/cart.ts'
import { cartPrice, cents } from '../sales/money.ts'
import { billing, shownAddress } from '../sales/order.ts'
import { paymentProvider } from '../sales/payment.ts'
import { language } from '../shop/language.ts'
import { tierName, tradeContact } from './trade.ts'

const percents = z.array(z.int().min(1).max(99)).max(4)

/** POST /api/account/projects/{id}/quotes, of the chosen rugs. */
export const makeQuoteRequest = z.strictObject({
  id: z.uuid().meta({ description: 'Made where it is asked for, so that asking twice makes one' }),
  reference: z
    .string()
    .overwrite(tidyLine)
    .max(60, 'is longer than 60 characters')
    .meta({ description: 'The member’s own, or a purchase order' }),
  plan: percents.nullable().meta({ description: 'One of the tier’s; null to pay at once' }),
})
export const quoteParams = z.object({ id: z.uuid() })
export const quoteFileQuery = z.object({ language: language.removeDefault().optional() })

/** POST /api/account/quotes/{id}/accept: an order for each address, which is paid by its link. */
export const acceptTradeQuoteRequest = z.strictObject({
  acceptedTerms: z.string().max(32),
  provider: paymentProvider,
  language,
  billing: billing.optional(),
  awaitsApproval: z
    .boolean()
    .optional()
    .meta({ description: 'Whether each rug is made only once a strike-off of it is approved' }),
})

/** GET /api/account/quotes/{id} */
export const quoteAnswer = z.object({
  id: z.uuid(),
  number: z.string(),
  projectId: z.uuid().nullable(),
  project: z.string(),
  state: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
  reference: z.string(),
  tierName,
  percent: z.number().int(),
  plan: z.object({ percents: z.array(z.number().int()).readonly(), days: z.number().int() }).nullable(),
  madeAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  consignments: z.array(
    z.object({
      label: z.string(),
      address: shownAddress.partial().extend({ country: z.string() }),
      places: z.array(z.object({ room: z.string(), rug: z.string() })).readonly(),
      lines: z.array(lineInRoom),
      price: cartPrice,
    }),
  ),
  total: cents.meta({ description: 'Cents of a dollar, of all addresses' }),
  orders: z.array(z.string()).readonly().meta({ description: 'Of each consignment, in their sequence' }),
  contact: tradeContact,
  practice: z.string().meta({ description: 'Whose name the invoice has, unless the member writes another' }),
  providers: z.array(paymentProvider).readonly(),
  termsVersion: z.string(),
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>
