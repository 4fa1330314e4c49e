import { errors, jwtVerify, SignJWT, decodeProtectedHeader } from 'jose'
import { z } from 'zod'

import { GOOGLE } from '../../platform/config/auth-config.ts'
import type { Person } from './person.store.ts'
import type { Opened, Session } from './session.store.ts'
import { ALGORITHM, type SigningKeys } from './signing-keys.ts'

export const ACCESS_TOKEN_SECONDS = 3600
export const AUDIENCE = 'authenticated'

/** The subject and session of a token. */
export type Bearer = { readonly personId: string; readonly sessionId: string }

type Verification =
  | { readonly ok: true; readonly bearer: Bearer }
  | { readonly ok: false; readonly why: string }

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), role: z.literal('authenticated') })

type Deps = { readonly keys: SigningKeys; readonly issuer: string; readonly now: () => number }

/** Access tokens of our own service: JWTs valid for an hour. */
export function accessTokens({ keys, issuer, now }: Deps) {
  /** Call before the transaction that creates the session, so that nothing can fail after its commit. */
  async function signer() {
    const { kid, privateKey } = await keys.current()
    return async ({ person, session }: Opened): Promise<{ token: string; expiresAt: number }> => {
      const issuedAt = Math.floor(now() / 1000)
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
      const token = await new SignJWT(claimsOf(person, session))
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(person.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return { token, expiresAt }
    }
  }

  /**
   * The bearer of a token, or why it is invalid. Accepts our algorithm only and looks the key up by id among ours;
   * other header fields (`jwk`, `jku`, `x5c`) are ignored.
   */
  async function verify(token: string): Promise<Verification> {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? null : await keys.publicKey(kid)
          if (!key) throw new errors.JWKSNoMatchingKey()
          return key
        },
        {
          algorithms: [ALGORITHM],
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'iat'],
          currentDate: new Date(now()),
        },
      )
      const { sub, session_id: sessionId } = claims.parse(payload)
      return { ok: true, bearer: { personId: sub, sessionId } }
    } catch (error) {
      const why = jwtRefusal(token, error)
      if (why === null) throw error
      return { ok: false, why }
    }
  }

  return { signer, verify }
}

const claimsOf = (person: Person, session: Session) => ({
  email: person.email,
  phone: '',
  app_metadata: appMetadata,
  user_metadata: userMetadata(person),
  role: 'authenticated',
  aal: 'aal1',
  amr: [{ method: 'oauth', timestamp: Math.floor(session.createdAt.getTime() / 1000) }],
  session_id: session.id,
  is_anonymous: false,
})

/** Tokens name local sign-in "google" too; only our tables distinguish the two. */
const PROVIDER = 'google'
const appMetadata = { provider: PROVIDER, providers: [PROVIDER] }

/** The provider's claims, under the names that supabase/auth uses for Google identities. */
const identityData = ({ email, name, sub }: Person) => ({
  email,
  email_verified: true,
  ...(name === null ? {} : { full_name: name, name }),
  iss: GOOGLE,
  phone_verified: false,
  provider_id: sub,
  sub,
})

/** The provider's claims merged with what the client wrote; a null in the client's data removes a field. */
const userMetadata = (person: Person) =>
  Object.fromEntries(
    Object.entries({ ...identityData(person), ...person.userMetadata }).filter(([, value]) => value !== null),
  )

/**
 * Why an access token is invalid, in the messages of supabase/auth and golang-jwt 5 below it, which clients show and
 * search for; null for an error that is not about the token.
 */
function jwtRefusal(token: string, error: unknown): string | null {
  if (error instanceof z.ZodError)
    return `invalid claim: ${error.issues[0]?.path.join('.')} claim is not valid`
  if (!(error instanceof errors.JOSEError)) return null
  return `invalid JWT: unable to parse or verify signature, ${parseFault(token, error)}`
}

function parseFault(token: string, error: errors.JOSEError): string {
  if (token.split('.').length !== 3) return 'token is malformed: token contains an invalid number of segments'
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTClaimValidationFailed)
    return `token has invalid claims: ${CLAIM_FAULTS[error.claim] ?? `token has invalid ${error.claim}`}`
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return 'token signature is invalid: crypto/ecdsa: verification error'
  const { alg, kid } = headerOf(token)
  if (error instanceof errors.JOSEAlgNotAllowed)
    return `token signature is invalid: signing method ${alg} is invalid`
  if (error instanceof errors.JWKSNoMatchingKey)
    return `token is unverifiable: error while executing keyfunc: unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg}`
  return 'token is malformed: could not decode the token'
}

const CLAIM_FAULTS: Readonly<Record<string, string>> = {
  nbf: 'token is not valid yet',
  iss: 'token has invalid issuer',
  aud: 'token has invalid audience',
}

function headerOf(token: string): ReturnType<typeof decodeProtectedHeader> {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return {}
  }
}

/** A person in supabase/auth's user format. */
export function userAnswer(person: Person) {
  const { id, email, sub } = person
  const created = person.createdAt.toISOString()
  const signedIn = person.lastSignInAt.toISOString()
  return {
    id,
    aud: AUDIENCE,
    role: 'authenticated',
    email,
    email_confirmed_at: created,
    confirmed_at: created,
    phone: '',
    last_sign_in_at: signedIn,
    app_metadata: appMetadata,
    user_metadata: userMetadata(person),
    identities: [
      {
        identity_id: id,
        id: sub,
        user_id: id,
        identity_data: identityData(person),
        provider: PROVIDER,
        email,
        last_sign_in_at: signedIn,
        created_at: created,
        updated_at: signedIn,
      },
    ],
    factors: [],
    created_at: created,
    updated_at: signedIn,
    is_anonymous: false,
  }
}
