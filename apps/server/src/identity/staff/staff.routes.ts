import { activityQuery, activityResponse } from '@nawl/contract/desk/activity'
import {
  changeRoleRequest,
  deskCaller,
  inviteRequest,
  memberParams,
  staffList,
} from '@nawl/contract/desk/staff'
import { permissionsOf } from '@nawl/domain/staff/roles'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/hourly-limit.ts'
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
  const managed = { permission: 'staff.manage' } as const

  const me = about('Who calls, and what their role permits', { 200: deskCaller })
  app.get('/api/desk/me', { schema: me, config: { permission: 'any' } }, async (request) => {
    const { email, role } = memberOf(request)
    return { email, role, permissions: permissionsOf(role) }
  })

  const list = about('The members of staff', { 200: staffList })
  app.get('/api/desk/staff', { schema: list, config: managed }, changes.list)

  const invite = about('Invites somebody by e-mail', { 200: staffList }, { body: inviteRequest })
  app.post('/api/desk/staff', { schema: invite, config: managed }, async (request) => {
    const { email, ...invitation } = request.body
    const by = memberOf(request)
    if (!(await limit(by.email))) throw new ApiError('request/too-many')
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
