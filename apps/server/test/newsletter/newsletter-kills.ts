import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { IssueSending } from '@nawl/contract/desk/newsletter'

import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { draft } from '../../src/platform/db/schema/revision-schema.ts'
import { newsletterSubscriber } from '../../src/platform/db/schema/schema.ts'
import { signedIn } from '../accounts/signed-in.ts'
import { startShop } from '../crash/shop-process.ts'
import { type DatabaseKind, startDatabase } from '../db/postgres.ts'
import { smtpInbox } from '../email/smtp.ts'
import { freePort } from '../free-port.ts'
import { countEmails, examineIssue } from './examine-issue.ts'

/** Kills while the command to send is under way: it has happened, or it has not. */
const KILLS_AT_START = 5
const LONGEST_LIFE_MS = 20_000
const MOMENT_MS = 40
/** What a dead process had claimed is sent after two minutes. */
const PATIENCE_MS = 300_000
/** Rows in one statement. */
const ROWS = 500

type Wish = {
  readonly kills: number
  readonly readers: number
  readonly database: DatabaseKind
  readonly tell?: (line: string) => void
  /** Ends the kills early; the letters are counted all the same. */
  readonly enough?: AbortSignal
}

/**
 * Kills a shop with SIGKILL at random moments while an issue of its newsletter goes out, and starts it again. In the end
 * the letters that arrived are counted by recipient, and compared with the database.
 */
export async function newsletterKills({ kills, readers, database, tell = () => {}, enough }: Wish) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-newsletter-'))
  const server = await startDatabase(database)
  const inbox = await smtpInbox()
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const settings = { SMTP_URL: inbox.url, STAFF_EMAILS: 'desk@example.com', NEWSLETTER_PER_MINUTE: '6000' }
  const start = () => startShop(home, server.url, [], { port, publicUrl, settings })
  const open = () => openDatabase({ url: server.url, directory: join(home, 'db') })
  const key = randomUUID()
  const faults: string[] = []
  let done = 0

  try {
    await (await start()).stop()
    const books = await open()
    await subscribe(books, readers)
    await write(books, key)
    const { headers } = await signedIn(
      { database: books, config: { publicUrl, staff: [settings.STAFF_EMAILS] } },
      'desk',
      Date.now,
    )
    await books.close()
    const ask = (method: string, path: string, body?: object) =>
      fetch(`${publicUrl}/api/desk/newsletter/${key}${path}`, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const send = () => ask('POST', '/send', { draftVersion: 1, instead: { ar: 'en' } })
    const where = async () => (await (await ask('GET', '/sending')).json()) as IssueSending

    for (let isStarted = false; !isStarted;) {
      const shop = await start()
      const { state, counts } = await where()
      isStarted = state !== 'draft'
      if (isStarted !== (counts.recipients === readers) || (!isStarted && counts.recipients > 0))
        faults.push(`an issue that is ${state} has ${counts.recipients} recipients`)
      const isKilled = !isStarted && done < Math.min(KILLS_AT_START, kills)
      const sending = isStarted ? Promise.resolve(null) : send().catch(() => null)
      if (isKilled) await wait(Math.random() * 4 * MOMENT_MS)
      else await sending
      await shop.kill()
      await sending
      done++
    }
    tell(`sent after ${done} kills, with ${inbox.mails.length} letters so far`)

    for (let isOver = false; done < kills && !isOver;) {
      if (enough?.aborted) break
      const shop = await start()
      const left = readers - inbox.mails.length
      const goal = inbox.mails.length + (Math.random() * 2 * left) / (kills - done)
      for (const end = Date.now() + LONGEST_LIFE_MS; inbox.mails.length < goal && Date.now() < end;)
        await wait(2)
      await wait(Math.random() * MOMENT_MS)
      isOver = countEmails(inbox.mails).byReader.size >= readers
      await shop.kill()
      done++
      if (done % 10 === 0) tell(`${done} kills: ${inbox.mails.length} letters arrived`)
    }

    const last = await start()
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(500)) {
      const { state, counts } = await where()
      if (state === 'sent' && counts.queued === 0) break
    }
    await last.stop()
    const after = await open()
    const { repeats, ...found } = await examineIssue(after, inbox.mails, { key, readers })
    await after.close()
    return { kills: done, letters: inbox.mails.length, repeats, faults: [...faults, ...found.faults] }
  } finally {
    await inbox.close()
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

/** Confirmed readers in both languages, and as many as a tenth of them who did not confirm, or left. */
async function subscribe({ orm }: Database, readers: number): Promise<void> {
  const at = new Date()
  const row = (status: 'subscribed' | 'pending' | 'unsubscribed', n: number) => ({
    id: randomUUID(),
    email: `${status}-${n}@example.com`,
    emailKey: `${status}-${n}@example.com`,
    language: n % 3 === 0 ? 'ar' : 'en',
    status,
    createdAt: at,
  })
  const rows = [
    ...Array.from({ length: readers }, (_, n) => row('subscribed', n)),
    ...Array.from({ length: readers / 10 }, (_, n) => row(n % 2 === 0 ? 'pending' : 'unsubscribed', n)),
  ]
  for (let from = 0; from < rows.length; from += ROWS)
    await orm.insert(newsletterSubscriber).values(rows.slice(from, from + ROWS))
}

async function write({ orm }: Database, key: string): Promise<void> {
  const value = {
    subject: { en: 'Wool from the south', ar: '' },
    preheader: { en: 'Three new yarns', ar: '' },
    body: { en: '## New yarns\n\nThey are **soft**. [See them](/products)', ar: '' },
  }
  const by = 'desk@example.com'
  await orm
    .insert(draft)
    .values({ document: `newsletter/${key}`, value, version: 1, base: 0, by, at: new Date() })
}
