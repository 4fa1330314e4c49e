import { PHRASINGS } from './phrasings.ts'

/** A piece of a page that the assistant can answer from: its sentences and its address. */
export type KnowledgeDocument = {
  readonly source: string
  readonly title: string
  readonly sentences: readonly string[]
  /** Key phrases: how visitors ask for it, beside its own words. */
  readonly keyPhrases: string
  /** Preference among matches: FAQ before terms with the same content, terms before the journal. */
  readonly weight: number
}

/** Weight per kind of document. */
export const WEIGHTS = {
  question: 1,
  fact: 1.3,
  terms: 0.62,
  privacy: 0.85,
  section: 0.8,
  page: 0.8,
  article: 0.78,
  rug: 0.7,
} as const

/** A document with the key phrases of its address, unless overridden. */
export function documentOf(
  source: string,
  title: string,
  sentences: readonly string[],
  weight: number,
  keyPhrases = PHRASINGS[source] ?? '',
): KnowledgeDocument {
  return { source, title, sentences, keyPhrases, weight }
}
