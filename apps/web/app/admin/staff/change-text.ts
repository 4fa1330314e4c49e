import type { ActivityResponse } from '@nawl/contract/desk/activity'
import * as messages from '@nawl/messages/staff'

type Change = ActivityResponse['changes'][number]

/** A change as a sentence. */
export function changeText({ kind, subject, before, after }: Change): string {
  const role = (values: Change['before']) => messages.roleName({ role: String(values?.['role'] ?? '') })
  switch (kind) {
    case 'staff.invited':
      return messages.didInvite({ email: subject, role: role(after) })
    case 'staff.role-changed':
      return messages.didChangeRole({ email: subject, before: role(before), after: role(after) })
    case 'staff.removed':
      return messages.didRemove({ email: subject, role: role(before) })
    case 'settings.changed':
      return messages.didChangeSettings
  }
}
