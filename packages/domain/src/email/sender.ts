import { isEmailAddress } from './email-address.ts'

/** Who e-mails are from. Without a name it is the shop's. */
export type Sender = { readonly name: string | null; readonly address: string }

/** Reads `hello@nawl.example` or `Nawl <hello@nawl.example>`; null for anything else. */
export function readSender(text: string): Sender | null {
  if (isEmailAddress(text)) return { name: null, address: text }
  const [, displayName = '', address = ''] = /^([^<>\p{Cc}]+)<([^<>]+)>$/u.exec(text) ?? []
  const name = displayName.trimEnd()
  return name && isEmailAddress(address) ? { name, address } : null
}

/** A sender as `readSender` reads it. */
export const senderText = ({ name, address }: Sender): string =>
  name === null ? address : `${name} <${address}>`
