import type { assistantTopics } from '@nawl/messages/by-language/assistant-topics'

import type { TopicFacts } from './topic-facts.ts'

type Said = (typeof assistantTopics)['en']

/** A subject that visitors ask about, with a written answer whose figures are filled in from the settings. */
export type Topic = {
  readonly slug: string
  /** Address of the text that the answer stands on. */
  readonly source: string
  readonly text: (said: Said, facts: TopicFacts) => string
  /** `whole` answers for all of its page section; `silent` says openly that the texts do not say. */
  readonly part: 'whole' | 'silent' | 'one'
}

/** A topic in a line. */
export const topic = (
  slug: string,
  source: string,
  text: Topic['text'],
  part: Topic['part'] = 'one',
): Topic => ({ slug, source, text, part })
