import { newestVersion, proofLines } from '@nawl/domain/proofs/proof'
import { approvedVersion } from '@nawl/domain/proofs/add-entry'

import type { ProjectProofs, ShownToClient } from '../sales/trade/project-proofs.ts'
import type { ProofDeps } from './proof-deps.ts'
import { proofLinks } from './proof-links.ts'
import { listedProof, listFigures } from './proof-views.ts'
import { proofStore, type SavedProof } from './proof.store.ts'
import { requireSigned } from './signed-approvals.ts'

/** What clients said in the proofs of a project, for its member and for quotes. */
export function projectProofs({
  database,
  config,
  now,
}: Pick<ProofDeps, 'database' | 'config' | 'now'>): ProjectProofs {
  const store = proofStore({ database })
  const links = proofLinks({ database, secret: config.keySecret })
  const linesOf = ({ row, entries }: SavedProof): readonly ShownToClient[] =>
    proofLines(entries).map((line) => {
      const { design, hash } = newestVersion(line)
      const { decided, threads } = line
      return {
        proof: row.id,
        option: line.id,
        place: line.versions[0].place ?? null,
        design,
        hash,
        decision: decided?.decision ?? null,
        author: decided?.author ?? '',
        at: decided?.at ?? null,
        remarks: threads.filter(({ by, resolvedAt }) => by === 'client' && resolvedAt === null).length,
      }
    })
  return {
    list: async ({ id, personId }) => {
      const saved = await store.ofProject(personId, id)
      const at = new Date(now())
      const proofs = saved.map(({ row, entries }) => listedProof({ row, ...listFigures(entries) }, at))
      return { proofs, lines: saved.flatMap(linesOf) }
    },
    signed: async ({ id, personId }) => {
      const saved = await store.ofProject(personId, id)
      for (const { row, entries } of saved) {
        const approved = proofLines(entries).filter((line) => approvedVersion(line) !== null)
        await requireSigned(links, row.id, approved)
      }
      return saved.flatMap(linesOf)
    },
  }
}
