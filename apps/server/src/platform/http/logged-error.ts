import { DrizzleQueryError } from 'drizzle-orm/errors'

import { redactPersons } from '../observability/redact.ts'

/**
 * The loggable part of an error: type, message, stack and causes. Leaves out its other properties, which may hold query
 * values, another server's answer or a URL with a code in its query.
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
  const full = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  const message = redactPersons(full)
  return typeof code === 'string' && !message.includes(code) ? `${message} (${code})` : message
}
