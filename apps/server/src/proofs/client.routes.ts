import {
  decisionRequest,
  proofTokenParams,
  proofView,
  remarkRequest,
  type ProofView,
} from '@nawl/contract/proofs/proof'
import type { ProofEntry } from '@nawl/domain/proofs/proof'
import { MOST_PIN_TRIES, proofLinkState, readPin } from '@nawl/domain/proofs/proof-link'

import { ApiError, described } from '../platform/http/api-error.ts'
import { perCaller } from '../platform/http/limits/hourly-limit.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { NO_STORE } from '../platform/http/caching.ts'
import type { ProofDeps } from './proof-deps.ts'
import type { ProofLinks } from './proof-links.ts'
import { isPin } from './proof-pin.ts'
import { clientView } from './proof-views.ts'
import type { ProofStore, SavedProof } from './proof.store.ts'

/** Per caller: ten people of one office, each with a remark a minute. */
const REMARKS_PER_HOUR = 600
const DECISIONS_PER_HOUR = 120
/** The longest remark, in letters of four bytes, and what is around it. */
const BODY_LIMIT = 16 * 1024

type Deps = ProofDeps & { readonly store: ProofStore; readonly links: ProofLinks }

const about = described('proofs')
const params = proofTokenParams
const fresh = { ...NO_STORE, 'referrer-policy': 'no-referrer' }

/** /api/proofs/{token}: what a client sees and says with the link alone; with the PIN, what they decide. */
export function clientProofRoutes(app: App, deps: Deps): void {
  const { store, links, limits, now } = deps

  /** The proof that a link opens, or the refusal that says why it does not. */
  async function opened(token: string): Promise<SavedProof> {
    const link = await links.read(token)
    const saved = link && (await store.find(link.proof))
    if (!link || !saved) throw new ApiError('proof/not-found')
    if (link.n !== saved.row.link) throw new ApiError('proof/revoked')
    const state = proofLinkState(saved.row, new Date(now()))
    if (state !== 'open') throw new ApiError(`proof/${state}`)
    return saved
  }
  const view = async (token: string): Promise<ProofView> =>
    clientView(await opened(token), { ...deps, prices: deps.settings.prices })
  async function add(token: string, entry: ProofEntry): Promise<ProofView> {
    const { row } = await opened(token)
    const added = await store.add(row.id, entry)
    if (!added.ok) throw new ApiError(`proof/${added.reason}`)
    return view(token)
  }

  const show = about('A proof as its client sees it', { 200: proofView }, { params })
  app.get('/api/proofs/:token', { schema: show }, async (request, reply) =>
    reply.headers(fresh).send(await view(request.params.token)),
  )

  const remark = about(
    'Adds a remark, or an answer to one',
    { 200: proofView },
    { params, body: remarkRequest },
  )
  const mayRemark = perCaller(limits('proof-remarks', REMARKS_PER_HOUR))
  const remarking = { schema: remark, preHandler: mayRemark, bodyLimit: BODY_LIMIT }
  app.post('/api/proofs/:token/remarks', remarking, async (request, reply) => {
    const { id, name, ...body } = request.body
    const entry = { id, at: new Date(now()), by: 'client', name, body: { kind: 'remark', ...body } } as const
    return reply.headers(fresh).send(await add(request.params.token, entry))
  })

  const decide = about(
    'Approves the newest version of a line, or declines it',
    { 200: proofView },
    {
      params,
      body: decisionRequest,
      description:
        'Needs the PIN that the owner has given the client; after ten wrong ones only the owner can unlock it. ' +
        'What is no longer the newest version is refused with proof/changed.',
    },
  )
  const mayDecide = perCaller(limits('proof-decisions', DECISIONS_PER_HOUR))
  app.post(
    '/api/proofs/:token/decisions',
    { schema: decide, preHandler: mayDecide },
    async (request, reply) => {
      const { id, name, pin, version, hash, decision } = request.body
      const saved = await opened(request.params.token)
      await requirePin(store, saved, pin)
      const before = saved.entries.find((entry) => entry.id === id)
      const at = before?.at ?? new Date(now())
      const said = { id, at, name, body: { version, hash, decision } }
      const signature = (await links.signer())(saved.row.id, said)
      const entry = { ...said, by: 'client', body: { kind: 'decision', ...said.body, signature } } as const
      return reply.headers(fresh).send(await add(request.params.token, entry))
    },
  )
}

/** Throws unless a PIN is that of the proof. Every wrong one counts, also of tries at the same time. */
async function requirePin(store: ProofStore, { row }: SavedProof, typed: string): Promise<void> {
  if (row.pinHash === null) throw new ApiError('proof/no-pin')
  if (row.pinTries >= MOST_PIN_TRIES || !(await store.countTry(row.id))) throw new ApiError('proof/locked')
  // What is no PIN is tried as one, so that it takes as long and counts.
  if (!(await isPin(readPin(typed) ?? '', row.pinHash)))
    throw new ApiError('proof/wrong-pin', { field: 'pin' })
  await store.forgiveTry(row.id)
}
