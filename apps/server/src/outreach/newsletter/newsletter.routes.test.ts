import { newsletterLetters } from '@nawl/messages/by-language/newsletter-letters'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { newsletterSubscriber } from '../../platform/db/schema/schema.ts'
import { type MailingShop, openMailingShop } from '../../../test/email/emailing-shop.ts'
import { linkIn } from '../../../test/email/smtp.ts'
import { openShop } from '../../../test/shop-fixture.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CONFIRM = '/newsletter/confirm?token='
const LEAVE = '/newsletter/unsubscribe?token='

describe.each(DATABASES)('the newsletter on %s', (kind) => {
  let shop: MailingShop
  let clock = Date.parse('2026-11-20T09:00:00Z')

  beforeAll(async () => {
    shop = await openMailingShop({ kind, now: () => clock })
  })
  afterAll(() => shop.close())
  afterEach(() => shop.empty(newsletterSubscriber))

  async function ask(email: string) {
    const answer = await shop.post('/api/newsletter', { email })
    await shop.emails.deliver()
    return answer
  }
  const confirm = (token: string) => shop.post('/api/newsletter/confirm', { token })
  const leave = (token: string) => shop.post(`/api/newsletter/unsubscribe?token=${token}`, {})
  const subscribers = () => shop.database.orm.select().from(newsletterSubscriber)
  async function status() {
    return (await subscribers()).map(({ status }) => status)
  }

  it('sends a confirmation e-mail and subscribes once it is confirmed', async () => {
    const answer = await ask('Ada+Rugs@Example.com')
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toEqual({ status: 'check-your-mail' })
    const [mail] = shop.inbox.for('Ada+Rugs@example.com')
    expect(await status()).toEqual(['pending'])
    expect((await confirm(linkIn(mail, CONFIRM))).json()).toEqual({ status: 'subscribed' })
    await shop.emails.deliver()
    expect(await status()).toEqual(['subscribed'])
    expect(shop.inbox.mails.map(({ subject }) => subject)).toEqual([
      'Please confirm your address',
      'Your address is confirmed',
    ])
  })

  it('is written in the language it was asked for in, which a stranger cannot change', async () => {
    const arabic = { email: 'ada@example.com', language: 'ar' }
    await shop.post('/api/newsletter', arabic)
    await shop.emails.deliver()
    const [mail] = shop.inbox.mails
    expect(mail?.subject).toBe('أكّد بريدك الإلكتروني')
    expect(mail?.text).toContain('/ar/newsletter/confirm?token=')
    await confirm(linkIn(mail, CONFIRM))
    clock += 11 * MINUTE
    await ask('ada@example.com')
    expect(shop.inbox.mails.map(({ subject }) => subject).slice(1)).toEqual([
      newsletterLetters.ar.welcomeSubject,
      newsletterLetters.ar.alreadySubject,
    ])
    expect(await subscribers()).toMatchObject([{ language: 'ar' }])
  })

  it('can be confirmed twice and sends one welcome', async () => {
    await ask('ada@example.com')
    const token = linkIn(shop.inbox.mails[0], CONFIRM)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    await shop.emails.deliver()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(shop.inbox.mails).toHaveLength(2)
  })

  it('answers the same for every address and sends at most one e-mail in ten minutes', async () => {
    const answers = [await ask('ada@example.com'), await ask('ADA@EXAMPLE.COM'), await ask('ada@example.com')]
    expect(shop.inbox.mails).toHaveLength(1)
    await confirm(linkIn(shop.inbox.mails[0], CONFIRM))
    clock += 11 * MINUTE
    answers.push(await ask('ada@example.com'), await ask('new@example.com'))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(shop.inbox.for('ada@example.com').map(({ subject }) => subject)).toEqual([
      'Please confirm your address',
      'Your address is confirmed',
      'You are already on our list',
    ])
  })

  it('creates one subscription under concurrent requests', async () => {
    await Promise.all(Array.from({ length: 12 }, () => ask('crowd@example.com')))
    expect(await subscribers()).toHaveLength(1)
    expect(shop.inbox.mails).toHaveLength(1)
  })

  it('accepts domains in any script', async () => {
    await ask('ada@münchen.example')
    expect(shop.inbox.for('ada@xn--mnchen-3ya.example')).toHaveLength(1)
  })

  it.each(['ada', 'ada@localhost', 'a@b.example\r\nBcc: eve@example.com', `${'a'.repeat(250)}@b.example`])(
    'refuses %j',
    async (email) => {
      const answer = await ask(email)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'request/invalid', field: 'email' })
      expect(await subscribers()).toEqual([])
    },
  )

  it('limits requests per caller', async () => {
    const codes: number[] = []
    for (let time = 0; time < 22; time++)
      codes.push(
        (await shop.post('/api/newsletter', { email: `ada${time}@example.com` }, '203.0.113.9')).statusCode,
      )
    expect(codes.filter((code) => code === 202)).toHaveLength(20)
    expect(codes.slice(-2)).toEqual([429, 429])
  })

  it('supports one-click unsubscription by mail clients', async () => {
    await ask('ada@example.com')
    await confirm(linkIn(shop.inbox.mails[0], CONFIRM))
    await shop.emails.deliver()
    for (const mail of shop.inbox.mails)
      expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = new URL(shop.inbox.mails[1]?.header('list-unsubscribe')?.slice(1, -1) ?? '')
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: address.pathname + address.search,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(await status()).toEqual(['unsubscribed'])
    const opened = await shop.app.inject(address.pathname + address.search)
    expect(opened.statusCode).toBe(303)
    expect(opened.headers.location).toContain(`${shop.config.publicUrl}${LEAVE}`)
    expect(await status()).toEqual(['unsubscribed'])
  })

  it('is left for good: old links do not subscribe again, a new request does', async () => {
    await ask('ada@example.com')
    const [mail] = shop.inbox.mails
    expect((await leave(linkIn(mail, LEAVE))).json()).toEqual({ status: 'unsubscribed' })
    clock += 3 * 365 * DAY
    expect((await leave(linkIn(mail, LEAVE))).statusCode).toBe(200)
    await ask('ada@example.com')
    expect((await confirm(linkIn(shop.inbox.mails[1], CONFIRM))).statusCode).toBe(200)
    expect((await leave(linkIn(mail, LEAVE))).statusCode).toBe(200)
    expect((await confirm(linkIn(shop.inbox.mails[1], CONFIRM))).json()).toMatchObject({
      code: 'link/expired',
    })
    expect(await status()).toEqual(['unsubscribed'])
  })

  it('reports what is wrong with a link', async () => {
    await ask('ada@example.com')
    const [mail] = shop.inbox.mails
    const token = linkIn(mail, CONFIRM)
    const code = async (answer: ReturnType<typeof confirm>) => {
      const { statusCode, ...rest } = await answer
      return [statusCode, rest.json<{ code?: string }>().code]
    }
    expect(await code(confirm(`${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`))).toEqual([
      400,
      'link/invalid',
    ])
    expect(await code(confirm('x'))).toEqual([400, 'link/invalid'])
    expect(await code(confirm(''))).toEqual([400, 'request/invalid'])
    expect(await code(confirm(linkIn(mail, LEAVE)))).toEqual([400, 'link/wrong-purpose'])
    expect(await code(leave(token))).toEqual([400, 'link/wrong-purpose'])
    clock += 7 * DAY + MINUTE
    expect(await code(confirm(token))).toEqual([410, 'link/expired'])
    expect(await status()).toEqual(['pending'])
  })
})

describe('the newsletter while the database is away', () => {
  it('answers that the shop is busy', async () => {
    const away = await openShop({ database: { url: 'postgres://nobody@127.0.0.1:9/none' } })
    const request = { method: 'POST', url: '/api/newsletter', payload: { email: 'ada@example.com' } } as const
    const answer = await away.app.inject(request)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'server/busy' })
    await away.close()
  })
})
