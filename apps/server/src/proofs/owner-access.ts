import type { OwnedProof } from '@nawl/contract/proofs/proof'
import type { ProofBody, ProofEntry } from '@nawl/domain/proofs/proof'

import { ApiError } from '../platform/http/api-error.ts'
import type { ProofDeps } from './proof-deps.ts'
import type { ProofLinks } from './proof-links.ts'
import { projectStore } from '../sales/trade/project.store.ts'
import { ownerView } from './proof-views.ts'
import type { ProofStore, SavedProof } from './proof.store.ts'

export type OwnerRouteDeps = ProofDeps & { readonly store: ProofStore; readonly links: ProofLinks }
type Caller = Awaited<ReturnType<ProofDeps['auth']['requirePerson']>>

/** How owners reach their own proofs: another's is refused as one that there is not. */
export function ownerAccess(deps: OwnerRouteDeps) {
  const { store, links, settings, now } = deps
  const projects = projectStore(deps)

  async function own({ id }: Pick<Caller, 'id'>, proof: string): Promise<SavedProof> {
    const saved = await store.own(id, proof)
    if (!saved) throw new ApiError('proof/not-found')
    return saved
  }

  async function view(caller: Pick<Caller, 'id'>, proof: string): Promise<OwnedProof> {
    const saved = await own(caller, proof)
    const token = (await links.tokens())(saved.row.id, saved.row.link)
    const project = await projectOf(saved.row)
    return ownerView(saved, { ...deps, prices: settings.prices }, { token, project, now: new Date(now()) })
  }

  /** Null for a proof of saved designs, and once its project is deleted. */
  async function projectOf({ projectId, personId }: SavedProof['row']): Promise<OwnedProof['project']> {
    if (projectId === null) return null
    const [row] = await projects.named({ id: projectId, personId })
    return row ? { id: row.id, name: row.content.plan.name } : null
  }

  const entryOf = <Body extends ProofBody>(caller: Caller, id: string, body: Body): ProofEntry<Body> => ({
    id,
    at: new Date(now()),
    by: 'owner',
    name: caller.name ?? '',
    body,
  })

  return { own, view, entryOf }
}
