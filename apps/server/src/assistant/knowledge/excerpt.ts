import { normalise } from '../text/normalise.ts'
import type { KnowledgeDocument } from './knowledge-document.ts'
import { termsOf } from './lexicon.ts'

/** Characters an answer may have: two or three sentences, which can be read out. */
const LONGEST = 300

/** The sentences of a document that speak most of what was asked, in its own words and order. */
export function excerpt({ sentences }: KnowledgeDocument, question: string): string {
  const asked = new Set(termsOf(question))
  const scored = sentences.map((sentence, at) => {
    const terms = new Set(termsOf(normalise(sentence)))
    const shared = [...asked].filter((term) => terms.has(term)).length
    // Of equals the earlier: a text begins with what matters.
    return { at, score: shared - at * 0.01 }
  })
  const best = scored.reduce((p, q) => (q.score > p.score ? q : p), { at: 0, score: -Infinity }).at
  // "No." alone is no answer, and the sentence behind it is none without it.
  const start = best === 1 && (sentences[0] ?? '').length < 30 ? 0 : best
  let text = sentences[start] ?? ''
  for (const sentence of sentences.slice(start + 1)) {
    if (text.length + sentence.length + 1 > LONGEST) break
    text += ` ${sentence}`
  }
  return text
}
