import { PHRASINGS } from './phrasings.ts'

/** Something the assistant can answer from: a piece of a page, in sentences, with the address it stands at. */
export type KnowledgeDocument = {
  readonly source: string
  readonly title: string
  readonly sentences: readonly string[]
  /** What it is asked for by, beside its own words. */
  readonly asked: string
  /** How readily it answers: the questions come before the terms that say the same, those before the journal. */
  readonly weight: number
}

/** How readily each kind answers. */
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

/** A document that is asked for by what the table says of its address, unless told otherwise. */
export function documentOf(
  source: string,
  title: string,
  sentences: readonly string[],
  weight: number,
  asked = PHRASINGS[source] ?? '',
): KnowledgeDocument {
  return { source, title, sentences, asked, weight }
}
