import {
  addVersionRequest,
  cartedProof,
  cartProofRequest,
  changeProofRequest,
  makeProofRequest,
  ownedProof,
  type OwnedProof,
  ownedProofs,
  ownerRemarkRequest,
  proofParams,
  resolutionRequest,
} from '@nawl/contract/proofs/proof'
import type { ProofBody, ProofEntry } from '@nawl/domain/proofs/proof'
import { proofLinkEnd, readPin } from '@nawl/domain/proofs/proof-link'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { ApiError, described } from '../platform/http/api-error.ts'
import { perCaller } from '../platform/http/hourly-limit.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { cartApproved } from './cart-approved.ts'
import { rugOffers } from './offer-rug.ts'
import type { ProofDeps } from './proof-deps.ts'
import type { ProofLinks } from './proof-links.ts'
import { pinHash } from './proof-pin.ts'
import { listedProof, ownerView } from './proof-views.ts'
import type { ProofStore, SavedProof } from './proof.store.ts'

/** Per caller; each version renders a rug. */
const CHANGES_PER_HOUR = 600

type Deps = ProofDeps & { readonly store: ProofStore; readonly links: ProofLinks }
type Caller = Awaited<ReturnType<ProofDeps['auth']['requirePerson']>>

const about = described('proofs')
const params = proofParams
const fresh = { 'cache-control': 'no-store' }

/** /api/account/proofs: what a customer shows to a client. */
export function ownerProofRoutes(app: App, deps: Deps): void {
  const { auth, store, links, limits, now } = deps
  const offer = rugOffers(deps)
  const preHandler = perCaller(limits('proofs', CHANGES_PER_HOUR))
  const viewing = { ...deps, prices: deps.settings.prices }

  async function own({ id }: Caller, proof: string): Promise<SavedProof> {
    const saved = await store.own(id, proof)
    if (!saved) throw new ApiError('proof/not-found')
    return saved
  }
  async function view(caller: Caller, proof: string): Promise<OwnedProof> {
    const saved = await own(caller, proof)
    const token = (await links.tokens())(saved.row.id, saved.row.link)
    return ownerView(saved, viewing, { token, now: new Date(now()) })
  }
  const entryOf = <Body extends ProofBody>(caller: Caller, id: string, body: Body): ProofEntry<Body> => ({
    id,
    at: new Date(now()),
    by: 'owner',
    name: caller.name ?? '',
    body,
  })
  async function add(
    request: FastifyRequest,
    proof: string,
    id: string,
    body: ProofBody,
  ): Promise<OwnedProof> {
    const caller = await auth.requirePerson(request)
    const { row } = await own(caller, proof)
    const added = await store.add(row.id, entryOf(caller, id, body))
    if (!added.ok) throw new ApiError(`proof/${added.reason}`)
    return view(caller, proof)
  }

  app.get(
    '/api/account/proofs',
    { schema: about('One’s proofs', { 200: ownedProofs }) },
    async (request, reply) => {
      const caller = await auth.requirePerson(request)
      const at = new Date(now())
      return reply.headers(fresh).send((await store.list(caller.id)).map((saved) => listedProof(saved, at)))
    },
  )

  const make = about('Makes a proof of saved designs', { 200: ownedProof }, { body: makeProofRequest })
  app.post('/api/account/proofs', { schema: make, preHandler }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    const { id, lines, pin, ...rest } = request.body
    const entries = []
    for (const line of lines) entries.push(entryOf(caller, line.version, await offer(line)))
    const at = new Date(now())
    const hash = pin === undefined ? null : await hashOf(pin)
    const row = {
      ...rest,
      id,
      personId: caller.id,
      expiresAt: proofLinkEnd(at),
      createdAt: at,
      touchedAt: at,
    }
    const outcome = await store.make({ ...row, pinHash: hash }, entries)
    if (outcome === 'session-ended') throw new ApiError('account/session-ended')
    if (outcome === 'too-many' || outcome === 'id-taken') throw new ApiError(`proof/${outcome}`)
    return reply.headers(fresh).send(await view(caller, id))
  })

  app.get(
    '/api/account/proofs/:id',
    { schema: about('One’s own proof', { 200: ownedProof }, { params }) },
    async (request, reply) =>
      reply.headers(fresh).send(await view(await auth.requirePerson(request), request.params.id)),
  )

  const change = about(
    'Changes title, prices, PIN or link',
    { 200: ownedProof },
    { params, body: changeProofRequest },
  )
  app.patch('/api/account/proofs/:id', { schema: change, preHandler }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    const { row } = await own(caller, request.params.id)
    await store.change(row.id, { ...(await changesOf(row, request.body)), touchedAt: new Date(now()) })
    return reply.headers(fresh).send(await view(caller, row.id))
  })

  async function changesOf(row: SavedProof['row'], body: z.output<typeof changeProofRequest>) {
    const { title, showsPrices, isOpen, pin, unlock } = body
    const at = new Date(now())
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

  const remove = about('Deletes a proof with everything said in it', { 204: z.null() }, { params })
  app.delete('/api/account/proofs/:id', { schema: remove }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    await store.remove(id, request.params.id)
    return reply.status(204).send(null)
  })

  const version = about(
    'Offers a rug: a new line, or a new version of one',
    { 200: ownedProof },
    {
      params,
      body: addVersionRequest,
    },
  )
  app.post('/api/account/proofs/:id/versions', { schema: version, preHandler }, async (request, reply) => {
    await own(await auth.requirePerson(request), request.params.id)
    const body = await offer(request.body)
    return reply.headers(fresh).send(await add(request, request.params.id, request.body.version, body))
  })

  const remark = about(
    'Answers a remark, or makes one',
    { 200: ownedProof },
    { params, body: ownerRemarkRequest },
  )
  app.post('/api/account/proofs/:id/remarks', { schema: remark, preHandler }, async (request, reply) => {
    const { id, ...body } = request.body
    const answer = await add(request, request.params.id, id, { kind: 'remark', ...body })
    return reply.headers(fresh).send(answer)
  })

  const resolve = about(
    'Settles a remark, or opens it again',
    { 200: ownedProof },
    { params, body: resolutionRequest },
  )
  app.post('/api/account/proofs/:id/resolutions', { schema: resolve, preHandler }, async (request, reply) => {
    const { id, ...body } = request.body
    const answer = await add(request, request.params.id, id, { kind: 'resolution', ...body })
    return reply.headers(fresh).send(answer)
  })

  const toCart = about(
    'Puts everything approved into the cart, once',
    { 200: cartedProof },
    {
      params,
      body: cartProofRequest,
    },
  )
  app.post('/api/account/proofs/:id/cart', { schema: toCart, preHandler }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    const saved = await own(caller, request.params.id)
    const { id, isAgain } = request.body
    const entry = (versions: readonly string[]) => entryOf(caller, id, { kind: 'carted', versions, isAgain })
    return reply.headers(fresh).send({ versions: [...(await cartApproved(deps, saved, entry))] })
  })
}

async function hashOf(typed: string): Promise<string> {
  const pin = readPin(typed)
  if (pin === null) throw new ApiError('proof/bad-pin', { field: 'pin' })
  return pinHash(pin)
}
