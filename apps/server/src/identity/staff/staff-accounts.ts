import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

import type { Database } from '../../platform/db/database.ts'
import { staffAccountStore, type Subject } from './staff-account.store.ts'
import type { Auth } from '../auth/auth.ts'
import { ApiError } from '../../platform/http/api-error.ts'

type Deps = {
  readonly database: Database
  readonly emails: readonly string[]
  readonly now: () => number
  readonly log: FastifyBaseLogger
}

export type StaffAccounts = ReturnType<typeof staffAccounts>

/**
 * The accounts of staff: each address of STAFF_EMAILS, pinned to the first account that came with it verified, because
 * a mailbox, and any account under its address, can pass to somebody else.
 */
export function staffAccounts({ database, emails, now, log }: Deps) {
  const store = staffAccountStore(database)

  /** Whether an account belongs to staff. `isVerified` is called before its address is pinned. */
  async function admits(account: Subject, isVerified: () => Promise<boolean>): Promise<boolean> {
    if (!emails.includes(account.email.toLowerCase())) return false
    const { provider, sub } = account
    const known = await store.pinnedTo(account)
    if (known === null && !(await isVerified())) {
      log.warn(
        { provider, sub },
        'the address of a staff account is refused: its provider has not verified it',
      )
      return false
    }
    const owner = known ?? (await store.pin(account, new Date(now())))
    if (owner !== sub)
      log.warn(
        { provider, sub, pinnedTo: owner },
        'another account has the address of a staff account and is refused; `npm run staff -- release` makes room for it',
      )
    return owner === sub
  }

  return { admits }
}

export type StaffActor = `staff:${string}`

/** Requires a member of staff. Throws `desk/not-staff` for everybody else, and what `requirePerson` throws. */
export function staffOnly(auth: Auth, accounts: StaffAccounts) {
  return async (request: FastifyRequest): Promise<StaffActor> => {
    const person = await auth.requirePerson(request)
    // Sessions of a provider that is no longer configured may still exist.
    const isNamed = person.provider === auth.provider
    const isStaff = isNamed && (await accounts.admits(person, () => auth.isEmailVerified(request, person)))
    if (!isStaff) throw new ApiError('desk/not-staff')
    return `staff:${person.email}`
  }
}
