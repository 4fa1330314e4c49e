import {
  addCodesRequest,
  addedFactor,
  addPasskeyRequest,
  codesOptions,
  deskSecurity,
  factorChallenge,
  factorParams,
  emailLanguage,
  newRecoveryCodes,
  passkeyOptions,
  verifyRequest,
  verifyResponse,
} from '@nawl/contract/desk/second-factor'
import type { FastifyRequest } from 'fastify'

import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { type DeskDeps, deskScope } from '../staff/desk-scope.ts'
import { ownFactors } from './own-factors.ts'
import { type FactorRule, needsFactor } from './require-factor.ts'
import { type FactorDeps, factorVerifier } from './verify-factor.ts'

/** By session, so that a stranger’s session cannot use up its owner’s. */
const PROOFS_PER_HOUR = 240
const CHANGES_PER_HOUR = 120
/** A passkey’s answer, with room for certificates that some send unasked. */
const MOST_BYTES = 64 * 1024

const PATH = '/api/desk/security'
const about = described('desk')

type Deps = DeskDeps &
  FactorDeps & {
    readonly limits: HourlyLimits
    readonly config: { readonly staffSecondFactor: FactorRule }
  }

/** /api/desk/security: a member’s own second factors, and the proof of one. */
export function secondFactorRoutes(app: App, deps: Deps): void {
  const memberOf = deskScope(app, deps)
  const own = ownFactors(deps)
  const verify = factorVerifier(deps)
  const proofs = deps.limits('second-factor-proof', PROOFS_PER_HOUR)
  const changes = deps.limits('second-factor-change', CHANGES_PER_HOUR)

  const limited = async (request: FastifyRequest, limit: typeof proofs) => {
    const { email, role, sessionId } = memberOf(request)
    await limit.check(sessionId)
    const isRequired = needsFactor(role, deps.config.staffSecondFactor)
    return [{ email, sessionId }, isRequired] as const
  }
  const unasked = { permission: 'own', secondFactor: 'nothing' } as const
  const entry = { permission: 'own', setsUpFactor: true } as const
  const fresh = { ...entry, secondFactor: 'fresh' } as const

  const challenge = about('How to prove the second factor', { 200: factorChallenge })
  app.post(`${PATH}/challenge`, { schema: challenge, config: unasked }, async (request) => {
    const [holder] = await limited(request, proofs)
    return own.challenge(holder)
  })

  const proof = about('Proves the second factor', { 200: verifyResponse }, { body: verifyRequest })
  app.post(`${PATH}/verify`, { schema: proof, config: unasked, bodyLimit: MOST_BYTES }, async (request) => {
    const [holder] = await limited(request, proofs)
    return verify(holder, request.body, request.log)
  })

  const list = about('The caller’s second factors', { 200: deskSecurity })
  app.get(PATH, { schema: list, config: entry }, async (request) => {
    const { email, role, sessionId } = memberOf(request)
    return own.read({ email, sessionId }, needsFactor(role, deps.config.staffSecondFactor))
  })

  const forPasskey = about('What the browser needs to make a passkey', { 200: passkeyOptions })
  app.post(`${PATH}/passkeys/options`, { schema: forPasskey, config: fresh }, async (request) => {
    const [holder] = await limited(request, changes)
    return own.passkeyOptions(holder)
  })

  const addPasskey = about('Adds a passkey', { 200: addedFactor }, { body: addPasskeyRequest })
  app.post(
    `${PATH}/passkeys`,
    { schema: addPasskey, config: fresh, bodyLimit: MOST_BYTES },
    async (request) => own.addPasskey(...(await limited(request, changes)), request.body),
  )

  const forCodes = about('A secret for an app that makes one-time codes', { 200: codesOptions })
  app.post(`${PATH}/codes/options`, { schema: forCodes, config: fresh }, async (request) => {
    const [holder] = await limited(request, changes)
    return own.codesOptions(holder)
  })

  const addCodes = about('Adds the app, with its first code', { 200: addedFactor }, { body: addCodesRequest })
  app.post(`${PATH}/codes`, { schema: addCodes, config: fresh }, async (request) =>
    own.addCodes(...(await limited(request, changes)), request.body),
  )

  const remove = about(
    'Removes a passkey or an app',
    { 200: deskSecurity },
    { params: factorParams, querystring: emailLanguage },
  )
  app.delete(`${PATH}/factors/:id`, { schema: remove, config: fresh }, async (request) => {
    const { language } = request.query
    return own.remove(...(await limited(request, changes)), { id: request.params.id, language })
  })

  const renew = about('New recovery codes', { 200: newRecoveryCodes }, { body: emailLanguage })
  app.post(`${PATH}/recovery-codes`, { schema: renew, config: fresh }, async (request) =>
    own.renewCodes(...(await limited(request, changes)), request.body.language),
  )
}
