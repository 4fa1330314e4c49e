import type { KnowledgeDocument } from '../knowledge/knowledge-document.ts'
import { termsOf } from '../knowledge/lexicon.ts'
import { normalise } from '../text/normalise.ts'

/** Most characters of an answer: two or three sentences, which can be read aloud. */
const LONGEST = 320

/**
 * The lead of a text with the sentences that best match the question, in their own order. The "Yes." of the text answers
 * the question in its heading, not the visitor's, and is left out.
 */
export function excerpt({ sentences }: Pick<KnowledgeDocument, 'sentences'>, question: string): string {
  const whole = sentences.filter((sentence) => !/^(?:Yes|No)[.!]?$/.test(sentence))
  const asked = new Set(termsOf(question))
  const scored = whole.map((sentence, at) => {
    const terms = new Set(termsOf(normalise(sentence)))
    const shared = [...asked].filter((term) => terms.has(term)).length
    // Ties go to the earlier sentence: a text begins with what matters.
    return { at, score: shared - at * 0.01 }
  })
  const order = scored.toSorted((p, q) => q.score - p.score).map(({ at }) => at)
  const best = order[0] ?? 0
  const taken = new Set<number>()
  let length = 0
  for (const at of [best, 0, best + 1, ...order.slice(1)]) {
    const sentence = whole[at]
    if (sentence === undefined || taken.has(at)) continue
    if (taken.size > 0 && length + sentence.length + 1 > LONGEST) continue
    taken.add(at)
    length += sentence.length + 1
  }
  return [...taken]
    .toSorted((p, q) => p - q)
    .map((at) => whole[at])
    .join(' ')
}
