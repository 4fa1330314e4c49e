import type { AddressInfo } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & {
  /** The raw message. */
  readonly raw: string
  readonly header: (name: string) => string | undefined
}

/** A local SMTP server that stores what it receives. `refuse` answers a recipient or the data with an error code. */
export async function smtpInbox(port = 0) {
  const mails: ReceivedMail[] = []
  const refuse: { recipient: number | null; data: number | null } = { recipient: null, data: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal(refuse.recipient)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void receive(Buffer.concat(chunks), done))
    },
  })
  server.on('error', () => {})

  async function receive(bytes: Buffer, done: (error?: Error | null) => void): Promise<void> {
    if (refuse.data === null) await keep(bytes)
    done(refusal(refuse.data))
  }

  async function keep(bytes: Buffer): Promise<void> {
    const email = await PostalMime.parse(bytes)
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value
    mails.push({ ...email, raw: bytes.toString('utf8'), header })
  }

  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    mails,
    refuse,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    /** The messages to an address, in order. */
    for: (to: string) => mails.filter((mail) => mail.to?.some(({ address }) => address === to)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}

export type SmtpInbox = Awaited<ReturnType<typeof smtpInbox>>

function refusal(code: number | null): Error | null {
  return code === null ? null : Object.assign(new Error('not now'), { responseCode: code })
}

/** The token behind one of our addresses in an e-mail; text and HTML must contain the same. */
export function linkIn(mail: ReceivedMail | undefined, address: string): string {
  const after = (text = '') => text.split(address)[1]?.match(/^[\w.~-]+/)?.[0] ?? ''
  if (after(mail?.text) !== after(mail?.html)) throw new Error('text and HTML differ')
  return after(mail?.text)
}
