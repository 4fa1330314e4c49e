import type { Role } from '@nawl/domain/staff/roles'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../platform/db/database.ts'
import { type Holder, proofState } from '../second-factor/proof.store.ts'
import { type FactorRule, needsFactor } from '../second-factor/require-factor.ts'
import { staffAccountStore, type Subject } from './staff-account.store.ts'
import { staffMemberStore } from './staff-member.store.ts'

type Deps = {
  readonly database: Database
  /** STAFF_EMAILS, in lower case. */
  readonly emails: readonly string[]
  /** Whether roles that move money must have a second factor. */
  readonly factorRule: FactorRule
  readonly now: () => number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export type StaffAccounts = ReturnType<typeof staffAccounts>

/**
 * The accounts of staff: each address of STAFF_EMAILS, whose holder is an owner, and each that an owner invited. An
 * address is pinned to the first account that signs in with it verified, because a mailbox, and any account under its
 * address, can pass to somebody else. A session alone pins nothing: it may be older than the change of hands.
 */
export function staffAccounts({ database, emails, factorRule, now, log }: Deps) {
  const store = staffAccountStore(database)
  const members = staffMemberStore(database)

  /** The role of an account; null for everybody else. An address that is not pinned is pinned if `isSignIn` says so. */
  async function roleOf(account: Subject, isSignIn: () => Promise<boolean>): Promise<Role | null> {
    const email = account.email.toLowerCase()
    const role = emails.includes(email) ? 'owner' : await members.roleOf(email)
    if (role === null) return null
    const { provider, sub } = account
    const known = await store.pinnedTo(account)
    if (known === null && !(await isSignIn())) {
      log.warn(
        { provider, sub },
        'the address of a staff account belongs to nobody yet: a new sign-in, with the address verified, takes it',
      )
      return null
    }
    const holder = known ?? (await store.pin(account, new Date(now())))
    if (holder === sub) return role
    log.warn(
      { provider, sub, pinnedTo: holder },
      'another account has the address of a staff account and is refused; `npm run staff -- release` makes room for it',
    )
    return null
  }

  return {
    roleOf,
    /** How a session stands with the second factor of its holder. */
    proofOf: (holder: Holder) => proofState(database.orm, holder, now()),
    /** Whether a role must have a second factor. */
    needsFactor: (role: Role) => needsFactor(role, factorRule),
  }
}
