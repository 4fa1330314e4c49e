import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

import { GOOGLE } from '../../platform/config/auth-config.ts'
import { jwtRefusal } from './jwt-refusal.ts'
import type { Person } from './person.store.ts'
import type { Opened, Session } from './session.store.ts'
import { ALGORITHM, type SigningKeys } from './signing-keys.ts'

export const ACCESS_TOKEN_SECONDS = 3600
export const AUDIENCE = 'authenticated'

/** Whom a token speaks for. */
export type Bearer = { readonly personId: string; readonly sessionId: string }

type Verification =
  | { readonly ok: true; readonly bearer: Bearer }
  | { readonly ok: false; readonly why: string }

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), role: z.literal('authenticated') })

type Deps = { readonly keys: SigningKeys; readonly issuer: string; readonly now: () => number }

/** Access tokens of our own service: JWTs that live an hour. */
export function accessTokens({ keys, issuer, now }: Deps) {
  /** Asked for before the transaction that a token comes out of, so that nothing can fail after it. */
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
   * Whom a token speaks for, or why it is not to be believed. The algorithm is ours and the key is looked up by
   * name among ours: what else the header offers (`jwk`, `jku`, `x5c`) nobody reads.
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

/** The local stand-in is Google to whoever reads a token; only our tables tell them apart. */
export const PROVIDER = 'google'
export const appMetadata = { provider: PROVIDER, providers: [PROVIDER] }

/** What the provider says of somebody, by the names that Google's identities have at supabase/auth. */
export const identityData = ({ email, name, sub }: Person) => ({
  email,
  email_verified: true,
  ...(name === null ? {} : { full_name: name, name }),
  iss: GOOGLE,
  phone_verified: false,
  provider_id: sub,
  sub,
})

/** The same under what its client wrote; a null there takes a field away. */
export const userMetadata = (person: Person) =>
  Object.fromEntries(
    Object.entries({ ...identityData(person), ...person.userMetadata }).filter(([, value]) => value !== null),
  )
