/** Errors of calls that need a signed-in person, and of saving. */
export const ACCOUNT_ERRORS = {
  'account/sign-in-needed': { status: 401, title: 'Sign in first' },
  'account/token-refused': { status: 403, title: 'The access token is not one of ours, or too old' },
  'account/session-ended': { status: 403, title: 'The session has ended; sign in again' },
  'account/unknown-rug': { status: 404, title: 'There is no such rug' },
  'account/unreadable-design': { status: 422, title: 'The link of the design cannot be read' },
  'account/too-many-favourites': { status: 409, title: 'The account holds as many favourites as it can' },
  'account/too-many-designs': { status: 409, title: 'The account holds as many saved designs as it can' },
} as const satisfies Record<string, { status: number; title: string }>
