import type { ProofState } from '../second-factor/proof.store.ts'
import type { Permission, Role } from '@nawl/domain/staff/roles'

export type StaffActor = `staff:${string}`

/** A member of staff at the desk, or a program with an API token that a member made. */
export type Member = {
  readonly email: string
  readonly role: Role
  /** Those of the role; of a token, its scopes as far as the role includes them. */
  readonly permissions: readonly Permission[]
  readonly actor: StaffActor
  /** Of the browser; empty for a program. */
  readonly sessionId: string
  /** How this browser stands with the member's second factor; `token` for a program, which cannot be asked for one. */
  readonly proof: ProofState
}
