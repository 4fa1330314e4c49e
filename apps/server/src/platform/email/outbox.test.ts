import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES, startDatabase } from '../../../test/db/postgres.ts'
import type { Tx } from '../db/database.ts'
import { outboxMail } from '../db/schema/schema.ts'
import { openShop } from '../../../test/shop-fixture.ts'
import type { Email } from './email-layout.ts'
import { someEmail } from '../../../test/email/sent-email.ts'
import { emailTransport } from './email-transport.ts'
import { outboxStore } from './outbox.store.ts'
import { emailOutbox } from './outbox.ts'
import { MOST_TRIES } from './retry-wait.ts'
import { type SmtpInbox, smtpInbox } from '../../../test/email/smtp.ts'

const MINUTE = 60_000
/** What is kept of an e-mail that `inbox.refuse` refused once. */
const refused = { tries: 1, lastError: expect.stringContaining('not now') as string }

describe.each(DATABASES)('the outbox on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startDatabase>>
  let shop: Awaited<ReturnType<typeof openShop>>
  let inbox: SmtpInbox
  let clock = Date.parse('2026-11-20T09:00:00Z')
  const now = () => clock

  beforeAll(async () => {
    server = await startDatabase(kind)
    inbox = await smtpInbox()
    shop = await openShop({ smtpUrl: inbox.url, now, database: server })
    await shop.database.migrate()
  })
  afterAll(async () => {
    await shop.close()
    await inbox.close()
    await server.stop()
  })
  beforeEach(() => {
    inbox.refuse.recipient = null
    inbox.refuse.data = null
  })
  afterEach(async () => {
    await shop.database.orm.delete(outboxMail)
    inbox.mails.length = 0
  })

  const write = (about: string, letter: Email = someEmail(), tx: Tx = shop.database.orm) =>
    shop.emails.write(tx, { kind: 'newsletter-welcome', about, letter, at: new Date(clock) })
  async function row(about: string) {
    const [found] = await shop.database.orm.select().from(outboxMail).where(eq(outboxMail.about, about))
    return found
  }

  it('sends an e-mail once, complete, and then deletes its content', async () => {
    await write('one')
    await shop.emails.deliver()
    await shop.emails.deliver()
    expect(inbox.mails).toHaveLength(1)
    const [mail] = inbox.mails
    const sent = await row('one')
    expect(mail).toMatchObject({
      from: { name: 'Nawl', address: 'hello@nawl.example' },
      subject: 'A rug, drawn — and tufted',
      messageId: `<${sent?.id}@nawl.example>`,
      date: '2026-11-20T09:00:00.000Z',
    })
    expect(mail?.text?.trim()).toBe('Wool.')
    expect(mail?.html?.trim()).toBe('<p>Wool.</p>')
    expect(mail?.header('auto-submitted')).toBe('auto-generated')
    expect(sent).toMatchObject({ status: 'sent', letter: null, tries: 1 })
  })

  it('sends nothing that was rolled back', async () => {
    const failed = shop.database.orm.transaction(async (tx) => {
      await write('undone', someEmail(), tx)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    await shop.emails.deliver()
    expect(inbox.mails).toEqual([])
  })

  it('sends one e-mail when the same event queues two', async () => {
    await write('same')
    await write('same', someEmail({ subject: 'again' }))
    await shop.emails.deliver()
    await write('same')
    await shop.emails.deliver()
    expect(inbox.mails).toHaveLength(1)
  })

  it('retries after a temporary refusal, not before it is due', async () => {
    inbox.refuse.recipient = 451
    await write('later')
    await shop.emails.deliver()
    expect(await row('later')).toMatchObject({ status: 'waiting', ...refused })
    inbox.refuse.recipient = null
    clock += 20_000
    await shop.emails.deliver()
    expect(inbox.mails).toHaveLength(0)
    clock += 20_000
    await shop.emails.deliver()
    expect(inbox.mails).toHaveLength(1)
  })

  it.each([
    ['recipient', 550],
    ['data', 554],
  ] as const)('takes a no to the %s for an answer', async (which, code) => {
    inbox.refuse[which] = code
    await write('never')
    await shop.emails.deliver()
    expect(await row('never')).toMatchObject({ status: 'failed', ...refused })
    inbox.refuse[which] = null
    clock += 24 * 60 * MINUTE
    await shop.emails.deliver()
    expect(inbox.mails).toEqual([])
  })

  it('retries while the server is down', async () => {
    await inbox.close()
    await write('down')
    await shop.emails.deliver()
    expect(await row('down')).toMatchObject({ status: 'waiting', tries: 1 })
    inbox = await smtpInbox(inbox.port)
    clock += MINUTE
    await shop.emails.deliver()
    expect(inbox.mails).toHaveLength(1)
  })

  it('gives up after the last attempt and reports why', async () => {
    inbox.refuse.data = 452
    await write('hopeless')
    for (let tries = 0; tries < MOST_TRIES + 3; tries++) {
      await shop.emails.deliver()
      clock += 15 * 60 * MINUTE
    }
    expect(await row('hopeless')).toMatchObject({
      status: 'failed',
      tries: MOST_TRIES,
      letter: { subject: expect.any(String) },
    })
  })

  it('repeats the identical message after a crash between sending and recording it', async () => {
    await write('crash', someEmail({ unsubscribeUrl: 'https://nawl.example/x' }))
    const [mail] = await outboxStore(shop.database).claim(new Date(clock), 1)
    if (!mail) throw new Error('nothing to claim')
    await emailTransport(shop.config.mail, '')(mail, new AbortController().signal)
    await shop.emails.deliver()
    expect(inbox.mails).toHaveLength(1)
    clock += 3 * MINUTE
    await shop.emails.deliver()
    const [first, second] = inbox.mails
    expect(second?.messageId).toBe(first?.messageId)
    expect(second?.date).toBe(first?.date)
    expect(await row('crash')).toMatchObject({ status: 'sent', tries: 2 })
  })

  it('lets only one process send an e-mail', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => write(`many-${index}`)))
    const transport = emailTransport(shop.config.mail, '')
    const outboxes = Array.from({ length: 4 }, () =>
      emailOutbox({ database: shop.database, transport, now, random: Math.random, report: () => {} }),
    )
    await Promise.all(outboxes.map((outbox) => outbox.deliver()))
    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(40)
    expect(inbox.mails).toHaveLength(40)
  })

  it('refuses header injection through line breaks', async () => {
    await write('smuggled', someEmail({ subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nBuy' }))
    await shop.emails.deliver()
    const [mail] = inbox.mails
    expect(mail?.header('bcc')).toBeUndefined()
    expect(mail?.to).toEqual([{ name: '', address: 'ada@example.com' }])
    expect(mail?.raw).not.toMatch(/^Bcc:/m)
  })

  it('checks again when woken during a delivery', async () => {
    await write('first')
    const delivering = shop.emails.deliver()
    await write('second')
    await Promise.all([delivering, shop.emails.deliver()])
    expect(inbox.mails).toHaveLength(2)
  })

  it('sends nothing after it was stopped', async () => {
    const outbox = emailOutbox({
      database: shop.database,
      transport: emailTransport(shop.config.mail, ''),
      now,
      random: Math.random,
      report: () => {},
    })
    outbox.start()
    await outbox.stop()
    await write('closed')
    outbox.wake()
    await outbox.deliver()
    expect(inbox.mails).toEqual([])
  })
})
