import type { OfferedOption } from '@nawl/contract/proofs/proof'
import type { OfferedVersion } from '@nawl/domain/proofs/proof'
import { optionsOf } from '@nawl/domain/trade/project'
import type { FastifyRequest } from 'fastify'

import { ApiError } from '../platform/http/api-error.ts'
import { designHash } from '../sales/carts/approved-design.ts'
import { projectStore } from '../sales/trade/project.store.ts'
import { memberAt } from '../sales/trade/trade-member.ts'
import type { ProofDeps } from './proof-deps.ts'

/** Offers options of a project as they were frozen there; each is a line with the option's id. */
export function optionOffers(deps: Pick<ProofDeps, 'auth' | 'database' | 'settings' | 'now'>) {
  const projects = projectStore(deps)
  const memberOf = memberAt(deps)

  return async (request: FastifyRequest, project: string | undefined) => {
    if (project === undefined) return unknownOption
    const { person } = await memberOf(request)
    const { content } = await projects.find({ id: project, personId: person.id })
    const placed = optionsOf(content.plan)
    return ({ option: id, name }: OfferedOption): OfferedVersion => {
      const found = placed.find(({ option }) => option.id === id)
      const design = content.designs[id]?.design
      if (!found || !design) return unknownOption()
      const { option, rug } = found
      const hash = designHash(design)
      return { kind: 'version', line: id, name, design, quantity: option.quantity, hash, place: rug.id }
    }
  }
}

function unknownOption(): never {
  throw new ApiError('project/unknown-option', { field: 'lines' })
}
