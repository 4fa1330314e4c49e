import {
  changeProofRequest,
  makeProofRequest,
  ownedProof,
  ownedProofs,
  proofParams,
} from '@nawl/contract/proofs/proof'
import { proofLinkEnd, readPin } from '@nawl/domain/proofs/proof-link'
import { z } from 'zod'

import { ApiError, described } from '../platform/http/api-error.ts'
import { perCaller } from '../platform/http/limits/hourly-limit.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { waitingCaller } from '../platform/threads/waiting-caller.ts'
import { NO_STORE } from '../platform/http/caching.ts'
import { optionOffers } from './offer-option.ts'
import { rugOffers } from './offer-rug.ts'
import { ownerAccess, type OwnerRouteDeps } from './owner-access.ts'
import { ownerEntryRoutes } from './owner-entry.routes.ts'
import { pinHash } from './proof-pin.ts'
import { listedProof } from './proof-views.ts'
import { listProofs } from './proof-list.store.ts'
import type { ProofRow } from './proof.store.ts'

/** Per caller; each version renders a rug and may store it, so a proof counts each of its own. */
const CHANGES_PER_HOUR = 600
/** The database counts all that was said in all proofs for each. */
const LISTS_PER_HOUR = 600

const about = described('proofs')
const params = proofParams

/** /api/account/proofs: what a customer shows to a client. */
export function ownerProofRoutes(app: App, deps: OwnerRouteDeps): void {
  const { auth, database, store, limits, now } = deps
  const { own, view, entryOf } = ownerAccess(deps)
  const offer = rugOffers(deps)
  const optionsOf = optionOffers(deps)
  const mayChange = perCaller(limits('proofs', CHANGES_PER_HOUR))
  const preHandler = mayChange
  const mayList = perCaller(limits('proof-list', LISTS_PER_HOUR))

  const list = about('One’s proofs', { 200: ownedProofs })
  app.get('/api/account/proofs', { schema: list, preHandler: mayList }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    const proofs = await listProofs(database, caller.id)
    const at = new Date(now())
    return reply.headers(NO_STORE).send(proofs.map((found) => listedProof(found, at)))
  })

  const make = about(
    'Makes a proof of saved designs, or of options of a project',
    { 200: ownedProof },
    { body: makeProofRequest },
  )
  app.post('/api/account/proofs', { schema: make, preHandler }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    const { id, lines, pin, project, ...rest } = request.body
    const may = await store.mayMake({ id, personId: caller.id })
    if (may === 'there') return reply.headers(NO_STORE).send(await view(caller, id))
    if (may !== 'yes') throw new ApiError(`proof/${may}`)
    const offerOption = await optionsOf(request, project)
    // All of them first: bitmaps of a proof that is refused halfway would lie there for nothing.
    for (const line of lines) if (!('option' in line)) await mayChange(request)
    const entries = []
    const waiting = waitingCaller(request, reply)
    for (const line of lines)
      entries.push(
        entryOf(caller, line.version, 'option' in line ? offerOption(line) : await offer(line, waiting)),
      )
    const at = new Date(now())
    const row = {
      ...rest,
      id,
      personId: caller.id,
      projectId: project ?? null,
      expiresAt: proofLinkEnd(at),
      createdAt: at,
      touchedAt: at,
    }
    const outcome = await store.make(
      { ...row, pinHash: pin === undefined ? null : await hashOf(pin) },
      entries,
    )
    if (outcome === 'session-ended') throw new ApiError('account/session-ended')
    if (outcome === 'too-many' || outcome === 'id-taken') throw new ApiError(`proof/${outcome}`)
    return reply.headers(NO_STORE).send(await view(caller, id))
  })

  const show = about('One’s own proof', { 200: ownedProof }, { params })
  app.get('/api/account/proofs/:id', { schema: show }, async (request, reply) =>
    reply.headers(NO_STORE).send(await view(await auth.requirePerson(request), request.params.id)),
  )

  const change = about(
    'Changes title, prices, PIN or link',
    { 200: ownedProof },
    { params, body: changeProofRequest },
  )
  app.patch('/api/account/proofs/:id', { schema: change, preHandler }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    const { row } = await own(caller, request.params.id)
    const at = new Date(now())
    await store.change(row.id, { ...(await changesOf(row, request.body, at)), touchedAt: at })
    return reply.headers(NO_STORE).send(await view(caller, row.id))
  })

  const remove = about('Deletes a proof with everything said in it', { 204: z.null() }, { params })
  app.delete('/api/account/proofs/:id', { schema: remove }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    await store.remove(id, request.params.id)
    return reply.status(204).send(null)
  })

  ownerEntryRoutes(app, deps, preHandler)
}

async function changesOf(row: ProofRow, body: z.output<typeof changeProofRequest>, at: Date) {
  const { title, showsPrices, isOpen, pin, unlock } = body
  return {
    ...(title !== undefined && { title }),
    ...(showsPrices !== undefined && { showsPrices }),
    ...(isOpen === false && { revokedAt: at }),
    // A link that was withdrawn never opens again: the new one is another.
    ...(isOpen === true && { link: row.link + 1, revokedAt: null, expiresAt: proofLinkEnd(at) }),
    ...(pin !== undefined && { pinHash: await hashOf(pin) }),
    ...((pin !== undefined || unlock) && { pinTries: 0 }),
  }
}

async function hashOf(typed: string): Promise<string> {
  const pin = readPin(typed)
  if (pin === null) throw new ApiError('proof/bad-pin', { field: 'pin' })
  return pinHash(pin)
}
