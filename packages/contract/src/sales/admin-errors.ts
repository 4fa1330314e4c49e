/** Errors of access to the admin pages. */
export const ADMIN_ERRORS = {
  'desk/not-staff': { status: 403, title: 'The desk is for the staff' },
} as const satisfies Record<string, { status: number; title: string }>
