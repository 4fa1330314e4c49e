/** Why a call that belongs to somebody is refused. */
export const ACCOUNT_ERRORS = {
  'account/sign-in-needed': { status: 401, title: 'Sign in first' },
  'account/token-refused': { status: 403, title: 'The access token is not one of ours, or too old' },
  'account/session-ended': { status: 403, title: 'The session has ended; sign in again' },
} as const satisfies Record<string, { status: number; title: string }>
