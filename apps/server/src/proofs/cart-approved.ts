import { approvedVersion } from '@nawl/domain/proofs/add-entry'
import { type Carted, newestVersion, type ProofEntry, proofLines } from '@nawl/domain/proofs/proof'

import { ApiError } from '../platform/http/api-error.ts'
import type { ProofDeps } from './proof-deps.ts'
import type { ProofLinks } from './proof-links.ts'
import type { ProofStore, SavedProof } from './proof.store.ts'
import { requireSigned } from './signed-approvals.ts'

type Deps = Pick<ProofDeps, 'sales'> & { readonly store: ProofStore; readonly links: ProofLinks }

/**
 * Puts every line that is approved and not in the cart yet into its owner's cart, with the approval on it; returns the
 * versions. Cart and proof change together, so that a repeated press adds nothing.
 */
export async function cartApproved(
  { sales: { carts }, store, links }: Deps,
  { row, entries }: SavedProof,
  entryOf: (versions: readonly string[]) => ProofEntry<Carted>,
): Promise<readonly string[]> {
  const {
    id: pressed,
    body: { isAgain },
  } = entryOf([])
  const repeated = entries.find(({ id }) => id === pressed)
  if (repeated?.body.kind === 'carted') return repeated.body.versions
  const due = proofLines(entries).filter(
    (line) => approvedVersion(line) !== null && (isAgain || line.cartedAt === null),
  )
  if (due.length === 0) throw new ApiError('proof/not-approved')
  await requireSigned(links, row.id, due)
  const versions = due.map((line) => newestVersion(line).id)
  const added = due.map((line) => {
    const { design, quantity, hash } = newestVersion(line)
    const at = (line.decided?.at ?? row.createdAt).toISOString()
    return { design: { ...design, approval: { hash, at } }, quantity }
  })
  const owner = { kind: 'person', personId: row.personId } as const
  const cart = await carts.addAll(owner, added, async (tx) => {
    const outcome = await store.addIn(tx, row.id, entryOf(versions))
    if (!outcome.ok) throw new ApiError(`proof/${outcome.reason}`)
    return outcome.isNew
  })
  if (!cart.ok) throw new ApiError(`cart/${cart.reason}`)
  return versions
}
