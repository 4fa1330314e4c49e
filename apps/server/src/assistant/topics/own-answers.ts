import type { OwnAnswer } from '@nawl/contract/desk/questions'

import { isInArabic } from '../subject/subject-model.ts'
import { commonTerms, termsIn } from './content-terms.ts'

/** Meanings of sentences as unit vectors, zero in Arabic; null when they are not at hand. */
export type MeaningsOf = (texts: readonly string[]) => Promise<readonly Float32Array[] | null>

/** How near a question is to one that the owner answered. */
export type Nearness = {
  readonly own: OwnAnswer
  /** The owner's question that is nearest. */
  readonly question: string
  /** `same` with the same terms; `sure` from where it is answered; `possible` from where one asks whether it is meant. */
  readonly level: 'same' | 'sure' | 'possible'
  /** Whether it is so near that it goes before a written answer that is sure as well. */
  readonly isClear: boolean
}

/** Rarity from which a term says something. */
const SAYS = 0.35
/** Likenesses of all terms, weighted by rarity, and of meanings. */
const SAME = 0.95
const CLEAR = 0.75
const ALIKE = 0.2
const MEANT = 0.5
const PERHAPS_MEANT = 0.6
/** Letters that a term must share with another to be its form. */
const FORM_LETTERS = 4

const RANK = { same: 2, sure: 1, possible: 0 } as const

/** The owner's answers that are given, nearest to a question. Null when none is near. */
export async function nearestOwn(
  asked: string,
  answers: readonly OwnAnswer[],
  meaningsOf: MeaningsOf,
): Promise<Nearness | null> {
  const isArabic = isInArabic(asked)
  const known = answers
    .filter(({ isOn }) => isOn)
    .flatMap((own) => own.questions.map((question) => ({ own, question })))
    .filter(({ question }) => isInArabic(question) === isArabic)
  if (known.length === 0) return null
  const meanings = isArabic ? null : await meaningsOf([asked, ...known.map(({ question }) => question)])
  const mine = meanings?.[0]
  let best: (Nearness & { readonly score: number }) | null = null
  for (const [at, { own, question }] of known.entries()) {
    const theirs = meanings?.[at + 1]
    const meant = mine && theirs ? likeMeanings(mine, theirs) : null
    const near = nearness(asked, question, meant)
    if (
      near &&
      (!best || RANK[near.level] > RANK[best.level] || (near.level === best.level && near.score > best.score))
    )
      best = { own, question, ...near }
  }
  return best
}

/** How near two questions are by their terms and, where it is known, by their meaning. */
function nearness(asked: string, question: string, meant: number | null) {
  const alike = likeTerms(asked, question)
  const hasKey = sharesKey(asked, question)
  const isClear = meant === null ? alike >= CLEAR : meant >= CLEAR && hasKey
  const score = alike + (meant ?? 0)
  if (alike >= SAME) return { level: 'same' as const, isClear: true, score }
  if (hasKey && (meant === null || meant >= MEANT)) return { level: 'sure' as const, isClear, score }
  const isPossible = meant === null ? alike >= ALIKE : meant >= PERHAPS_MEANT || hasKey
  return isPossible ? { level: 'possible' as const, isClear: false, score } : null
}

/** Whether two questions mean the same, for counting them together. */
export function isSameQuestion(asked: string, question: string, meant: number | null): boolean {
  const near = nearness(asked, question, meant)
  return near !== null && (near.level === 'same' || (near.level === 'sure' && near.isClear))
}

/** The cosine of two unit vectors. */
export const likeMeanings = (p: Float32Array, q: Float32Array): number =>
  p.reduce((sum, value, at) => sum + value * (q[at] ?? 0), 0)

/** What two sentences share of what their terms say, 0 to 1. */
function likeTerms(p: string, q: string): number {
  const [mine, theirs] = [termsIn(p), termsIn(q)]
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0)
  const shared = weigh([...mine].filter((term) => theirs.has(term)))
  return shared / (Math.sqrt(weigh(mine) * weigh(theirs)) || 1)
}

function weightOf(term: string): number {
  const rarity = commonTerms().rarity(term)
  return rarity < SAYS ? 0 : rarity ** 2
}

/** Whether the term by which a question differs most from all others is in the one asked. */
function sharesKey(asked: string, question: string): boolean {
  const { rarity } = commonTerms()
  const [key] = [...termsIn(question)].toSorted((p, q) => rarity(q) - rarity(p))
  return key !== undefined && rarity(key) >= SAYS && [...termsIn(asked)].some((term) => isForm(term, key))
}

function isForm(p: string, q: string): boolean {
  const length = Math.min(p.length, q.length)
  return p === q || (length >= FORM_LETTERS && p.slice(0, length) === q.slice(0, length))
}
