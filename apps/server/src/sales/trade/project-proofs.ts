import type { OwnedProofs } from '@nawl/contract/proofs/proof'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import type { ProofDecision } from '@nawl/domain/proofs/proof'
import type { Project } from '@nawl/domain/trade/project'

import { designHash } from '../carts/approved-design.ts'

type Named = { readonly id: string; readonly personId: string }

/** A rug as a client sees it in a proof of a project, and what the client said of it. */
export type ShownToClient = {
  readonly proof: string
  /** The option that it was made of. */
  readonly option: string
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
  /** When each design was approved, by its hash. Throws where an approval is not of this shop. */
  readonly approvals: (project: Named) => Promise<ReadonlyMap<string, Date>>
}

/** What the client said of an option: of exactly its design, or else of a newer version that took its place. */
export function saidOf(
  { id, design }: { readonly id: string; readonly design: DesignSnapshot },
  lines: readonly ShownToClient[],
): (ShownToClient & { readonly isNewer: boolean }) | null {
  const hash = designHash(design)
  const same = lines.filter((line) => line.hash === hash).toSorted(byDecision)
  const found = same[0] ?? lines.filter(({ option }) => option === id).toSorted(byDecision)[0]
  return found ? { ...found, isNewer: found.hash !== hash } : null
}

/** The latest decision first, what waits last. */
const byDecision = (a: ShownToClient, b: ShownToClient) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0)

/** The project with the approvals of its designs, so that quotes and orders have them and packs print them. */
export function withApprovals({ plan, designs }: Project, approvals: ReadonlyMap<string, Date>): Project {
  const approved = Object.entries(designs).map(([id, option]) => {
    const hash = designHash(option.design)
    const at = approvals.get(hash)?.toISOString()
    return [
      id,
      at === undefined ? option : { ...option, design: { ...option.design, approval: { hash, at } } },
    ]
  })
  return { plan, designs: Object.fromEntries(approved) }
}
