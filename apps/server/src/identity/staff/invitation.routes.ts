import { invitation, invitationQuery } from '@nawl/contract/desk/staff'

import type { App } from '../../platform/http/fastify-app.ts'
import { refusals } from '../../platform/http/api-error.ts'
import { staffInvitations, type InvitationDeps } from './staff-invitations.ts'

/** GET /api/staff-invitation: who invited whom as what, for whoever has the link of the letter. */
export function invitationRoutes(app: App, deps: InvitationDeps): void {
  const invitations = staffInvitations(deps)
  const schema = {
    tags: ['account'],
    summary: 'An invitation to the desk, by the link of its letter',
    querystring: invitationQuery,
    response: { 200: invitation, ...refusals },
  }
  app.get('/api/staff-invitation', { schema }, ({ query }) => invitations.find(query.token))
}
