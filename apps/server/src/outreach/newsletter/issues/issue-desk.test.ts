import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../../test/db/postgres.ts'
import { type MailingShop, openMailingShop } from '../../../../test/email/emailing-shop.ts'
import { linkIn } from '../../../../test/email/smtp.ts'
import { ISSUE, newsletterDesk } from '../../../../test/newsletter/newsletter-desk.ts'
import { newsletterRecipient } from '../../../platform/db/schema/newsletter-schema.ts'
import { newsletterSubscriber } from '../../../platform/db/schema/schema.ts'

const LEAVE = '/newsletter/unsubscribe?token='

describe.each(DATABASES)('issues of the newsletter before they are sent, on %s', (kind) => {
  let shop: MailingShop
  let desk: ReturnType<typeof newsletterDesk>
  const now = () => Date.parse('2026-11-20T09:00:00Z')

  beforeAll(async () => {
    shop = await openMailingShop({ kind, now })
    desk = newsletterDesk(shop, now)
  })
  afterAll(() => shop.close())
  afterEach(() => desk.empty())

  it('are refused while something is missing or cannot be set, and keep their draft', async () => {
    await desk.subscribe('en', 'ada')
    const half = await desk.written({
      ...ISSUE,
      body: { en: '![x](https://elsewhere.example/x.png)', ar: '' },
    })
    expect((await desk.send(half)).body).toMatchObject({
      code: 'document/refused',
      problems: [
        { field: 'body.en', problem: 'foreign-picture' },
        { field: 'body.ar', problem: 'missing' },
      ],
    })
    const unknown = await desk.written({ ...ISSUE, subject: { en: '{{warantyYears}}', ar: 'ص' } })
    expect((await desk.send(unknown)).body.problems).toEqual([
      { field: 'subject.en', problem: 'unknown-fact' },
    ])
    const broken = await desk.written({ subject: 'none' })
    expect((await desk.send(broken)).body.code).toBe('document/refused')
    expect((await desk.document(half)).body.draft).toMatchObject({ version: 2 })
    expect((await desk.list()).issues).toHaveLength(3)
    expect(await shop.database.orm.select().from(newsletterRecipient)).toEqual([])
  })

  it('are seen before as they are sent, and tried on oneself', async () => {
    const key = await desk.written()
    const { body } = await desk.preview(key, ISSUE, 'en')
    expect(body).toMatchObject({ subject: 'Wool from the south', problem: null })
    const tried = await desk.ask('POST', `/${key}/test`, { draftVersion: 2, language: 'en' })
    expect(tried.status).toBe(200)
    await shop.emails.deliver()
    const [letter] = shop.inbox.for('desk@example.com')
    expect(letter?.subject).toBe('Test: Wool from the south')
    const same = (text = '') =>
      text
        .replaceAll(/token=[\w.~-]+/g, 'token')
        .replaceAll('\r\n', '\n')
        .trim()
    expect(same(letter?.html)).toBe(same(body.html))
    expect(same(letter?.text)).toBe(same(body.text))
    // Its link leaves nobody.
    await desk.subscribe('en', 'ada')
    await shop.post(`/api/newsletter/unsubscribe?token=${linkIn(letter, LEAVE)}`, {})
    const [ada] = await shop.database.orm.select().from(newsletterSubscriber)
    expect(ada?.status).toBe('subscribed')
    const wrong = await desk.preview(key, { ...ISSUE, body: { en: '{{shopp}}', ar: '' } }, 'en')
    expect(wrong.body).toMatchObject({ html: '', problem: { kind: 'unknown-fact', what: 'shopp' } })
    expect((await desk.ask('POST', `/${key}/test`, { draftVersion: 1, language: 'en' })).body.code).toBe(
      'newsletter/not-saved',
    )
  })
})
