import { createHash } from 'node:crypto'
import { isIP } from 'node:net'

import type { PasskeyAssertion, PasskeyAttestation } from '@nawl/contract/desk/second-factor'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

import type { Passkey } from './factor.store.ts'

// Loaded with the first passkey: the library and its certificate parsers take memory that most shops never need.
const library = () => import('@simplewebauthn/server')

/** The shop towards authenticators. `isPossible` is false where browsers offer no passkeys. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const host = hostname.replaceAll(/[[\]]/g, '')
  const isSecure = protocol === 'https:' || host === 'localhost'
  return { id: hostname, origin, isPossible: isSecure && isIP(host) === 0 }
}
type RelyingParty = ReturnType<typeof relyingParty>

/** Stable and the same for all passkeys of an address, and without the address. */
const userHandle = (email: string) =>
  new Uint8Array(createHash('sha256').update(`desk ${email}`).digest()) satisfies Uint8Array

const described = ({ credentialId: id, transports }: Passkey) => ({
  id,
  // Kept as the browser named them.
  transports: transports as AuthenticatorTransport[],
})

/** Options to add a passkey. */
export async function creationOptions(party: RelyingParty, shop: string, email: string, known: Passkey[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: shop,
    userName: email,
    userID: userHandle(email),
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** Options to use one of an address's passkeys. */
export async function requestOptions(party: RelyingParty, known: Passkey[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(described),
    userVerification: 'preferred',
  })
}

/** The challenge that an answer was made for; null if it cannot be read. */
export function challengeIn({ response }: PasskeyAssertion | PasskeyAttestation): string | null {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')
    const { challenge } = JSON.parse(text) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Checks a new passkey; null if it was not made for this shop and challenge. */
export async function checkAttestation(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  credential: PasskeyAttestation,
  expectedChallenge: string,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The contract checks the same fields.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
    }
  } catch {
    return null
  }
}

/**
 * The new counter of a passkey that has signed a challenge; null if the signature is not right, or if its counter has
 * not advanced, as of a copy (Web Authentication, 6.1.1).
 */
export async function checkAssertion(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  credential: PasskeyAssertion,
  expectedChallenge: string,
  { credentialId, publicKey, counter }: Passkey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // As above.
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
