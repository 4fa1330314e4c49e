import { newestVersion, type ProofLine } from '@nawl/domain/proofs/proof'

import { ApiError } from '../platform/http/api-error.ts'
import { designHash } from '../sales/carts/approved-design.ts'
import type { ProofLinks } from './proof-links.ts'

/** Throws unless this shop signed each approval, and the design still is what was approved. */
export async function requireSigned(
  links: Pick<ProofLinks, 'verifier'>,
  proof: string,
  due: readonly ProofLine[],
): Promise<void> {
  const isSigned = await links.verifier()
  for (const line of due) {
    const { decided } = line
    const { hash, design } = newestVersion(line)
    const isOurs =
      decided !== null &&
      decided.hash === hash &&
      designHash(design) === hash &&
      isSigned(
        proof,
        { id: decided.id, at: decided.at, name: decided.author, body: decided },
        decided.signature,
      )
    if (!isOurs) throw new ApiError('proof/forged')
  }
}
