/** Refusals of the desk. */
export const DESK_ERRORS = {
  'desk/not-staff': { status: 403, title: 'The desk is for the staff' },
  'desk/not-permitted': { status: 403, title: 'Your role at the desk does not include that' },
  'staff/already-member': { status: 409, title: 'This address is of the staff already' },
  'staff/no-such-member': { status: 404, title: 'Nobody of the staff has this address' },
  'staff/not-yourself': { status: 409, title: 'Your own role is changed by another owner' },
  'staff/by-configuration': {
    status: 409,
    title: 'This owner is named in STAFF_EMAILS, and is changed there',
  },
  'staff/changed-meanwhile': { status: 409, title: 'Somebody else changed this member meanwhile' },
} as const
