/**
 * Whether a row could not be written because the person it belongs to is no more: an account may be deleted, in another
 * tab, between the moment we ask who calls and the moment we write (SQLSTATE 23503, foreign key violation).
 */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string }
  return (code === '23503' && constraint.endsWith('_person_id_person_id_fk')) || isPersonGone(error.cause)
}
