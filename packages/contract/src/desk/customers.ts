import { CONSULTATION_KINDS } from '@nawl/domain/consultation/slots'
import { z } from 'zod'

import { cents } from '../sales/money.ts'
import { listedOrder } from '../sales/admin.ts'

const instant = z.iso.datetime()

/** A consent to the newsletter, and what proves it: the instants of the request, its letter and its confirmation. */
const newsletterConsent = z.object({
  status: z.enum(['pending', 'subscribed', 'unsubscribed']),
  askedAt: instant,
  mailedAt: instant.nullable().meta({ description: 'When the letter with the link was sent' }),
  confirmedAt: instant.nullable().meta({ description: 'When the link in the letter was pressed' }),
  unsubscribedAt: instant.nullable(),
})
export type NewsletterConsent = z.infer<typeof newsletterConsent>

export const listedCustomer = z.object({
  email: z.string(),
  name: z.string().meta({ description: 'As last given; empty when none ever was' }),
  country: z.string().nullable().meta({ description: 'Of the last order' }),
  hasAccount: z.boolean(),
  orders: z.number().int(),
  total: cents.meta({ description: 'Of paid orders, in cents of a dollar' }),
  lastOrderAt: instant.nullable(),
  lastAt: instant.meta({ description: 'The last order, message, booking or subscription' }),
  newsletter: newsletterConsent.nullable(),
  savedDesigns: z.number().int(),
})
export type ListedCustomer = z.infer<typeof listedCustomer>

/** GET /api/desk/customers: everybody who ordered, has an account, subscribed, wrote or booked. */
export const customerList = z.object({ customers: z.array(listedCustomer), next: z.string().nullable() })
export type CustomerList = z.infer<typeof customerList>

export const customerParams = z.object({ email: z.string().max(254) })

/** GET /api/desk/customers/{email}. */
export const customerProfile = listedCustomer.extend({
  account: z.object({ openedAt: instant, signedInAt: instant }).nullable(),
  placed: z.array(listedOrder).meta({ description: 'The latest orders, newest first' }),
  designs: z.array(
    z.object({ id: z.string(), name: z.string(), address: z.string(), link: z.string(), at: instant }),
  ),
  enquiries: z.array(
    z.object({ id: z.string(), kind: z.enum(['trade', 'message']), at: instant, message: z.string() }),
  ),
  consultations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(CONSULTATION_KINDS),
      startsAt: instant,
      cancelledAt: instant.nullable(),
      message: z.string().nullable(),
    }),
  ),
})
export type CustomerProfile = z.infer<typeof customerProfile>
