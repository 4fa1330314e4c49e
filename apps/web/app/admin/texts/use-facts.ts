import type { TextFacts } from '@nawl/contract/desk/site-text'

import { useAdmin } from '../use-admin.ts'
import type { Facts } from './unknown-fact.ts'

const NO_FACTS: Facts = []

/** The facts of the shop that texts of a language may name; none until they are known. */
export function useFacts(language: string): Facts {
  const { seen } = useAdmin<TextFacts>(`/api/desk/facts?language=${language}`)
  return seen.status === 'shown' ? seen.value.facts : NO_FACTS
}
