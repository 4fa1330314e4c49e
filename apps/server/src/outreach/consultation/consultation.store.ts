import { randomUUID } from 'node:crypto'

import type { BookingRequest } from '@nawl/contract/outreach/consultation'
import {
  type ConsultationDay,
  consultationEnd,
  freeDays,
  isConsultationSlot,
} from '@nawl/domain/consultation/slots'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { consultation } from '../../platform/db/schema/schema.ts'
import { emailAddressOf } from '../../platform/email/email-address.ts'
import { signedLinks } from '../../platform/email/signed-links.ts'
import { bookedEmail, cancelledEmail, type ConsultationDesk, adminEmail } from './consultation-emails.ts'
import { openThread } from '../messages/open-thread.ts'
import type { OutreachDeps } from '../outreach-deps.ts'

/** Most open consultations per e-mail address. */
const MOST_OPEN = 3

export type BookingResult =
  | { readonly ok: true; readonly consultation: Consultation }
  | { readonly ok: false; readonly reason: 'not-a-slot' | 'too-many-open' }
  | { readonly ok: false; readonly reason: 'slot-taken'; readonly freeSlots: readonly string[] }

export type CancelResult =
  | { readonly ok: true; readonly consultation: Consultation }
  | { readonly ok: false; readonly reason: 'past' }

export type Consultation = typeof consultation.$inferSelect

/** SQL of consultations and their e-mails. Invalid links throw ApiErrors. */
export function consultationStore({ config, settings, database, emails, webhooks, now }: OutreachDeps) {
  const { orm } = database
  const links = signedLinks({ database, secret: config.keySecret })
  const shopAt = (at: Date): ConsultationDesk => ({
    publicUrl: config.publicUrl,
    support: settings.business.mail().support,
    showroom: settings.shop.showroom(),
    at,
  })

  /** Free hours by day. */
  async function free(): Promise<ConsultationDay[]> {
    const at = new Date(now())
    const taken = await orm
      .select({ startsAt: consultation.startsAt })
      .from(consultation)
      .where(and(isNull(consultation.cancelledAt), gt(consultation.startsAt, at)))
    return freeDays(at, new Set(taken.map(({ startsAt }) => startsAt.toISOString())))
  }

  async function book(request: BookingRequest): Promise<BookingResult> {
    const at = new Date(now())
    const startsAt = new Date(request.startsAt)
    if (!isConsultationSlot(startsAt, at)) return { ok: false, reason: 'not-a-slot' }
    const row = rowOf(request, startsAt, at)
    const { sign } = await links()

    const outcome = await orm.transaction(async (tx) => {
      // Concurrent bookings of one address must count each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${row.emailKey}))`)
      const open = await openBookings(tx, row.emailKey, at)
      const same = open.find((one) => one.startsAt.getTime() === startsAt.getTime() && one.kind === row.kind)
      // A repeated request, after a double click or a lost answer, is the same booking.
      if (same) return same
      if (open.length >= MOST_OPEN) return 'too-many-open'
      const [booked] = await tx.insert(consultation).values(row).onConflictDoNothing().returning()
      if (!booked) return 'slot-taken'
      const { id: about, name, message } = booked
      const searched = [row.emailKey, name, message]
      await openThread(tx, { id: about, kind: 'consultation', at, asks: message !== null, searched })
      const email = bookedEmail(booked, shopAt(at), sign('consultation-cancel', about))
      await emails.write(tx, { kind: 'consultation-booked', about, letter: email, at })
      const copy = adminEmail(booked, shopAt(at), 'REQUEST')
      await emails.write(tx, { kind: 'consultation-booked-desk', about, letter: copy, at })
      const data = { id: about, kind: 'consultation', startsAt: booked.startsAt.toISOString() }
      await webhooks.write(tx, { type: 'message.received', at, data })
      return booked
    })
    if (outcome === 'slot-taken')
      return { ok: false, reason: outcome, freeSlots: slotsOn(await free(), startsAt) }
    if (outcome === 'too-many-open') return { ok: false, reason: outcome }
    emails.wake()
    webhooks.wake()
    return { ok: true, consultation: outcome }
  }

  /** The consultation of a cancel link; null when it no longer exists. */
  async function find(token: string): Promise<Consultation | null> {
    const id = (await links()).open('consultation-cancel', token, new Date(now()))
    const [row] = await orm.select().from(consultation).where(eq(consultation.id, id))
    return row ?? null
  }

  /** Cancels and frees the hour; idempotent. Null when it no longer exists. */
  async function cancel(token: string): Promise<CancelResult | null> {
    const at = new Date(now())
    const id = (await links()).open('consultation-cancel', token, at)
    const result = await orm.transaction(async (tx) => {
      const [row] = await tx.select().from(consultation).where(eq(consultation.id, id)).for('update')
      if (!row) return null
      if (row.cancelledAt !== null) return { ok: true, consultation: row } as const
      if (row.startsAt <= at) return { ok: false, reason: 'past' } as const
      await tx.update(consultation).set({ cancelledAt: at }).where(eq(consultation.id, id))
      const email = cancelledEmail(row, shopAt(at))
      await emails.write(tx, { kind: 'consultation-cancelled', about: id, letter: email, at })
      const copy = adminEmail(row, shopAt(at), 'CANCEL')
      await emails.write(tx, { kind: 'consultation-cancelled-desk', about: id, letter: copy, at })
      return { ok: true, consultation: { ...row, cancelledAt: at } } as const
    })
    emails.wake()
    return result
  }

  return { free, book, find, cancel }
}

/** A consultation in the API's format. */
export function describeConsultation({ id, kind, startsAt, timeZone, cancelledAt }: Consultation) {
  return {
    id,
    status: cancelledAt === null ? ('booked' as const) : ('cancelled' as const),
    kind,
    startsAt: startsAt.toISOString(),
    endsAt: consultationEnd(startsAt).toISOString(),
    timeZone,
  }
}

function rowOf(request: BookingRequest, startsAt: Date, createdAt: Date) {
  const { kind, name, language, phone = null, timeZone, message = null } = request
  const mailbox = emailAddressOf(request.email)
  return {
    id: randomUUID(),
    kind,
    startsAt,
    name,
    ...mailbox,
    language,
    phone,
    timeZone,
    message,
    createdAt,
  }
}

function openBookings(tx: Database['orm'], emailKey: string, at: Date): Promise<Consultation[]> {
  return tx
    .select()
    .from(consultation)
    .where(
      and(
        eq(consultation.emailKey, emailKey),
        isNull(consultation.cancelledAt),
        gt(consultation.startsAt, at),
      ),
    )
}

function slotsOn(days: readonly ConsultationDay[], startsAt: Date): readonly string[] {
  return days.find(({ day }) => day === shopDay(startsAt))?.slots ?? []
}
