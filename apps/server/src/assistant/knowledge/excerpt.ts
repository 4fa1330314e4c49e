import { normalise } from '../text/normalise.ts'
import type { KnowledgeDocument } from './knowledge-document.ts'
import { termsOf } from './lexicon.ts'

/** Most characters of an answer: two or three sentences, which can be read aloud. */
const LONGEST = 300

/** The document's sentences that best match the question, in their own order. */
export function excerpt({ sentences }: KnowledgeDocument, question: string): string {
  const questionTerms = new Set(termsOf(question))
  const scored = sentences.map((sentence, at) => {
    const terms = new Set(termsOf(normalise(sentence)))
    const shared = [...questionTerms].filter((term) => terms.has(term)).length
    // Ties go to the earlier sentence: a text begins with what matters.
    return { at, score: shared - at * 0.01 }
  })
  const best = scored.reduce((p, q) => (q.score > p.score ? q : p), { at: 0, score: -Infinity }).at
  // "No." needs the sentence after it, and that sentence needs the "No.".
  const start = best === 1 && (sentences[0] ?? '').length < 30 ? 0 : best
  let text = sentences[start] ?? ''
  for (const sentence of sentences.slice(start + 1)) {
    if (text.length + sentence.length + 1 > LONGEST) break
    text += ` ${sentence}`
  }
  return text
}
