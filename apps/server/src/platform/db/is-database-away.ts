const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
])

/**
 * Whether an error means that the database does not answer, is stopping, too busy or not yet prepared, rather than
 * that we asked it something wrong. SQLSTATE classes after PostgreSQL's Appendix A.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message, cause, syscall } = error as Error & { code?: string; syscall?: string }
  return (
    CONNECTION_ERRORS.has(code) ||
    // A server on a socket of its machine takes that with it.
    (code === 'ENOENT' && syscall === 'connect') ||
    // Connection, resources, operator's intervention, a disk that does not write; a lock not had, a transaction to be
    // tried again; and a table that the first migration has yet to make.
    /^(?:08|53|57|58|40)...$|^55P03$|^42P01$/.test(code) ||
    /^(?:timeout exceeded when trying to connect|Connection terminated)/.test(message) ||
    isDatabaseAway(cause)
  )
}
