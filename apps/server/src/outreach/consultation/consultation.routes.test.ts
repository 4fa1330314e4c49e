import type { ConsultationResponse, SlotsResponse } from '@nawl/contract/outreach/consultation'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { consultation } from '../../platform/db/schema/schema.ts'
import { type MailingShop, openMailingShop } from '../../../test/email/emailing-shop.ts'
import { linkIn } from '../../../test/email/smtp.ts'
import { openShop } from '../../../test/shop-fixture.ts'

/** Friday noon in Dubai. */
const NOW = Date.parse('2026-11-20T08:00:00Z')
const SATURDAY_TEN = '2026-11-21T06:00:00.000Z'
const CANCEL = '/consultation/cancel?token='

describe.each(DATABASES)('consultations on %s', (kind) => {
  let shop: MailingShop
  let clock = NOW

  beforeAll(async () => {
    shop = await openMailingShop({ kind, now: () => clock })
  })
  afterAll(() => shop.close())
  beforeEach(() => void (clock = NOW))
  afterEach(() => shop.empty(consultation))

  const book = (change: object = {}) =>
    shop.post('/api/consultations', {
      kind: 'virtual',
      startsAt: SATURDAY_TEN,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      timeZone: 'Europe/London',
      ...change,
    })
  const cancel = (token: string) => shop.post('/api/consultations/cancel', { token })
  const look = (token: string) => shop.app.inject(`/api/consultations/cancel?token=${token}`)
  const booked = () => shop.database.orm.select().from(consultation)
  async function days(): Promise<SlotsResponse['days']> {
    return (await shop.app.inject('/api/consultations/slots?kind=in-person')).json<SlotsResponse>().days
  }
  async function bookedToken(change: object = {}): Promise<string> {
    expect((await book(change)).statusCode).toBe(201)
    await shop.emails.deliver()
    return linkIn(shop.inbox.for('ada@example.com').at(-1), CANCEL)
  }

  it('are offered by day, and a booked hour is taken for both kinds', async () => {
    const [saturday] = await days()
    expect(saturday).toEqual({ day: '2026-11-21', slots: expect.arrayContaining([SATURDAY_TEN]) })
    const answer = await book({ phone: '+44 20 7946 0000', message: 'A hall.\n\nLong and dark.' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: expect.any(String),
      status: 'booked',
      kind: 'virtual',
      startsAt: SATURDAY_TEN,
      endsAt: '2026-11-21T07:00:00.000Z',
      timeZone: 'Europe/London',
    })
    expect((await days())[0]?.slots).toEqual(saturday?.slots.slice(1))
  })

  it('are confirmed in Arabic, with an Arabic calendar entry, when they were booked in it', async () => {
    await book({ language: 'ar', name: 'ليلى حداد' })
    await shop.emails.deliver()
    const [mail] = shop.inbox.for('ada@example.com')
    expect(mail?.subject).toContain('استشارة تصميم مع نول عبر الفيديو')
    expect(mail?.text).toContain('السبت، 21 نوفمبر 2026')
    expect(mail?.text).toContain('توقيت الخليج')
    expect(mail?.text).toContain('/ar/consultation/cancel?token=')
    const [calendar] = mail?.attachments ?? []
    expect(Buffer.from(calendar?.content as ArrayBuffer).toString()).toContain('SUMMARY:استشارة تصميم مع نول')
  })

  it('are confirmed by e-mail in the visitor’s time zone, with a copy to the shop', async () => {
    await book({ message: 'A hall.' })
    await shop.emails.deliver()
    const [mail] = shop.inbox.for('ada@example.com')
    expect(mail?.text).toContain('Saturday 21 November 2026, 06:00–07:00 (United Kingdom Time)')
    expect(mail?.text).toContain('Saturday 21 November 2026, 10:00–11:00 (Gulf Standard Time)')
    expect(mail?.text).not.toContain('A hall.')
    const [copy] = shop.inbox.for('support@nawl.example')
    expect(copy?.replyTo?.[0]?.address).toBe('ada@example.com')
    expect(copy?.text).toContain('A hall.')
    const calendars = shop.inbox.mails.flatMap(({ attachments }) => attachments)
    expect(calendars.map(({ mimeType, method }) => [mimeType, method])).toContainEqual([
      'text/calendar',
      'REQUEST',
    ])
    expect(calendars.every(({ content }) => text(content).includes('DTSTART:20261121T060000Z'))).toBe(true)
    expect(shop.inbox.mails).toHaveLength(2)
  })

  it('give an hour to only one of fifty concurrent bookings', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        book({ email: `person${index}@example.com`, kind: index % 2 ? 'virtual' : 'in-person' }),
      ),
    )
    await shop.emails.deliver()
    const lost = answers.filter(({ statusCode }) => statusCode === 409)
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(lost).toHaveLength(49)
    expect(lost[0]?.json()).toMatchObject({
      code: 'consultation/slot-taken',
      freeSlots: ['07', '08', '09', '10', '11'].map((hour) => `2026-11-21T${hour}:00:00.000Z`),
    })
    expect(await booked()).toHaveLength(1)
    expect(shop.inbox.mails).toHaveLength(2)
  })

  it('are booked once when the form is sent twice', async () => {
    const answers = await Promise.all([book(), book(), book({ email: 'ADA@example.com' })])
    await shop.emails.deliver()
    const ids = answers.map((answer) => answer.json<ConsultationResponse>().id)
    expect(new Set(ids).size).toBe(1)
    expect(shop.inbox.mails).toHaveLength(2)
  })

  it('are limited to three per address, also under concurrent bookings', async () => {
    const hours = ['06', '07', '08', '09', '10'].map((hour) => `2026-11-21T${hour}:00:00Z`)
    const answers = await Promise.all(hours.map((startsAt) => book({ startsAt })))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'consultation/too-many-open',
    })
    clock += 7 * 24 * 3_600_000
    expect((await book({ startsAt: '2026-11-29T06:00:00Z' })).statusCode).toBe(201)
  })

  it.each([
    [{ startsAt: '2026-11-21T06:30:00Z' }, 422, 'consultation/not-a-slot'],
    [{ startsAt: '2026-11-20T09:00:00Z' }, 422, 'consultation/not-a-slot'],
    [{ startsAt: '2027-06-01T06:00:00Z' }, 422, 'consultation/not-a-slot'],
    [{ startsAt: 'tomorrow' }, 400, 'request/invalid'],
    [{ timeZone: 'Europe/Atlantis' }, 400, 'request/invalid'],
    [{ timeZone: '+04:00' }, 400, 'request/invalid'],
    [{ kind: 'by post' }, 400, 'request/invalid'],
    [{ email: 'ada' }, 400, 'request/invalid'],
    [{ name: ' \r\n ' }, 400, 'request/invalid'],
    [{ name: 'Win at https://evil.example' }, 400, 'request/invalid'],
    [{ phone: 'call me' }, 400, 'request/invalid'],
    [{ message: 'x'.repeat(2001) }, 400, 'request/invalid'],
    [{ price: 0 }, 400, 'request/invalid'],
  ])('are refused for %j', async (change, status, code) => {
    const answer = await book(change)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
    expect(await booked()).toEqual([])
  })

  it('accept the same instant in any time zone notation', async () => {
    expect((await book({ startsAt: '2026-11-21T10:00:00+04:00' })).json()).toMatchObject({
      startsAt: SATURDAY_TEN,
    })
  })

  it('are cancelled by their link, idempotently, and free the hour again', async () => {
    const token = await bookedToken()
    expect((await look(token)).json()).toMatchObject({ status: 'booked', startsAt: SATURDAY_TEN })
    const answers = await Promise.all([cancel(token), cancel(token)])
    await shop.emails.deliver()
    for (const answer of answers) expect(answer.json()).toMatchObject({ status: 'cancelled' })
    expect((await look(token)).json()).toMatchObject({ status: 'cancelled' })
    expect((await days())[0]?.slots).toContain(SATURDAY_TEN)
    expect(shop.inbox.for('ada@example.com')).toHaveLength(2)
    expect(shop.inbox.for('support@nawl.example')).toHaveLength(2)
    expect((await book({ email: 'bob@example.com' })).statusCode).toBe(201)
    expect((await cancel(token)).json()).toMatchObject({ status: 'cancelled' })
    expect((await booked()).filter(({ cancelledAt }) => cancelledAt === null)).toHaveLength(1)
  })

  it('cannot be cancelled once they have begun', async () => {
    const token = await bookedToken()
    clock = Date.parse(SATURDAY_TEN)
    const answer = await cancel(token)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'consultation/past' })
  })

  it('are not cancelled by an invalid link', async () => {
    const token = await bookedToken()
    expect((await cancel(token.replace('consultation-cancel', 'newsletter-leave'))).json()).toMatchObject({
      code: 'link/invalid',
    })
    expect((await look('x')).json()).toMatchObject({ code: 'link/invalid' })
  })

  it('are not booked when the e-mail cannot be queued', async () => {
    const { orm } = shop.database
    await orm.execute(sql`alter table outbox_mail rename to elsewhere`)
    const answer = await book()
    await orm.execute(sql`alter table elsewhere rename to outbox_mail`)
    expect(answer.statusCode).toBe(503)
    expect(await booked()).toEqual([])
  })
})

function text(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

describe('consultations while the database is away', () => {
  it('answer that the shop is busy', async () => {
    const away = await openShop({ database: { url: 'postgres://nobody@127.0.0.1:9/none' } })
    const slots = await away.app.inject('/api/consultations/slots?kind=virtual')
    expect(slots.statusCode).toBe(503)
    expect(slots.headers['retry-after']).toBe('2')
    expect(slots.body).not.toContain('127.0.0.1')
    await away.close()
  })
})
