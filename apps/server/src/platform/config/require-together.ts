import type { z } from 'zod'

/** Adds an issue for each missing variable of a set of which others are given. */
export function requireTogether(
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  const set = names.filter((name) => given[name] !== undefined)
  if (set.length === 0) return
  const message = `has to be set together with ${set.join(' and ')}`
  for (const name of names)
    if (given[name] === undefined) context.addIssue({ code: 'custom', path: [name], message })
}
