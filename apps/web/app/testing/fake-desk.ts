import type { DeskCaller } from '@nawl/contract/desk/staff'
import { permissionsOf, type Role } from '@nawl/domain/staff/roles'

import { type Answers, json } from './fake-api.ts'

/** The answers to who is at the desk, and to how many messages wait: none. */
export function deskCaller(
  role: Role = 'owner',
  email = 'noor@example.com',
  secondFactor: DeskCaller['secondFactor'] = 'set-up',
): Answers {
  return {
    'GET /api/desk/me': () => json({ email, role, permissions: permissionsOf(role), secondFactor }),
    'GET /api/desk/messages/waiting': () => json({ waiting: 0 }),
  }
}
