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
  'document/unknown': { status: 404, title: 'There is no such document' },
  'document/written-meanwhile': { status: 409, title: 'Somebody else changed this draft meanwhile' },
  'document/published-meanwhile': { status: 409, title: 'Somebody else published this meanwhile' },
  'document/no-such-revision': { status: 404, title: 'There is no such revision' },
  'document/already-public': { status: 409, title: 'This revision is public already, or was called off' },
  'document/refused': { status: 422, title: 'A field is not as it should be' },
} as const
