import type { Role } from '@nawl/domain/staff/roles'
import { tokenPermissions } from '@nawl/domain/staff/token-scopes'
import type { FastifyRequest } from 'fastify'

import type { Database } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { bearerToken } from '../auth/recognise/recognise.ts'
import type { Member } from '../staff/member.ts'
import { staffMemberStore } from '../staff/staff-member.store.ts'
import { type ApiToken, apiTokenStore } from './api-token.store.ts'

export const TOKEN_PREFIX = 'nawl_'
const CALLS_PER_HOUR = 3_600
/** Nobody guesses 256 bits: this keeps a program with a dead token from asking for ever. */
const REFUSALS_PER_HOUR = 60

type Deps = {
  readonly database: Database
  readonly config: { readonly staff: readonly string[] }
  readonly now: () => number
  readonly limits: HourlyLimits
}

export type TokenCallers = ReturnType<typeof tokenCallers>

/** The callers with API tokens. */
export function tokenCallers({ database, config, now, limits }: Deps) {
  const tokens = apiTokenStore(database)
  const members = staffMemberStore(database)
  const limit = limits('api-token', CALLS_PER_HOUR)
  const refusals = limits('api-token-refused', REFUSALS_PER_HOUR)

  /** The role of a member of staff by address; null for everybody else. */
  const roleOf = async (email: string): Promise<Role | null> =>
    config.staff.includes(email) ? 'owner' : members.roleOf(email)

  /**
   * The caller of a request with an API token, with its scopes as permissions; null for a request without one. Throws
   * `desk/token-…`, and `request/too-many` beyond the limits: of a token, and of refusals for a caller.
   */
  async function callerAt(request: FastifyRequest): Promise<Member | null> {
    const token = bearerToken(request.headers.authorization)
    if (token === null || !token.startsWith(TOKEN_PREFIX)) return null
    const found = await tokens.find(token)
    const role = found && found.revokedAt === null ? await roleOf(found.createdBy) : null
    if (!found || role === null) return refuse(request, 'desk/token-refused')
    if (isExpired(found, now())) return refuse(request, 'desk/token-expired')
    await limit.check(found.id)
    await tokens.used(found.id, new Date(now()).toISOString().slice(0, 10))
    const { createdBy: email, name, scopes } = found
    return {
      email,
      role,
      permissions: tokenPermissions(scopes, role),
      actor: `staff:${email} (${name})`,
      sessionId: '',
      proof: 'token',
    }
  }

  async function refuse(
    { ip }: FastifyRequest,
    code: 'desk/token-refused' | 'desk/token-expired',
  ): Promise<never> {
    throw new ApiError((await refusals.allows(ip)) ? code : 'request/too-many')
  }

  return { callerAt, roleOf }
}

const isExpired = ({ expiresAt }: ApiToken, now: number) => expiresAt !== null && expiresAt.getTime() <= now
