import { activityQuery, activityResponse } from '@nawl/contract/desk/activity'
import {
  changeRoleRequest,
  type DeskCaller,
  deskCaller,
  inviteRequest,
  memberParams,
  resetFactorRequest,
  staffList,
} from '@nawl/contract/desk/staff'

import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { listChanges } from './desk-change.store.ts'
import { type DeskDeps, deskScope } from './desk-scope.ts'
import { staffChanges, type StaffChangesDeps } from './staff-changes.ts'

type Deps = DeskDeps & StaffChangesDeps & { readonly limits: HourlyLimits }

const INVITATIONS_PER_HOUR = 30
const about = described('desk')

/** /api/desk/me, /staff and /activity: who calls, who is of the staff, and what was changed. */
export function staffRoutes(app: App, deps: Deps): void {
  const memberOf = deskScope(app, deps)
  const changes = staffChanges(deps)
  const limit = deps.limits('staff-invitation', INVITATIONS_PER_HOUR)
  const seen = { permission: 'staff.manage' } as const
  const managed = { ...seen, secondFactor: 'fresh' } as const

  const me = about('Who calls, and what their role permits', { 200: deskCaller })
  // Pages ask this to know whether to lead to the second factor.
  const unasked = { permission: 'any', secondFactor: 'nothing' } as const
  app.get('/api/desk/me', { schema: me, config: unasked }, async (request) => {
    const { email, role, permissions, proof } = memberOf(request)
    const isNeeded = deps.staff.needsFactor(role)
    const missing = isNeeded ? 'required' : permissions.includes('money.move') ? 'advised' : 'none'
    const secondFactor: DeskCaller['secondFactor'] = proof === 'none' ? missing : 'set-up'
    return { email, role, permissions: [...permissions], secondFactor }
  })

  const list = about('The members of staff', { 200: staffList })
  app.get('/api/desk/staff', { schema: list, config: seen }, changes.list)

  const invite = about('Invites somebody by e-mail', { 200: staffList }, { body: inviteRequest })
  app.post('/api/desk/staff', { schema: invite, config: managed }, async (request) => {
    const { email, ...invitation } = request.body
    const by = memberOf(request)
    await limit.check(by.email)
    await changes.invite(by, { email: email.toLowerCase(), ...invitation })
    return changes.list()
  })

  const ofMember = { params: memberParams }
  const role = about(
    'Gives a member another role',
    { 200: staffList },
    { ...ofMember, body: changeRoleRequest },
  )
  app.put('/api/desk/staff/:email/role', { schema: role, config: managed }, async (request) => {
    await changes.changeRole(memberOf(request), request.params.email.toLowerCase(), request.body)
    return changes.list()
  })

  const remove = about('Takes a member’s access away', { 200: staffList }, ofMember)
  app.delete('/api/desk/staff/:email', { schema: remove, config: managed }, async (request) => {
    await changes.remove(memberOf(request), request.params.email.toLowerCase())
    return changes.list()
  })

  const reset = about(
    'Resets a member’s second factors',
    { 200: staffList },
    { ...ofMember, body: resetFactorRequest },
  )
  const resetPath = '/api/desk/staff/:email/reset-second-factor'
  app.post(resetPath, { schema: reset, config: managed }, async (request) => {
    const by = memberOf(request)
    await changes.resetFactor(by, request.params.email.toLowerCase(), request.body.language)
    return changes.list()
  })

  const activity = about(
    'What was changed, newest first',
    { 200: activityResponse },
    { querystring: activityQuery },
  )
  const read = { permission: 'activity.read' } as const
  app.get('/api/desk/activity', { schema: activity, config: read }, ({ query }) =>
    listChanges(deps.database.orm, query.before),
  )
}
