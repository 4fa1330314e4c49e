import {
  addVersionRequest,
  cartedProof,
  cartProofRequest,
  ownedProof,
  type OwnedProof,
  ownerRemarkRequest,
  proofParams,
  resolutionRequest,
} from '@nawl/contract/proofs/proof'
import type { ProofBody } from '@nawl/domain/proofs/proof'
import type { FastifyRequest } from 'fastify'

import { ApiError, described } from '../platform/http/api-error.ts'
import type { perCaller } from '../platform/http/limits/hourly-limit.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { waitingCaller } from '../platform/threads/waiting-caller.ts'
import { NO_STORE } from '../platform/http/caching.ts'
import { cartApproved } from './cart-approved.ts'
import { rugOffers } from './offer-rug.ts'
import { ownerAccess, type OwnerRouteDeps } from './owner-access.ts'

const about = described('proofs')
const params = proofParams

/** What an owner adds to a proof: versions, answers, settled remarks, and the order of what is approved. */
export function ownerEntryRoutes(
  app: App,
  deps: OwnerRouteDeps,
  preHandler: ReturnType<typeof perCaller>,
): void {
  const { auth, store } = deps
  const { own, view, entryOf } = ownerAccess(deps)
  const offer = rugOffers(deps)

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
    const body = await offer(request.body, waitingCaller(request, reply))
    return reply.headers(NO_STORE).send(await add(request, request.params.id, request.body.version, body))
  })

  const remark = about(
    'Answers a remark, or makes one',
    { 200: ownedProof },
    { params, body: ownerRemarkRequest },
  )
  app.post('/api/account/proofs/:id/remarks', { schema: remark, preHandler }, async (request, reply) => {
    const { id, ...body } = request.body
    const answer = await add(request, request.params.id, id, { kind: 'remark', ...body })
    return reply.headers(NO_STORE).send(answer)
  })

  const resolve = about(
    'Settles a remark, or opens it again',
    { 200: ownedProof },
    { params, body: resolutionRequest },
  )
  app.post('/api/account/proofs/:id/resolutions', { schema: resolve, preHandler }, async (request, reply) => {
    const { id, ...body } = request.body
    const answer = await add(request, request.params.id, id, { kind: 'resolution', ...body })
    return reply.headers(NO_STORE).send(answer)
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
    return reply.headers(NO_STORE).send({ versions: [...(await cartApproved(deps, saved, entry))] })
  })
}
