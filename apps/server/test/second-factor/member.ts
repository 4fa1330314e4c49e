import type {
  AddedFactor,
  CodesOptions,
  DeskSecurity,
  FactorChallenge,
  VerifyRequest,
} from '@nawl/contract/desk/second-factor'
import { Secret, TOTP } from 'otpauth'

import { deskChange, staffMember } from '../../src/platform/db/schema/desk-schema.ts'
import {
  staffChallenge,
  staffCodes,
  staffPasskey,
  staffProof,
  staffRecoveryCode,
  staffWrongCode,
} from '../../src/platform/db/schema/second-factor-schema.ts'
import { type openShopApp, SECOND } from '../chaos/shop-app.ts'
import type { softwareAuthenticator } from './authenticator.ts'

export type Shop = Awaited<ReturnType<typeof openShopApp>>
type Problem = { readonly code?: string }

/** How long a one-time code counts. */
export const CODE_MS = 30 * SECOND

/** A member of staff with a browser of their own. */
export async function memberOf(shop: Shop, who: string) {
  const { headers } = await shop.signedIn(who)
  const call = <T = Problem>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    shop.call<T & Problem>(method, `/api/desk${path}`, body, { headers })
  const codeOf = (secret: string, at = shop.clock.at) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
  const verify = (proof: VerifyRequest) => call('POST', '/security/verify', proof)
  return {
    headers,
    call,
    codeOf,
    verify,
    security: async () => (await call<DeskSecurity>('GET', '/security')).body,
    byCode: (code: string) => verify({ way: 'codes', code }),
    byRecovery: (code: string) => verify({ way: 'recovery', code, language: 'en' }),
    /** Adds an app that makes codes; the next code counts a step later. */
    addCodes: async (name = 'Phone') => {
      const { secret, ticket } = (await call<CodesOptions>('POST', '/security/codes/options')).body
      const body = { name, ticket, code: codeOf(secret), language: 'en' }
      const added = await call<AddedFactor>('POST', '/security/codes', body)
      if (added.status !== 200) throw new Error(added.body.code)
      shop.clock.at += CODE_MS
      return {
        secret,
        recoveryCodes: added.body.recoveryCodes ?? [],
        id: added.body.security.factors.at(-1)?.id ?? '',
      }
    },
    addPasskey: async (key: ReturnType<typeof softwareAuthenticator>, name = 'Laptop') => {
      const { body } = await call<{ options: Record<string, unknown> }>('POST', '/security/passkeys/options')
      const credential = key.create(body.options)
      return call<AddedFactor>('POST', '/security/passkeys', { name, credential, language: 'en' })
    },
    byPasskey: async (key: ReturnType<typeof softwareAuthenticator>) => {
      const { passkey } = (await call<FactorChallenge>('POST', '/security/challenge')).body
      return verify({ way: 'passkey', credential: key.get(passkey ?? {}) })
    },
  }
}

/** Forgets the staff and all second factors. */
export async function forgetFactors({ database: { orm } }: Shop): Promise<void> {
  for (const table of [
    staffMember,
    deskChange,
    staffChallenge,
    staffCodes,
    staffPasskey,
    staffProof,
    staffRecoveryCode,
    staffWrongCode,
  ])
    await orm.delete(table)
}
