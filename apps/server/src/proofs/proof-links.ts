import { decisionText } from '@nawl/domain/proofs/add-entry'

import { ApiError } from '../platform/http/api-error.ts'
import { type LinksDeps, signedLinks } from '../platform/email/signed-links.ts'
import { sha256 } from '../platform/sha256.ts'

export type ProofLinks = ReturnType<typeof proofLinks>

/** What `decisionText` is made of, besides the proof. */
type Decided = Parameters<typeof decisionText>[1]

/** Links that open a proof without an account, and signatures of what was decided there. Call outside a transaction. */
export function proofLinks(deps: LinksDeps) {
  const links = signedLinks(deps)

  return {
    /** The secret of the `n`-th link of a proof. */
    tokens: async (): Promise<(proof: string, n: number) => string> => {
      const { sign } = await links()
      return (proof, n) => sign('proof', `${proof}~${n}`)
    },

    /** The proof that a secret is of, and the number of its link; null for what is none. */
    read: async (token: string): Promise<{ readonly proof: string; readonly n: number } | null> => {
      const { read } = await links()
      const { id } = readOrNull(() => read('proof', token)) ?? { id: '' }
      const [, proof, n] = /^([0-9a-f-]{36})~(\d{1,9})$/.exec(id) ?? []
      return proof === undefined ? null : { proof, n: Number(n) }
    },

    signer: async (): Promise<(proof: string, decided: Decided) => string> => {
      const { sign } = await links()
      return (proof, decided) => sign('proof-decision', digest(proof, decided))
    },

    /** Tells whether a decision is signed by this shop, as it is: of this proof, version, content, person and time. */
    verifier: async (): Promise<(proof: string, decided: Decided, signature: string) => boolean> => {
      const { read } = await links()
      return (proof, decided, signature) =>
        readOrNull(() => read('proof-decision', signature))?.id === digest(proof, decided)
    },
  }
}

const digest = (proof: string, decided: Decided) => sha256(decisionText(proof, decided))

function readOrNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
