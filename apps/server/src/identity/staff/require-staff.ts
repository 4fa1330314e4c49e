import type { FastifyRequest } from 'fastify'

import type { Auth } from '../auth/auth.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { StaffAccounts } from './staff-accounts.ts'

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
