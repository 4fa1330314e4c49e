import { randomBytes } from 'node:crypto'

import {
  type AddedFactor,
  type CodesOptions,
  type DeskSecurity,
  type FactorChallenge,
  MOST_FACTORS,
  type PasskeyAttestation,
} from '@nawl/contract/desk/second-factor'
import type { LanguageCode } from '@nawl/messages/languages'
import { shopName } from '@nawl/messages/text/shop-name'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { qrCode } from '../../platform/pdf/qr-code.ts'
import { issueChallenge, readChallenge, takeChallenge } from './challenge.store.ts'
import {
  addCodesApp,
  addPasskey,
  codesAppsOf,
  dropRecoveryCodes,
  factorsOf,
  keepRecoveryCodes,
  passkeysOf,
  recoveryCodesLeft,
  removeFactor,
} from './factor.store.ts'
import { factorNews } from './factor-news.ts'
import { codesAddress, newCodesSecret, readSecret, stepOfCode, storedSecret } from './one-time-codes.ts'
import { challengeIn, checkAttestation, creationOptions, relyingParty, requestOptions } from './passkeys.ts'
import { forgetProofs, type Holder, noteProof } from './proof.store.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import type { FactorDeps } from './verify-factor.ts'
import { codesAreLocked, forgetWrongCodes } from './wrong-code.store.ts'

type Named = { readonly name: string; readonly language: LanguageCode }

