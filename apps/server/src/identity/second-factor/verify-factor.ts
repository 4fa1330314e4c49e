import type { VerifyRequest } from '@nawl/contract/desk/second-factor'
import type { FastifyBaseLogger } from 'fastify'

import type { Database, Tx } from '../../platform/db/database.ts'
import type { EmailOutbox } from '../../platform/email/outbox.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { takeChallenge } from './challenge.store.ts'
import {
  codesAppsOf,
  passkeysOf,
  recoveryCodesLeft,
  noteSignature,
  spendRecoveryCode,
  spendStep,
} from './factor.store.ts'
import { factorNews } from './factor-news.ts'
import { readSecret, stepOfCode } from './one-time-codes.ts'
import { challengeIn, checkAssertion, relyingParty } from './passkeys.ts'
import { FRESH_MS, type Holder, noteProof } from './proof.store.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { countCode, forgetWrongCodes, forgiveCode } from './wrong-code.store.ts'

export type FactorDeps = {
  readonly database: Database
  readonly emails: Pick<EmailOutbox, 'write' | 'wake'>
  readonly config: { readonly publicUrl: string; readonly keySecret: string | undefined }
  readonly now: () => number
}

type Way<Name> = Extract<VerifyRequest, { way: Name }>

/** Proves a session’s second factor in one of three ways. Each proof serves once. */
export function factorVerifier({ database: { orm }, emails, config, now }: FactorDeps) {
  const party = relyingParty(config.publicUrl)
  const tell = factorNews({ emails, config })

  /** Throws `second-factor/wrong`, `/used`, `/locked` and `/expired`. */
  async function verify(holder: Holder, proof: VerifyRequest, log: FastifyBaseLogger) {
    const at = new Date(now())
    if (proof.way === 'codes') await byCode(holder, proof, at)
    else
      await orm.transaction(async (tx) => {
        if (proof.way === 'passkey') await byPasskey(tx, holder, proof, at, log)
        else await byRecoveryCode(tx, holder, proof, at)
        await forgetWrongCodes(tx, holder.email)
        await noteProof(tx, holder, at)
      })
    emails.wake()
    return {
      freshUntil: new Date(at.getTime() + FRESH_MS).toISOString(),
      recoveryCodesLeft: await recoveryCodesLeft(orm, holder.email),
    }
  }

  async function byPasskey(
    tx: Tx,
    holder: Holder,
    { credential }: Way<'passkey'>,
    at: Date,
    log: FastifyBaseLogger,
  ): Promise<void> {
    const challenge = challengeIn(credential)
    const passkey = (await passkeysOf(tx, holder.email, true)).find(
      ({ credentialId }) => credentialId === credential.id,
    )
    if (challenge === null || !passkey) throw new ApiError('second-factor/wrong')
    const counter = await checkAssertion(party, credential, challenge, passkey)
    if (counter === null) {
      log.warn({ passkey: passkey.id }, 'a passkey of the staff was refused: its signature or its counter')
      throw new ApiError('second-factor/wrong')
    }
    // After the signature: only the passkey itself can take the challenge away.
    const isOurs = await takeChallenge(tx, challenge, { ...holder, purpose: 'use-passkey' }, at)
    if (!isOurs) throw new ApiError('second-factor/expired')
    await noteSignature(tx, passkey.id, counter, at)
  }

  /** The try is counted outside of a transaction, so that it stays counted. */
  async function byCode(holder: Holder, { code }: Way<'codes'>, at: Date): Promise<void> {
    const { email } = holder
    if (!(await countCode(orm, email, at))) throw new ApiError('second-factor/locked')
    let isUsed = false
    for (const { id, secret: stored } of await codesAppsOf(orm, email)) {
      const secret = readSecret(stored, config.keySecret)
      const step = secret === null ? null : stepOfCode(secret, code, at.getTime())
      if (step === null) continue
      const isNew = await orm.transaction(async (tx) => {
        if (!(await spendStep(tx, id, step, at))) return false
        await noteProof(tx, holder, at)
        return true
      })
      if (isNew) return forgiveCode(orm, email)
      isUsed = true
    }
    if (!isUsed) throw new ApiError('second-factor/wrong')
    await forgiveCode(orm, email)
    throw new ApiError('second-factor/used')
  }

  async function byRecoveryCode(
    tx: Tx,
    { email }: Holder,
    { code, language }: Way<'recovery'>,
    at: Date,
  ): Promise<void> {
    if (!(await spendRecoveryCode(tx, email, recoveryCodeHash(email, code), at)))
      throw new ApiError('second-factor/wrong')
    const left = await recoveryCodesLeft(tx, email)
    await tell(tx, { by: email, to: email, language, at, news: { kind: 'recovered', left } })
  }

  return verify
}
