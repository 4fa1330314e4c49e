/**
 * Whether a write failed because its account no longer exists: it may be deleted in another tab between authentication
 * and the write (SQLSTATE 23503, foreign key violation).
 */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string }
  return (code === '23503' && constraint.endsWith('_person_id_person_id_fk')) || isPersonGone(error.cause)
}
