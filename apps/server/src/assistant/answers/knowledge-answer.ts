import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import type { KnowledgeDocument } from '../knowledge/knowledge-document.ts'
import type { Hit, KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Guess } from '../subject/subject-model.ts'
import { normalise } from '../text/normalise.ts'
import { termsOf } from '../knowledge/lexicon.ts'

/** Thresholds, as weighted shares of the question: matched by the document's key phrases, and by all its text. */
const ANSWERS = { keyed: 0.6, coverage: 0.7 } as const
/** For long questions a mention in passing suffices. */
const SPEAKS = { keyed: 0, coverage: 0.85 } as const
/** Two matching concepts of the lexicon suffice, whatever else the question contains. */
const TELLS = { keyed: 0.3, coverage: 0.4 } as const
const OFFERS = { keyed: 0.5, coverage: 0.62 } as const
const MOST_CHOICES = 3

/** Probability from which a subject is the answer by itself, is offered, or supports a match by text. */
const LIKELY = 0.6
const POSSIBLE = 0.15
const BORNE_OUT = 0.05
/** Greatest probability of "no answer" at which a guess is still answered. */
const DOUBT = 0.1

/**
 * Picks the document that text match and subject guess agree on, else the one that either is sure of; else a choice of
 * several, or "unknown". Without guesses the text match decides.
 */
export function knowledgeAnswer(
  question: string,
  knowledge: KnowledgeIndex,
  guesses: readonly Guess[] | null,
): AssistantReply {
  const hits = knowledge.search(question)
  const [best] = hits
  const byWords = best && isSure(best) ? best.document : null
  const offers = hits.filter((hit) => isAtLeast(hit, OFFERS)).map(({ document }) => document)
  if (!guesses) return byWords ? answerFrom(byWords, question) : offered(offers)
  const [first] = guesses
  const guessed = isSureOfFact(guesses) ? documentAt(first?.label, hits, knowledge) : null
  if (guessed) return answerFrom(guessed, question)
  if (!first?.label) return unknownReply()
  if (byWords && likelihoodOf(byWords.source, guesses) >= BORNE_OUT) return answerFrom(byWords, question)
  const possible = guesses
    .filter(({ likelihood }) => likelihood >= POSSIBLE)
    .flatMap(({ label }) => (label ? (documentAt(label, hits, knowledge) ?? []) : []))
  return offered([...possible, ...offers])
}

/** Whether a question clearly asks for a known fact, whatever else it contains. */
export function isSureOfFact(guesses: readonly Guess[] | null): boolean {
  const [first] = guesses ?? []
  return first?.label && guesses ? first.likelihood >= LIKELY && likelihoodOf(null, guesses) <= DOUBT : false
}

function likelihoodOf(label: string | null, guesses: readonly Guess[]): number {
  return guesses.find((guess) => guess.label === label)?.likelihood ?? 0
}

/** The reply when the answer is unknown, so that nothing is invented. */
export function unknownReply(): AssistantReply {
  return {
    kind: 'unknown',
    text: 'I do not know that. A person does: write or call, and somebody answers.',
    source: SHOP_PAGES.contact.path,
  }
}

function answerFrom(document: KnowledgeDocument, question: string): AssistantReply {
  return { kind: 'answer', text: excerpt(document, question), source: document.source }
}

function offered(documents: readonly KnowledgeDocument[]): AssistantReply {
  const pages = documents.filter(
    ({ source }, at) => documents.findIndex((other) => other.source === source) === at,
  )
  if (pages.length === 0) return unknownReply()
  return {
    kind: 'choices',
    text: 'I am not sure what you mean. Is it one of these?',
    choices: pages.slice(0, MOST_CHOICES).map(({ title, source }) => ({ label: title, source })),
  }
}

/** The best match among the documents at one address. */
function documentAt(source: string | null | undefined, hits: readonly Hit[], { documents }: KnowledgeIndex) {
  const isThere = (document: KnowledgeDocument) => document.source === source
  return hits.find(({ document }) => isThere(document))?.document ?? documents.find(isThere) ?? null
}

function isSure(hit: Hit): boolean {
  if (isAtLeast(hit, ANSWERS)) return true
  return (hit.terms >= 3 && isAtLeast(hit, SPEAKS)) || (hit.concepts >= 2 && isAtLeast(hit, TELLS))
}

function isAtLeast(
  { keyed, coverage }: Hit,
  least: { readonly keyed: number; readonly coverage: number },
): boolean {
  return keyed >= least.keyed && coverage >= least.coverage
}

/** Most characters of an answer: two or three sentences, which can be read aloud. */
const LONGEST = 300

/** The document's sentences that best match the question, in their own order. */
function excerpt({ sentences }: KnowledgeDocument, question: string): string {
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
