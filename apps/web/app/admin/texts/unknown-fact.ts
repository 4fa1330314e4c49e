import type { TextFacts } from '@nawl/contract/desk/site-text'
import * as messages from '@nawl/messages/placeholders'

export type Facts = TextFacts['facts']

/** What is wrong with the facts that a text names, in words; empty for nothing, and while they are not known. */
export function unknownFact(text: string, facts: Facts): string {
  if (facts.length === 0) return ''
  const named = text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)
  for (const [, name = ''] of named)
    if (!facts.some((fact) => fact.name === name)) return messages.noFact({ name })
  return ''
}
