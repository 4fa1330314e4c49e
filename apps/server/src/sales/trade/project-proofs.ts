import type { OwnedProofs } from '@nawl/contract/proofs/proof'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import type { ProofDecision } from '@nawl/domain/proofs/proof'
import { optionsOf, type Project } from '@nawl/domain/trade/project'

import { designHash } from '../carts/approved-design.ts'

type Named = { readonly id: string; readonly personId: string }

/** A rug as a client sees it in a proof of a project, and what the client said of it. */
export type ShownToClient = {
  readonly proof: string
  /** The option that it was made of. */
  readonly option: string
  /** The rug that it is a proposal for; null in a proof that does not say. */
  readonly place: string | null
  readonly design: DesignSnapshot
  readonly hash: string
  readonly decision: ProofDecision | null
  readonly author: string
  readonly at: Date | null
  /** Remarks that are not settled. */
  readonly remarks: number
}

/** The proofs in which the rugs of a project are shown. */
export type ProjectProofs = {
  readonly list: (project: Named) => Promise<{
    readonly proofs: OwnedProofs
    readonly lines: readonly ShownToClient[]
  }>
  /** The rugs as clients see them. Throws where an approval is not of this shop. */
  readonly signed: (project: Named) => Promise<readonly ShownToClient[]>
}

/**
 * What the client said of an option, or of a newer version that took its place. An option that was not shown itself is
 * judged by a rug of exactly its design: that is how an approved version comes back into the project. So is one that is
 * shown again, by what was said of the same design for the same place.
 */
export function saidOf(
  {
    id,
    design,
    place,
  }: { readonly id: string; readonly design: DesignSnapshot; readonly place: string | null },
  lines: readonly ShownToClient[],
): (ShownToClient & { readonly isNewer: boolean }) | null {
  const hash = designHash(design)
  const own = lines.filter(({ option }) => option === id)
  const alike = lines.filter((line) => line.hash === hash && !own.includes(line))
  const before = alike.filter((line) => place !== null && line.place === place)
  const judged = own.length > 0 ? [...own, ...before] : alike
  const [found] = judged.toSorted(byDecision)
  return found ? { ...found, isNewer: found.hash !== hash } : null
}

/** The latest decision first, what waits last. */
const byDecision = (a: ShownToClient, b: ShownToClient) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0)

/** The project with the approvals of its designs, so that quotes and orders have them and packs print them. */
export function withApprovals({ plan, designs }: Project, lines: readonly ShownToClient[]): Project {
  const places = new Map(optionsOf(plan).map(({ rug, option }) => [option.id, rug.id]))
  const approved = Object.entries(designs).map(([id, option]) => {
    const said = saidOf({ id, design: option.design, place: places.get(id) ?? null }, lines)
    if (said?.decision !== 'approved' || said.isNewer || said.at === null) return [id, option]
    const approval = { hash: said.hash, at: said.at.toISOString() }
    return [id, { ...option, design: { ...option.design, approval } }]
  })
  return { plan, designs: Object.fromEntries(approved) }
}
