import type { FastifyRequest } from 'fastify'

import type { Auth } from '../auth/auth.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { StaffAccounts } from './staff-accounts.ts'

export type StaffActor = `staff:${string}`

/** Who of the staff calls. Throws `desk/not-staff` for people who are none, and what `requirePerson` throws. */
export function staffOnly(auth: Auth, accounts: StaffAccounts) {
  return async (request: FastifyRequest): Promise<StaffActor> => {
    const person = await auth.requirePerson(request)
    // Sessions of a provider that the shop has since left may still stand.
    const isNamed = person.provider === auth.provider
    const isStaff = isNamed && (await accounts.admits(person, () => auth.isEmailVerified(request, person)))
    if (!isStaff) throw new ApiError('desk/not-staff')
    return `staff:${person.email}`
  }
}
