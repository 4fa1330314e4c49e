import type { ShownProofLine, ShownProofVersion } from '@nawl/contract/proofs/proof'

/** The newest version of a line. Throws for a line without versions, which there is not. */
export function newestVersionOf({ versions }: Pick<ShownProofLine, 'versions'>): ShownProofVersion {
  const newest = versions.at(-1)
  if (!newest) throw new Error('a line of a proof has a version')
  return newest
}
