import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import { CONSULTATION_KINDS } from '@nawl/domain/consultation/slots'
import { westernDigits } from '@nawl/domain/shop/western-digits'
import { z } from 'zod'

import { email, paragraphs, personName } from './correspondent.ts'
import { linkToken } from '../sales/link-token.ts'
import { language } from '../shop/language.ts'
import { oneLine } from './one-line.ts'

const kind = z.enum(CONSULTATION_KINDS)

const timeZone = z.string().max(64).refine(isTimeZone, 'is not a time zone like Europe/London').meta({
  description: 'IANA name of the zone the visitor reads the time in',
  example: 'Europe/London',
})

const phone = oneLine(32)
  .transform(westernDigits)
  .refine((text) => /^\+?[\d ()./-]{5,}$/.test(text), 'is not a telephone number')

export const slotsQuery = z.object({ kind })

export const slotsResponse = z.object({
  kind,
  minutes: z.number().int(),
  timeZone: z.literal(SHOP_TIME_ZONE).meta({ description: 'The zone `day` is counted in' }),
  days: z.array(
    z.object({
      day: z.string().meta({ example: '2026-11-22' }),
      slots: z
        .array(z.string())
        .readonly()
        .meta({ description: 'Free starts as instants; none when the day is full' }),
    }),
  ),
})
export type SlotsResponse = z.infer<typeof slotsResponse>

export const bookingRequest = z.strictObject({
  kind,
  startsAt: z.iso.datetime({ offset: true, error: 'is not an instant like 2026-11-22T05:00:00Z' }),
  name: personName,
  email,
  language: language.meta({ description: 'Language of the e-mails' }),
  phone: phone.optional(),
  timeZone,
  message: paragraphs(2000).optional(),
})
export type BookingRequest = z.output<typeof bookingRequest>

export const consultationResponse = z.object({
  id: z.string(),
  status: z.enum(['booked', 'cancelled']),
  kind,
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
})
export type ConsultationResponse = z.infer<typeof consultationResponse>

export const cancellationQuery = z.object({ token: linkToken })
export const cancellationRequest = z.strictObject({ token: linkToken })

function isTimeZone(name: string): boolean {
  // Newer engines also accept offsets like +04:00, but a calendar needs a named zone with its daylight saving rules.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
