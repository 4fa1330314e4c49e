/** Errors of signed links from e-mails. */
export const LINK_ERRORS = {
  'link/invalid': { status: 400, title: 'The link is incomplete, or not one of ours' },
  'link/wrong-purpose': { status: 400, title: 'The link is for something else' },
  'link/expired': { status: 410, title: 'The link is no longer valid' },
} as const satisfies Record<string, { status: number; title: string }>
