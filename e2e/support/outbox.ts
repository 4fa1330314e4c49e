import { readdir, readFile } from 'node:fs/promises'

import { expect } from '../expect.ts'
import PostalMime, { type Email } from 'postal-mime'

import { addressIn, expectedText } from '../in-arabic/expected-text.ts'
import { SHOP } from '../shop-servers.ts'

/** Where a shop without a mail server writes its e-mails. */
const OUTBOX = `var/test/${SHOP.port}/outbox`

/** Waits for the newest e-mail to an address whose subject or text has `words`, and reads it (RFC 2045). */
export async function openMail(address: string, words: string): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        const mails = await Promise.all((await mailsIn(OUTBOX)).map((mail) => PostalMime.parse(mail)))
        found = mails.find(
          ({ to, subject, text }) =>
            to?.some((each) => each.address === address) && expectedText(words).test(`${subject} ${text}`),
        )
        return found !== undefined
      },
      { message: `a mail to ${address} about ${words}` },
    )
    .toBe(true)
  if (!found) throw new Error('checked before')
  return found
}

/** The e-mails of a folder, the newest first. */
async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  // An e-mail that is being written has another extension.
  const written = names.filter((name) => name.endsWith('.eml')).toSorted((p, q) => q.localeCompare(p))
  return Promise.all(written.map((name) => readFile(`${folder}/${name}`, 'utf8')))
}

/** Waits for the newest e-mail to an address whose subject or text is as expected; returns it as sent. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        for (const mail of await mailsIn(OUTBOX)) {
          const { to, subject: seen, text } = await PostalMime.parse(mail)
          // Copies to the shop contain the sender's address too.
          const isTheirs = to?.some((each) => each.address === address)
          if (isTheirs && expectedText(subject).test(`${seen}\n${text}`)) found = mail
          if (found !== '') return true
        }
        return false
      },
      { message: `a mail to ${address} about ${subject}` },
    )
    .toBe(true)
  return found
}

/** Path and query of the first link to `path` in an e-mail (RFC 2045 quoted-printable decoded). */
export function linkIn(mail: string, path: string): string {
  const text = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const start = text.indexOf(addressIn(SHOP.url + path))
  expect(start, `a link to ${path}`).toBeGreaterThan(-1)
  return /^[^\s"<>)]+/.exec(text.slice(start + SHOP.url.length))?.[0] ?? ''
}
