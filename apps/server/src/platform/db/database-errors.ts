const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
])

/**
 * Whether an error means that the database is unreachable, stopping, overloaded or not yet migrated, rather than that a
 * query was wrong. SQLSTATE classes from PostgreSQL's Appendix A.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message, cause, syscall } = error as Error & { code?: string; syscall?: string }
  return (
    CONNECTION_ERRORS.has(code) ||
    // The Unix socket disappears with a stopped server.
    (code === 'ENOENT' && syscall === 'connect') ||
    // Connection, resources, operator intervention, system error, transaction rollback; a lock not available; a table
    // that the first migration has yet to create.
    /^(?:08|53|57|58|40)...$|^55P03$|^42P01$/.test(code) ||
    /^(?:timeout exceeded when trying to connect|Connection terminated)/.test(message) ||
    isDatabaseAway(cause)
  )
}

/** Whether a statement gave up waiting for a lock (SQLSTATE 55P03). */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '55P03' || isLocked(error.cause)
}

/**
 * Whether a write failed because its account no longer exists: it may be deleted in another tab between authentication
 * and the write (SQLSTATE 23503, foreign key violation).
 */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string }
  return (code === '23503' && constraint.endsWith('_person_id_person_id_fk')) || isPersonGone(error.cause)
}
