import { DrizzleQueryError } from 'drizzle-orm/errors'

import { redactPersons } from '../observability/redact.ts'

/**
 * What the log says of an error: what it is, where, and by which others it was caused. Not what it carries along: the
 * values of a query, the answer of somebody's server, an address with a code behind its question mark.
 */
export function loggedError(error: Error): { type: string; message: string; stack: string } {
  const chain = [...causes(error)]
  return {
    type: error.name,
    message: chain.map(described).join(': '),
    stack: chain.map((cause) => (cause.stack ?? '').replace(/^[^]*?\n(?= {4}at )/, '')).join('\n'),
  }
}

function* causes(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return
  yield error
  yield* causes(error.cause)
}

function described(error: Error): string {
  const { code } = error as { code?: unknown }
  const told = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  const message = redactPersons(told)
  return typeof code === 'string' && !message.includes(code) ? `${message} (${code})` : message
}