/** What a member does with second factors of their own. `isRequired` says whether they may be without one. */
export function ownFactors({ database: { orm }, emails, config, now }: FactorDeps) {
  const party = relyingParty(config.publicUrl)
  const tell = factorNews({ emails, config })

  async function read({ email }: Holder, isRequired: boolean, tx: Tx = orm): Promise<DeskSecurity> {
    return {
      isRequired,
      mayAddPasskeys: party.isPossible,
      factors: await factorsOf(tx, email),
      recoveryCodesLeft: await recoveryCodesLeft(tx, email),
    }
  }

  /** How a session can prove its second factor, with a challenge for its passkeys. */
  async function challenge(holder: Holder): Promise<FactorChallenge> {
    const { email } = holder
    const at = new Date(now())
    const passkeys = await passkeysOf(orm, email)
    const options = passkeys.length > 0 && party.isPossible ? await requestOptions(party, passkeys) : null
    if (options) await issueChallenge(orm, options.challenge, { ...holder, purpose: 'use-passkey' }, at)
    return {
      passkey: options && asJson(options),
      codes: (await codesAppsOf(orm, email)).length > 0,
      codesLocked: await codesAreLocked(orm, email, at),
      recovery: (await recoveryCodesLeft(orm, email)) > 0,
    }
  }

  async function passkeyOptions(holder: Holder) {
    if (!party.isPossible) throw new ApiError('second-factor/no-passkeys')
    const known = await passkeysOf(orm, holder.email)
    const options = await creationOptions(party, shopName('en'), holder.email, known)
    const issued = { ...holder, purpose: 'add-passkey' as const }
    await issueChallenge(orm, options.challenge, issued, new Date(now()))
    return { options: asJson(options) }
  }

  /** Throws `second-factor/wrong`, `/expired`, `/already-added` and `/too-many`. */
  async function addThePasskey(
    holder: Holder,
    isRequired: boolean,
    { credential, name, language }: Named & { readonly credential: PasskeyAttestation },
  ): Promise<AddedFactor> {
    const at = new Date(now())
    const { email } = holder
    const given = challengeIn(credential)
    const passkey = given === null ? null : await checkAttestation(party, credential, given)
    if (given === null || passkey === null) throw new ApiError('second-factor/wrong')
    return add(holder, isRequired, { name, language }, async (tx) => {
      if (!(await takeChallenge(tx, given, { ...holder, purpose: 'add-passkey' }, at)))
        throw new ApiError('second-factor/expired')
      if (!(await addPasskey(tx, { email, name, ...passkey, addedAt: at })))
        throw new ApiError('second-factor/already-added')
    })
  }

  /** A secret for an app, which counts once a code of it has come back. */
  async function codesOptions(holder: Holder): Promise<CodesOptions> {
    const secret = newCodesSecret()
    const ticket = randomBytes(32).toString('base64url')
    const stored = storedSecret(secret, config.keySecret)
    const issued = { ...holder, purpose: 'add-codes' as const, secret: stored }
    await issueChallenge(orm, ticket, issued, new Date(now()))
    const address = codesAddress(secret, shopName('en'), holder.email)
    const { side, bars } = qrCode(address)
    const path = bars.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
    return { ticket, secret, address, qr: { side, path } }
  }

  /** Throws as `addThePasskey` does; a wrong code leaves the ticket, for the next try. */
  async function addTheCodes(
    holder: Holder,
    isRequired: boolean,
    { ticket, code, name, language }: Named & { readonly ticket: string; readonly code: string },
  ): Promise<AddedFactor> {
    const at = new Date(now())
    const { email } = holder
    const of = { ...holder, purpose: 'add-codes' as const }
    const issued = await readChallenge(orm, ticket, of, at)
    const secret = issued?.secret ? readSecret(issued.secret, config.keySecret) : null
    if (!issued?.secret || secret === null) throw new ApiError('second-factor/expired')
    const lastStep = stepOfCode(secret, code, at.getTime())
    if (lastStep === null) throw new ApiError('second-factor/wrong')
    const row = { email, name, secret: issued.secret, lastStep, addedAt: at }
    return add(holder, isRequired, { name, language }, async (tx) => {
      if (!(await takeChallenge(tx, ticket, of, at))) throw new ApiError('second-factor/expired')
      await addCodesApp(tx, row)
    })
  }

  /** Recovery codes come with the first factor; whoever has added one has proven it. */
  async function add(
    holder: Holder,
    isRequired: boolean,
    { name, language }: Named,
    insert: (tx: Tx) => Promise<void>,
  ): Promise<AddedFactor> {
    const at = new Date(now())
    const { email } = holder
    const added = await orm.transaction(async (tx) => {
      // Who has none yet has no row to lock: those added at once would each bring recovery codes.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`second factor of ${email}`}))`)
      const before = await factorsOf(tx, email)
      if (before.length >= MOST_FACTORS) throw new ApiError('second-factor/too-many')
      await insert(tx)
      const recoveryCodes = before.length === 0 ? await makeCodes(tx, email, at) : null
      await noteProof(tx, holder, at)
      await tell(tx, { by: email, to: email, language, at, news: { kind: 'added', factor: name } })
      return { security: await read(holder, isRequired, tx), recoveryCodes }
    })
    emails.wake()
    return added
  }

  /** Throws `second-factor/unknown` and `/last`. Other browsers have to prove themselves anew. */
  async function remove(
    holder: Holder,
    isRequired: boolean,
    { id, language }: { readonly id: string; readonly language: LanguageCode },
  ): Promise<DeskSecurity> {
    const at = new Date(now())
    const { email, sessionId } = holder
    const security = await orm.transaction(async (tx) => {
      const factors = await factorsOf(tx, email, true)
      const factor = factors.find((one) => one.id === id)
      if (!factor) throw new ApiError('second-factor/unknown')
      const isLast = factors.length === 1
      if (isLast && isRequired) throw new ApiError('second-factor/last')
      await removeFactor(tx, factor)
      if (isLast) await dropRecoveryCodes(tx, email)
      await forgetProofs(tx, email, isLast ? null : sessionId)
      await tell(tx, { by: email, to: email, language, at, news: { kind: 'removed', factor: factor.name } })
      return read(holder, isRequired, tx)
    })
    emails.wake()
    return security
  }

  /** New recovery codes in place of the former ones. Throws `second-factor/unknown` without a factor. */
  async function renewCodes(holder: Holder, isRequired: boolean, language: LanguageCode) {
    const at = new Date(now())
    const { email } = holder
    const renewed = await orm.transaction(async (tx) => {
      if ((await factorsOf(tx, email, true)).length === 0) throw new ApiError('second-factor/unknown')
      const recoveryCodes = await makeCodes(tx, email, at)
      await tell(tx, { by: email, to: email, language, at, news: { kind: 'codes-made' } })
      return { security: await read(holder, isRequired, tx), recoveryCodes }
    })
    emails.wake()
    return renewed
  }

  return {
    read,
    challenge,
    passkeyOptions,
    addPasskey: addThePasskey,
    codesOptions,
    addCodes: addTheCodes,
    remove,
    renewCodes,
  }
}

async function makeCodes(tx: Tx, email: string, at: Date): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryCodeHash(email, code))
  await keepRecoveryCodes(tx, email, hashes, at)
  return codes
}

/** Deletes all second factors of an address, with what belongs to them. Returns how many there were. */
export async function dropFactors(tx: Tx, email: string): Promise<number> {
  const factors = await factorsOf(tx, email, true)
  for (const factor of factors) await removeFactor(tx, factor)
  await dropRecoveryCodes(tx, email)
  await forgetProofs(tx, email)
  await forgetWrongCodes(tx, email)
  return factors.length
}

/** Options of the library as plain JSON. */
const asJson = (options: object) =>
  JSON.parse(JSON.stringify(options)) as NonNullable<FactorChallenge['passkey']>
