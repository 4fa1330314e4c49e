import type { FastifyRequest } from 'fastify'

import type { Auth } from '../auth/auth.ts'
import { ApiError } from '../http/api-error.ts'

export type StaffActor = `staff:${string}`

/** Who of the staff calls. Throws `desk/not-staff` for people who are none, and what `requirePerson` throws. */
export function staffOnly(auth: Auth, staff: readonly string[]) {
  return async (request: FastifyRequest): Promise<StaffActor> => {
    // Only addresses that the provider has verified come into an account.
    const { email } = await auth.requirePerson(request)
    if (!staff.includes(email.toLowerCase())) throw new ApiError('desk/not-staff')
    return `staff:${email}`
  }
}
