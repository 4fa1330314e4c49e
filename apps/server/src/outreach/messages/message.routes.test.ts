import { randomUUID } from 'node:crypto'

import type { MessageList, MessageThread, WaitingMessages } from '@nawl/contract/desk/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { HOUR, NOW, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { outboxMail } from '../../platform/db/schema/schema.ts'

const ANSWERS = new Set(['Our answer to your message', 'ردّنا على رسالتك', 'About your consultation'])

type Refusal = { readonly code: string; readonly field?: string }

describe.each(DATABASES)('messages at the desk on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => {
    shop = await openEmailingApp({ kind })
    const owner = await shop.signedIn('desk')
    for (const role of ['sales', 'workshop'])
      await shop.call('POST', '/api/desk/staff', { email: `${role}@example.com`, role }, owner)
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  async function ask<T = MessageThread & Refusal>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    { who = 'desk', key = randomUUID() }: { readonly who?: string; readonly key?: string } = {},
  ) {
    const { headers } = await shop.signedIn(who)
    return shop.call<T>(method, `/api/desk/messages${path}`, body, { headers, key })
  }
  const list = async (query = '', who = 'desk') =>
    (await ask<MessageList>('GET', query, undefined, { who })).body
  const names = async (query = '', who = 'desk') => (await list(query, who)).messages.map(({ name }) => name)

  async function send(name: string, change: object = {}): Promise<string> {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const sent = { name, email, language: 'en', topic: 'other', message: 'Do you ship to Oslo?', ...change }
    const { status } = await shop.buyer().ask('POST', '/api/messages', sent)
    expect(status).toBe(201)
    return email
  }

  /** What somebody writes, as it stands on the list. */
  async function received(name: string, change: object = {}) {
    const email = await send(name, change)
    const [found] = (await list(`?search=${email}`)).messages
    return found!
  }
  /** The answers that arrived, once everything is delivered; receipts and confirmations have other subjects. */
  async function lettersTo(email: string) {
    // Beyond the lease of an e-mail whose sending a fault of the database cut off.
    shop.clock.at += HOUR / 20
    await shop.emails.deliver()
    const unsent = async () => {
      const rows = await shop.database.orm.select().from(outboxMail).where(eq(outboxMail.status, 'waiting'))
      return rows.filter(({ letter }) => letter?.to === email)
    }
    await expect.poll(unsent, { timeout: 10_000 }).toEqual([])
    return shop.inbox.for(email).filter(({ subject }) => ANSWERS.has(subject ?? ''))
  }

  it('show a message with its writer, and send the answer in the writer’s language, quoting it', async () => {
    const { id, email } = await received('نورة', { language: 'ar', message: 'هل تشحنون إلى أوسلو؟\nشكرًا' })
    const { body: seen } = await ask('GET', `/${id}`)
    expect(seen).toMatchObject({
      name: 'نورة',
      email,
      language: 'ar',
      state: 'waiting',
      version: 0,
      entries: [],
    })
    expect(seen.canned[0]?.text).toContain('مرحبًا {name}')
    const text = 'نعم، خلال أسبوع.\n\nمع التحية'
    const { status, body } = await ask('POST', `/${id}/answers`, { text, version: 0 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'answered',
      version: 1,
      entries: [{ kind: 'answer', by: 'desk@example.com', text, letter: expect.any(String) }],
    })
    const [letter, ...more] = await lettersTo(email)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('ردّنا على رسالتك')
    expect(letter?.replyTo?.[0]?.address).toBe(shop.config.mail.support)
    expect(letter?.text).toContain(text)
    expect(letter?.text).toContain('> هل تشحنون إلى أوسلو؟\n> شكرًا')
    expect(letter?.html).toContain('dir="rtl"')
  })

  it('are counted while they wait', async () => {
    const count = async () => (await ask<WaitingMessages>('GET', '/waiting')).body.waiting
    const before = await count()
    const { id } = await received('Solveig')
    expect(await count()).toBe(before + 1)
    await ask('POST', `/${id}/answers`, { text: 'Yes.', version: 0 })
    expect(await count()).toBe(before)
  })

  it('answer once although it is sent twice, and refuse another text under the same key', async () => {
    const { id, email } = await received('Ingrid')
    const key = randomUUID()
    const answer = { text: 'Yes, we do.', version: 0 }
    const [first, second] = [
      await ask('POST', `/${id}/answers`, answer, { key }),
      await ask('POST', `/${id}/answers`, answer, { key }),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.entries).toHaveLength(1)
    expect(await lettersTo(email)).toHaveLength(1)
    const other = await ask('POST', `/${id}/answers`, { ...answer, text: 'No.' }, { key })
    expect(other.body.code).toBe('idempotency/other-body')
  })

  it('let one of many answer at once; the others see the answer, and nothing of theirs is sent', async () => {
    const { id, email } = await received('Lars')
    const calls = ['desk', 'sales', 'desk', 'sales'].map((who, n) =>
      ask('POST', `/${id}/answers`, { text: `Answer ${n}`, version: 0 }, { who }),
    )
    const answers = await Promise.all(calls)
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'message/changed-meanwhile')).toHaveLength(3)
    const letters = await lettersTo(email)
    const { body } = await ask('GET', `/${id}`)
    expect(body.entries.map(({ text }) => text)).toEqual([won[0]?.body.entries[0]?.text])
    expect(letters.map(({ text }) => text?.includes(body.entries[0]?.text ?? 'nothing'))).toEqual([true])
  })

  it('are answered once, or not at all, wherever the database fails, and the next try finishes', async () => {
    const { id, email } = await received('Sigrid')
    const key = randomUUID()
    const statuses: number[] = []
    for (let statements = 0; statuses.at(-1) !== 200 && statements < 40; statements += 1) {
      // Longer than the lease of a key whose command died.
      shop.clock.at += HOUR / 30
      const { headers } = await shop.signedIn('desk')
      shop.faulty.failAfter(statements)
      const body = { text: 'We do.', version: 0 }
      const asked = await shop.call('POST', `/api/desk/messages/${id}/answers`, body, { headers, key })
      shop.faulty.heal()
      statuses.push(asked.status)
    }
    expect(statuses.length).toBeGreaterThan(8)
    expect(statuses.at(-1)).toBe(200)
    expect((await ask('GET', `/${id}`)).body.entries).toHaveLength(1)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  it('name the field that is wrong', async () => {
    const { id } = await received('Olav')
    expect((await ask('POST', `/${id}/answers`, { text: ' \n ', version: 0 })).body).toMatchObject({
      code: 'request/invalid',
      field: 'text',
    })
    expect((await ask('GET', '/nothing')).body.code).toBe('message/not-found')
    const workshop = { assignee: 'workshop@example.com', version: 0 }
    expect((await ask('PUT', `/${id}/assignee`, workshop)).body).toMatchObject({
      code: 'message/not-assignable',
      field: 'assignee',
    })
  })

  it('are assigned, noted, closed and reopened, each in the record', async () => {
    const { id, email } = await received('Astrid')
    const taken = await ask('PUT', `/${id}/assignee`, { assignee: 'Sales@example.com', version: 0 })
    expect(taken.body).toMatchObject({ assignee: 'sales@example.com', version: 1 })
    const late = await ask('PUT', `/${id}/assignee`, { assignee: null, version: 0 })
    expect([late.status, late.body.code]).toEqual([409, 'message/changed-meanwhile'])
    // A note does not depend on what others did.
    await ask('POST', `/${id}/notes`, { text: 'Called them.' }, { who: 'sales' })
    await ask('POST', `/${id}/close`, { version: 2 })
    const { body } = await ask('POST', `/${id}/reopen`, {})
    expect(body).toMatchObject({
      state: 'waiting',
      entries: [
        { kind: 'assigned', text: 'sales@example.com' },
        { kind: 'note', text: 'Called them.', by: 'sales@example.com' },
        { kind: 'closed' },
        { kind: 'reopened' },
      ],
    })
    expect(await lettersTo(email)).toEqual([])
    expect(await names('?assignee=me', 'sales')).toEqual(['Astrid'])
    expect(await names('?assignee=me')).toEqual([])
    expect(await names('?assignee=nobody')).not.toContain('Astrid')
  })

  it('put what waits longest first, then the newest that is answered, and are found by words', async () => {
    const word = randomUUID()
    const made = []
    for (const name of ['First', 'Second', 'Third', 'Fourth']) {
      shop.clock.at += HOUR
      made.push(await received(name, { message: `About ${word}` }))
    }
    const [first, second] = made
    await ask('POST', `/${first!.id}/answers`, { text: 'Yes.', version: 0 })
    await ask('POST', `/${second!.id}/close`, {})
    const query = `?search=${word}`
    expect(await names(query)).toEqual(['Third', 'Fourth', 'First', 'Second'])
    expect(await names(`${query}&sort=received`)).toEqual(['Fourth', 'Third', 'Second', 'First'])
    expect(await names(`${query}&state=waiting&kind=message`)).toEqual(['Third', 'Fourth'])
    expect(await names(`${query}&kind=trade`)).toEqual([])
    expect(await names(`?search=${first!.email}`)).toEqual(['First'])
  })

  it('come in pages that neither repeat nor hide any', async () => {
    const word = randomUUID()
    for (let n = 0; n < 53; n += 1) {
      shop.clock.at = NOW + Math.floor(n / 5) * 25 * HOUR
      await send(`Page ${n}`, { message: word })
    }
    const first = await list(`?search=${word}`)
    const second = await list(`?search=${word}&before=${first.next}`)
    const all = [...first.messages, ...second.messages].map(({ name }) => name)
    expect([first.messages.length, second.next]).toEqual([50, null])
    expect(new Set(all).size).toBe(53)
  })

  it('are consultations, too: with words they wait, without they are answered by their confirmation', async () => {
    const { body } = await shop.call<{ days: { slots: string[] }[] }>(
      'GET',
      '/api/consultations/slots?kind=virtual',
    )
    const [silent, asking] = body.days.flatMap(({ slots }) => slots)
    const booking = { kind: 'virtual', language: 'en', timeZone: 'Europe/Oslo', email: 'kari@example.com' }
    const buyer = shop.buyer()
    await buyer.ask('POST', '/api/consultations', { ...booking, name: 'Kari', startsAt: silent })
    const message = 'May I bring my dog?'
    const asked = { ...booking, name: 'Kari asks', startsAt: asking, message }
    await buyer.ask('POST', '/api/consultations', asked)
    const { messages } = await list('?search=kari@&kind=consultation')
    expect(messages).toMatchObject([
      { name: 'Kari asks', state: 'waiting', beginning: message, booked: { startsAt: asking } },
      { name: 'Kari', state: 'answered', beginning: '' },
    ])
    await ask('POST', `/${messages[0]!.id}/answers`, { text: 'Of course.', version: 0 })
    const [letter] = await lettersTo('kari@example.com')
    expect(letter?.text).toContain('Your consultation: ')
    expect(letter?.text).toContain(`> ${message}`)
  })
  it('are answered with ready answers that staff publish; two of one name are refused', async () => {
    const { id } = await received('Tove')
    const path = '/api/desk/settings/answers/publish'
    const { headers } = await shop.signedIn('sales')
    const publish = (titles: readonly string[]) => {
      const text = { en: 'Dear {name}, dry only.', ar: 'مرحبًا {name}، تنظيف جاف.' }
      const value = { answers: titles.map((title) => ({ title, text })) }
      return shop.call<Refusal & object>('POST', path, { value, base: 0, draftVersion: 0 }, { headers })
    }
    const refused = await publish(['Washing', 'Washing'])
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'document/refused', problems: [{ field: 'value.answers.1.title', problem: 'duplicate' }] },
    ])
    expect((await publish(['Washing'])).status).toBe(200)
    const { body } = await ask('GET', `/${id}`)
    expect(body.canned).toEqual([{ title: 'Washing', text: 'Dear {name}, dry only.' }])
  })
})
