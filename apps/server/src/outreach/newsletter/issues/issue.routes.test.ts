import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../../test/db/postgres.ts'
import { type MailingShop, openMailingShop } from '../../../../test/email/emailing-shop.ts'
import { linkIn } from '../../../../test/email/smtp.ts'
import { ISSUE, newsletterDesk } from '../../../../test/newsletter/newsletter-desk.ts'
import { deskChange } from '../../../platform/db/schema/desk-schema.ts'
import { newsletterRecipient } from '../../../platform/db/schema/newsletter-schema.ts'
import { newsletterSubscriber, outboxMail } from '../../../platform/db/schema/schema.ts'
import { signedLinks } from '../../../platform/email/signed-links.ts'
import { erasePerson } from '../../../privacy/erase-person.ts'
import { issueSending } from './issue-sending.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const LEAVE = '/newsletter/unsubscribe?token='

describe.each(DATABASES)('issues of the newsletter on %s', (kind) => {
  let shop: MailingShop
  let desk: ReturnType<typeof newsletterDesk>
  let clock = Date.parse('2026-11-20T09:00:00Z')
  const now = () => clock

  beforeAll(async () => {
    shop = await openMailingShop({ kind, now })
    desk = newsletterDesk(shop, now)
  })
  afterAll(() => shop.close())
  afterEach(async () => {
    shop.inbox.refuse.recipient = null
    await desk.empty()
    clock += 60 * MINUTE
  })

  /** Sends all batches that come due within some minutes. */
  async function sendFor(minutes: number) {
    for (let second = 0; second < minutes * 60; second += 10) {
      await shop.issues.run()
      await shop.emails.deliver()
      clock += 10 * SECOND
    }
  }
  const letters = () =>
    shop.inbox.mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted()
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => `reader-${n}`)

  it('go to everybody confirmed, once, each in their language, and to nobody else', async () => {
    await desk.subscribe('en', 'ada')
    await desk.subscribe('ar', 'noor')
    await shop.post('/api/newsletter', { email: 'pending@example.com' })
    const key = await desk.written()
    expect((await desk.read(key)).body).toMatchObject({ state: 'draft', subscribers: { en: 1, ar: 1 } })
    await shop.emails.deliver()
    shop.inbox.mails.length = 0
    const sent = await desk.send(key)
    expect(sent).toMatchObject({ status: 200, body: { startedBy: 'desk@example.com', text: ISSUE } })
    await sendFor(1)
    await sendFor(1)
    expect(letters()).toEqual(['ada@example.com: Wool from the south', 'noor@example.com: صوف من الجنوب'])
    expect((await desk.read(key)).body).toMatchObject({
      state: 'sent',
      counts: { recipients: 2, waiting: 0, queued: 0, sent: 2, refused: 0, failed: 0, left: 0, leftSince: 0 },
    })
    const [english] = shop.inbox.for('ada@example.com')
    expect(english?.text).toContain('See them (http://localhost:3000/products)')
    expect(english?.html).toContain('href="http://localhost:3000/products"')
    const [arabic] = shop.inbox.for('noor@example.com')
    expect(arabic?.html).toContain('href="http://localhost:3000/ar/products"')
    expect(arabic?.text).toContain('/ar/newsletter/unsubscribe?token=')
  })

  it('are left by one click, without a cookie, and counted as left since', async () => {
    await desk.subscribe('en', 'ada')
    const key = await desk.written()
    await desk.send(key)
    await sendFor(1)
    const [letter] = shop.inbox.mails
    expect(letter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = new URL(letter?.header('list-unsubscribe')?.slice(1, -1) ?? '')
    expect(address.searchParams.get('token')).toBe(linkIn(letter, LEAVE))
    const answer = await shop.app.inject({
      method: 'POST',
      url: address.pathname + address.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect((await desk.read(key)).body).toMatchObject({
      counts: { sent: 1, leftSince: 1 },
      subscribers: { en: 0 },
    })
  })

  it('say in the reader’s language how to leave, when written in another', async () => {
    await desk.subscribe('ar', 'noor')
    const english = {
      ...ISSUE,
      subject: { ...ISSUE.subject, ar: '' },
      body: { ...ISSUE.body, ar: '' },
      preheader: { en: '', ar: '' },
    }
    const key = await desk.written(english)
    expect((await desk.send(key)).body).toMatchObject({ code: 'newsletter/undecided', field: 'instead.ar' })
    expect((await desk.send(key, { ar: null })).body).toMatchObject({ code: 'newsletter/nobody' })
    expect((await desk.read(key)).body.state).toBe('draft')
    expect((await desk.send(key, { ar: 'en' })).status).toBe(200)
    await sendFor(1)
    const [letter] = shop.inbox.mails
    expect(letter?.subject).toBe('Wool from the south')
    expect(letter?.text).toContain('إلغاء الاشتراك:\nhttp://localhost:3000/ar/newsletter/unsubscribe?token=')
  })

  it('cannot be sent but as they are saved, nor written or sent again', async () => {
    await desk.subscribe('en', 'ada')
    const key = await desk.written()
    expect((await desk.send(key, {}, 1)).body.code).toBe('newsletter/not-saved')
    const answers = await Promise.all([desk.send(key), desk.send(key), desk.send(key)])
    expect(answers.map(({ status, body }) => `${status} ${body.code}`).toSorted()).toEqual([
      '200 undefined',
      '409 newsletter/already-started',
      '409 newsletter/already-started',
    ])
    await sendFor(1)
    expect(letters()).toHaveLength(1)
    const again = await desk.ask('PUT', `/${key}/draft`, { value: ISSUE, version: 0, base: 0 })
    expect(again.body.code).toBe('newsletter/already-started')
    expect((await desk.send(key)).body.code).toBe('newsletter/already-started')
    expect((await desk.ask('POST', `/${key}/stop`)).body.code).toBe('newsletter/not-running')
    expect((await desk.read('00000000-0000-4000-8000-000000000000')).body.code).toBe('newsletter/unknown')
    const elsewhere = await desk.ask('PUT', '/no-issue/draft', { value: ISSUE, version: 0, base: 0 })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'document/unknown'])
  })

  it('go in batches at their pace, stop and go on, and nobody gets two', async () => {
    await desk.subscribe('en', ...numbered(120))
    const key = await desk.written()
    await desk.send(key)
    await shop.issues.run()
    await shop.emails.deliver()
    expect(letters()).toHaveLength(50)
    clock += 9 * SECOND
    await shop.issues.run()
    await shop.emails.deliver()
    expect(letters()).toHaveLength(50)
    expect((await desk.ask('POST', `/${key}/stop`)).body).toMatchObject({ state: 'stopped' })
    await sendFor(2)
    expect(letters()).toHaveLength(50)
    expect((await desk.read(key)).body.counts).toMatchObject({ waiting: 70, sent: 50 })
    clock += SECOND
    expect((await desk.ask('POST', `/${key}/continue`)).body).toMatchObject({ state: 'sending' })
    await sendFor(1)
    expect(new Set(letters()).size).toBe(120)
    expect(letters()).toHaveLength(120)
    expect((await desk.read(key)).body).toMatchObject({ state: 'sent', counts: { sent: 120 } })
    expect(await changes()).toEqual(['newsletter.started', 'newsletter.stopped', 'newsletter.continued'])
  })
  it('are shared by two processes, which keep the pace together and take no reader twice', async () => {
    await desk.subscribe('en', ...numbered(120))
    const key = await desk.written()
    const others = [0, 1, 2].map(() => {
      const { config, database, emails } = shop
      return issueSending({
        config,
        database,
        emails,
        now,
        report: (error) => expect.unreachable(String(error)),
      })
    })
    const runAll = () => Promise.all([shop.issues, ...others].map((process) => process.run()))
    await desk.send(key)
    const queued = async () => (await shop.database.orm.select().from(outboxMail)).length
    for (const expected of [50, 100, 120, 120]) {
      await runAll()
      await shop.emails.deliver()
      expect(await queued()).toBe(expected)
      clock += 10 * SECOND
    }
    await Promise.all(others.map((process) => process.stop()))
    expect(new Set(letters()).size).toBe(120)
    expect(letters()).toHaveLength(120)
  })

  const changes = async () => {
    const rows = await shop.database.orm
      .select({ kind: deskChange.kind })
      .from(deskChange)
      .orderBy(deskChange.at)
    return rows.map(({ kind: change }) => change)
  }

  it('do not reach who left or was erased between the start and the batch, or before another try', async () => {
    await desk.subscribe('en', ...numbered(53))
    const key = await desk.written()
    await desk.send(key)
    await shop.issues.run()
    await shop.emails.deliver()
    expect(shop.inbox.mails).toHaveLength(50)
    const [left, erased, later] = await waiting()
    await leave(left!.id)
    await erasePerson({ database: shop.database, outboxFolder: '/nowhere', now }, erased!.email)
    shop.inbox.refuse.recipient = 451
    clock += 10 * SECOND
    await shop.issues.run()
    await shop.emails.deliver()
    expect((await desk.read(key)).body.counts).toMatchObject({ left: 2, queued: 1, sent: 50 })
    // The last letter waits for another try, and is taken back.
    await leave(later!.id)
    shop.inbox.refuse.recipient = null
    await sendFor(2)
    expect(shop.inbox.mails).toHaveLength(50)
    expect((await desk.read(key)).body).toMatchObject({
      state: 'sent',
      counts: { recipients: 53, left: 3, queued: 0, sent: 50, leftSince: 0 },
    })
  })
  const waiting = () =>
    shop.database.orm
      .select({ id: newsletterSubscriber.id, email: newsletterSubscriber.email })
      .from(newsletterRecipient)
      .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, newsletterRecipient.subscriberId))
      .where(eq(newsletterRecipient.state, 'waiting'))
  async function leave(id: string) {
    const { sign } = await signedLinks({ database: shop.database, secret: undefined })()
    const { statusCode } = await shop.post(
      `/api/newsletter/unsubscribe?token=${sign('newsletter-leave', id)}`,
      {},
    )
    expect(statusCode).toBe(200)
  }

  it('mark addresses that do not exist, and leave them out of the next issue', async () => {
    await desk.subscribe('en', 'ada')
    shop.inbox.refuse.recipient = 550
    const first = await desk.written()
    await desk.send(first)
    await sendFor(1)
    expect((await desk.read(first)).body).toMatchObject({ state: 'sent', counts: { refused: 1, sent: 0 } })
    expect(await desk.list()).toMatchObject({ refused: 1, subscribers: { en: 0 } })
    shop.inbox.refuse.recipient = null
    await desk.subscribe('en', 'ben')
    await desk.send(await desk.written())
    await sendFor(1)
    expect(letters()).toEqual(['ben@example.com: Wool from the south'])
    // The mailbox is there again: its owner asks for the newsletter, and the answer arrives.
    await shop.post('/api/newsletter', { email: 'ada@example.com' })
    await shop.emails.deliver()
    expect(await desk.list()).toMatchObject({ refused: 0, subscribers: { en: 2 } })
  })

  it('count what was given up without blaming the address', async () => {
    await desk.subscribe('en', 'ada')
    shop.inbox.refuse.data = 554
    const key = await desk.written()
    await desk.send(key)
    await sendFor(1)
    shop.inbox.refuse.data = null
    expect((await desk.read(key)).body.counts).toMatchObject({ failed: 1, refused: 0 })
    expect(await desk.list()).toMatchObject({ refused: 0, subscribers: { en: 1 } })
  })
})
