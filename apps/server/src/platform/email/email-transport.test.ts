import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it } from 'vitest'

import { someEmail } from '../../../test/email/sent-email.ts'
import { mailConfig } from '../config/email-config.ts'
import { emailTransport } from './email-transport.ts'
import { folderOfTest } from '../../../test/test-folder.ts'

let folder: string
beforeEach(() => void (folder = folderOfTest()))

const signal = new AbortController().signal
const config = (smtpUrl?: string) => mailConfig({ SMTP_URL: smtpUrl }, 'https://nawl.example')
const mail = (to: string, createdAt = '2026-11-20T09:00:00.123Z') => ({
  id: '3f2a1b9c-0000-4000-8000-000000000000',
  kind: 'consultation-booked',
  about: 'one',
  letter: someEmail({ to }),
  tries: 1,
  createdAt: new Date(createdAt),
})

describe('e-mails without a mail server', () => {
  it('are written to files whose names sort by time and show the kind', async () => {
    const send = emailTransport(config(), folder)
    expect(await send(mail('ada+rugs@example.com'), signal)).toEqual({ ok: true })
    await send(mail('ada+rugs@example.com'), signal)
    expect(readdirSync(folder)).toEqual([
      '20261120-090000-123_consultation-booked_ada+rugs@example.com_3f2a1b9c.eml',
    ])
    const file = join(folder, readdirSync(folder)[0] ?? '')
    expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
      to: [{ address: 'ada+rugs@example.com' }],
      subject: 'A rug, drawn — and tufted',
    })
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it('cannot be written outside the folder', async () => {
    const send = emailTransport(config(), folder)
    await send(mail('../../{evil}/x@example.com'), signal)
    expect(readdirSync(folder)).toHaveLength(1)
    expect(readdirSync(folder)[0]).not.toContain('/')
  })
})

describe('a mail server that rejects the login', () => {
  it('is retried, because the configuration is at fault', async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('who are you?')),
    })
    server.on('error', () => {})
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as { port: number }
    const send = emailTransport(config(`smtp://shop:p%40ss@127.0.0.1:${port}`), folder)
    expect(await send(mail('ada@example.com'), signal)).toMatchObject({
      ok: false,
      final: false,
      error: expect.stringContaining('who are you?'),
    })
    await new Promise<void>((resolve) => {
      server.close(resolve)
    })
  })

  it('is abandoned when the signal aborts', async () => {
    const server = new SMTPServer({ disabledCommands: ['STARTTLS'], onConnect: () => {} })
    server.on('error', () => {})
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as { port: number }
    const send = emailTransport(config(`smtp://127.0.0.1:${port}`), folder)
    const abort = new AbortController()
    const sending = send(mail('ada@example.com'), abort.signal)
    abort.abort()
    expect(await sending).toMatchObject({ ok: false, final: false })
    await new Promise<void>((resolve) => {
      server.close(resolve)
    })
  })
})

describe('a mail server that refuses a recipient for good', () => {
  const refusing = async (responseCode: number, message: string) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
    })
    server.on('error', () => {})
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as { port: number }
    const sending = await emailTransport(config(`smtp://127.0.0.1:${port}`), folder)(
      mail('ada@example.com'),
      signal,
    )
    await new Promise<void>((resolve) => {
      server.close(resolve)
    })
    return sending
  }

  it.each([
    [550, 'no such user', true],
    [550, '5.1.1 no such user', true],
    [550, '5.2.1 mailbox disabled', true],
    [553, 'mailbox name not allowed', true],
    [550, '5.7.1 relaying denied', false],
    [554, '5.7.1 blocked for spam', false],
    [552, '5.2.2 mailbox full', false],
  ])('tells with %i %s whether the address is dead: %s', async (code, message, addressIsDead) => {
    expect(await refusing(code, message)).toMatchObject({ ok: false, final: true, addressIsDead })
  })

  it('tries again what is refused for now', async () => {
    expect(await refusing(451, '4.2.0 later')).toMatchObject({
      ok: false,
      final: false,
      addressIsDead: false,
    })
  })
})
