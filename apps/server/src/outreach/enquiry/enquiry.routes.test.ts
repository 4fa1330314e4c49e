import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { enquiry } from '../../platform/db/schema/schema.ts'
import { type MailingShop, openMailingShop } from '../../../test/email/emailing-shop.ts'
import { openShop } from '../../../test/shop-fixture.ts'

let shop: MailingShop
beforeAll(async () => {
  shop = await openMailingShop()
})
afterAll(() => shop.close())
afterEach(() => shop.empty(enquiry))

const TRADE = {
  name: 'Ada Lovelace',
  company: 'Engines & Sons',
  email: 'ada@example.com',
  role: 'architect',
  projectSize: '40 rooms',
  message: 'Two storeys.\n\nBoth <dark>.',
}
const MESSAGE = { name: 'Ada', email: 'ada@example.com', topic: 'press', message: 'May we print it?' }

describe('a trade enquiry', () => {
  it('is stored, sent to the trade team and confirmed to its sender', async () => {
    const answer = await shop.post('/api/trade-enquiries', TRADE)
    await shop.emails.deliver()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ status: 'received' })
    const [stored] = await shop.database.orm.select().from(enquiry)
    expect(stored).toMatchObject({ kind: 'trade', emailKey: 'ada@example.com', content: TRADE })
    const [email] = shop.inbox.for('trade@nawl.example')
    expect(email?.subject).toBe('Trade enquiry from Ada Lovelace')
    expect(email?.replyTo?.[0]?.address).toBe('ada@example.com')
    expect(email?.text).toContain('Two storeys.\n\nBoth <dark>.')
    expect(email?.html).toContain('Both &lt;dark&gt;.')
    const [receipt] = shop.inbox.for('ada@example.com')
    expect(receipt?.subject).toBe('We have your trade enquiry')
    expect(receipt?.replyTo?.[0]?.address).toBe('trade@nawl.example')
  })

  it('is confirmed in the language of the page, which the team is told', async () => {
    await shop.post('/api/trade-enquiries', { ...TRADE, language: 'ar' })
    await shop.emails.deliver()
    expect(shop.inbox.for('ada@example.com')[0]?.subject).toBe('وصلنا استفسارك')
    expect(shop.inbox.for('trade@nawl.example')[0]?.text).toContain('Language: العربية')
  })

  it('puts nothing that the sender chose into the receipt, whose address may be somebody else’s', async () => {
    const chosen = { name: 'You have won', company: 'Cheap Pills Ltd', country: 'Wonderland' }
    await shop.post('/api/trade-enquiries', { ...TRADE, ...chosen, message: 'Call +1 555 0100 now' })
    await shop.emails.deliver()
    const [receipt] = shop.inbox.for('ada@example.com')
    const whole = JSON.stringify([receipt?.subject, receipt?.text, receipt?.html])
    for (const text of [...Object.values(chosen), '40 rooms', '555']) expect(whole).not.toContain(text)
  })

  it.each([{ role: 'king' }, { company: '' }, { message: ' ' }, { email: 'a@b' }, { extra: 1 }])(
    'is refused with %j',
    async (change) => {
      const answer = await shop.post('/api/trade-enquiries', { ...TRADE, ...change })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'request/invalid', field: Object.keys(change)[0] })
    },
  )

  it.each([
    [{ company: '' }, { fault: 'missing' }],
    [{ company: undefined }, { fault: 'missing' }],
    [{ company: 'x'.repeat(121) }, { fault: 'too-long', most: 120 }],
    [{ email: 'a@b' }, { fault: 'wrong' }],
  ])('says by a code what is wrong with %j', async (change, fault) => {
    const answer = await shop.post('/api/trade-enquiries', { ...TRADE, ...change })
    expect(answer.json()).toMatchObject(fault)
  })
})

describe('a message', () => {
  it.each([
    ['press', 'press@nawl.example'],
    ['care', 'care@nawl.example'],
    ['order', 'support@nawl.example'],
  ])('about %s goes to %s', async (topic, to) => {
    expect((await shop.post('/api/messages', { ...MESSAGE, topic })).statusCode).toBe(201)
    await shop.emails.deliver()
    expect(shop.inbox.for(to)).toHaveLength(1)
    expect(shop.inbox.for('ada@example.com')).toHaveLength(1)
  })

  it('cannot inject a header through the sender’s name', async () => {
    await shop.post('/api/messages', { ...MESSAGE, name: 'Ada\r\nBcc: eve' })
    await shop.emails.deliver()
    expect(shop.inbox.for('press@nawl.example')[0]?.subject).toBe('Message from Ada Bcc: eve')
    expect(shop.inbox.mails.every((mail) => mail.header('bcc') === undefined)).toBe(true)
  })

  it('is limited to five a day per address, also concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.post('/api/messages', MESSAGE)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((p, q) => p - q)).toEqual([
      201, 201, 201, 201, 201, 429, 429, 429,
    ])
    expect(await shop.database.orm.select().from(enquiry)).toHaveLength(5)
  })

  it('is limited to ten an hour per caller', async () => {
    const codes: number[] = []
    for (let time = 0; time < 11; time++)
      codes.push(
        (await shop.post('/api/messages', { ...MESSAGE, email: `a${time}@example.com` }, '203.0.113.9'))
          .statusCode,
      )
    expect(codes.at(-2)).toBe(201)
    expect(codes.at(-1)).toBe(429)
  })

  it('is refused as busy while the database is away', async () => {
    const away = await openShop({ database: { url: 'postgres://nobody@127.0.0.1:9/none' } })
    const answer = await away.app.inject({ method: 'POST', url: '/api/messages', payload: MESSAGE })
    expect(answer.statusCode).toBe(503)
    await away.close()
  })
})
