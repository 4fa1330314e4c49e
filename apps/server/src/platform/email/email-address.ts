import { domainToASCII } from 'node:url'

import { ApiError } from '../http/api-error.ts'

/** An address to send to, and a normalized key that is equal for addresses of the same person. */
export type EmailAddress = { readonly email: string; readonly emailKey: string }

/**
 * Normalizes an address that has passed `isEmailAddress`. The local part stays as typed, because mail servers may
 * distinguish case, but compares without case. Throws for a domain that has no ASCII form.
 */
export function emailAddressOf(address: string): EmailAddress {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  if (domain === '' || domain.length > 253)
    throw new ApiError('request/invalid', { field: 'email', detail: 'email: is not an e-mail address' })
  const email = `${address.slice(0, at)}@${domain}`
  return { email, emailKey: email.toLowerCase() }
}
