import { type Permission, permissionsOf } from '@nawl/domain/staff/roles'
import type { FastifyRequest } from 'fastify'

import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimit } from '../../platform/http/limits/hourly-limit.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { Auth } from '../auth/auth.ts'
import { requireFactor } from '../second-factor/require-factor.ts'
import type { TokenCallers } from '../tokens/token-callers.ts'
import type { Member } from './member.ts'
import type { StaffAccounts } from './staff-accounts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route of the desk needs; `any` is for every role, `own` the same for people alone, not for programs. */
    permission?: Permission | 'any' | 'own'
  }
}

export type MemberOf = (request: FastifyRequest) => Member

export type DeskDeps = {
  readonly auth: Auth
  readonly staff: StaffAccounts
  readonly tokens: TokenCallers
}

/**
 * Guards all routes that are added to `app` afterwards, and returns who calls: before any other part of a request is
 * read, its caller must be of the staff or a program with an API token, with the route's `config.permission`, and staff
 * must have proven their second factor as its `config.secondFactor` asks. A route that names no permission fails at the
 * start of the shop. Give it a scope of its own.
 */
export function deskScope(app: App, { auth, staff, tokens }: DeskDeps): MemberOf {
  const members = new WeakMap<FastifyRequest, Member>()
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.permission) throw new Error(`the desk's route ${url} names no permission`)
  })
  app.addHook('onRequest', async (request) => {
    const member = (await tokens.callerAt(request)) ?? (await memberAt(request))
    const needed = request.routeOptions.config.permission
    if (!mayOpen(member, needed)) throw new ApiError('desk/not-permitted')
    requireFactor(member.proof, staff.needsFactor(member.role), request.routeOptions.config)
    members.set(request, member)
  })
  app.addHook('onSend', async (_request, reply) => void reply.headers(NO_STORE))

  /** Throws `desk/not-staff` for everybody else, and what `requirePerson` throws. */
  async function memberAt(request: FastifyRequest): Promise<Member> {
    const person = await auth.requirePerson(request)
    // Sessions of a provider that is no longer configured may still exist.
    const isCurrent = person.provider === auth.provider
    const role = isCurrent ? await staff.roleOf(person, () => auth.isSignIn(request, person)) : null
    if (role === null) throw new ApiError('desk/not-staff')
    const email = person.email.toLowerCase()
    const { sessionId } = person
    const proof = await staff.proofOf({ email, sessionId })
    const permissions = permissionsOf(role)
    return { email, role, permissions, actor: `staff:${person.email}`, sessionId, proof }
  }

  return (request) => {
    const member = members.get(request)
    if (!member) throw new ApiError('desk/not-staff')
    return member
  }
}

/** Who calls, within an hourly limit of each member. */
export const limitedMember =
  (memberOf: MemberOf, limit: HourlyLimit) =>
  async (request: FastifyRequest): Promise<Member> => {
    const member = memberOf(request)
    await limit.check(member.email)
    return member
  }

function mayOpen({ permissions, proof }: Member, needed: Permission | 'any' | 'own' | undefined): boolean {
  if (needed === 'own') return proof !== 'token'
  return needed === 'any' || (needed !== undefined && permissions.includes(needed))
}
