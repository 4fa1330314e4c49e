import { domainToASCII } from 'node:url'

import { ApiError } from '../http/api-error.ts'

/** An address as mail is sent to it, and what tells whether two of them are the same person's. */
export type EmailAddress = { readonly email: string; readonly emailKey: string }

/**
 * The mailbox of an address that has passed `isEmailAddress`. What stands before the @ stays as typed (a mail server
 * may care) but is compared without case, as people do. Throws where the domain cannot be spelt in ASCII.
 */
export function emailAddressOf(address: string): EmailAddress {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  if (domain === '' || domain.length > 253)
    throw new ApiError('request/invalid', { field: 'email', detail: 'email: is not an e-mail address' })
  const email = `${address.slice(0, at)}@${domain}`
  return { email, emailKey: email.toLowerCase() }
}
