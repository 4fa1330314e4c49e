import { randomBytes } from 'node:crypto'

import { secretHash } from '../../platform/secrets/secret-hash.ts'

const CODES = 10
/** Letters and figures that nobody mistakes for each other on paper (Crockford’s Base32): 5 bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 120 bits: nobody finds a code by its hash, so that a fast one is enough. */
const LENGTH = 24
const GROUP = 4

/** Ten codes like `7K2M-…` of six groups, to print. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
    return letters.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
  })
}

/** The stored form of a code as typed: capitals or not, with or without hyphens, O for 0, I or L for 1. */
export function recoveryCodeHash(email: string, typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return secretHash(`recovery ${email} ${code}`)
}
