/** Refusals of the desk. */
export const DESK_ERRORS = {
  'desk/not-staff': { status: 403, title: 'The desk is for the staff' },
  'desk/not-permitted': { status: 403, title: 'Your role at the desk does not include that' },
  'desk/second-factor-needed': { status: 403, title: 'Prove with your second factor that it is you' },
  'desk/second-factor-missing': { status: 403, title: 'Your role needs a second factor: set one up first' },
  'second-factor/wrong': { status: 422, title: 'That is not right' },
  'second-factor/used': { status: 422, title: 'This code was used already; wait for the next' },
  'second-factor/locked': {
    status: 429,
    title:
      'Too many wrong codes; use a passkey or a recovery code, or ask another owner to reset your factors',
  },
  'second-factor/expired': { status: 409, title: 'That was begun too long ago; begin again' },
  'second-factor/no-passkeys': { status: 409, title: 'Passkeys need a shop at a host name, over https' },
  'second-factor/already-added': { status: 409, title: 'This passkey is there already' },
  'second-factor/too-many': { status: 409, title: 'There are second factors enough' },
  'second-factor/last': { status: 409, title: 'Your role needs a second factor: add another one first' },
  'second-factor/unknown': { status: 404, title: 'There is no such second factor' },
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
