import type { LanguageCode } from '@nawl/messages/languages'

import { wordSet } from '../grammar/sentence.ts'
import { normalise } from '../text/normalise.ts'

/** A question that the owner has answered at the desk. */
export type OwnAnswer = {
  readonly question: string
  readonly answer: string
  readonly language: LanguageCode
}

/** Least likeness at which the owner's answer is given. */
const ALIKE = 0.6
/** Least share of the answered question's words. */
const MOST_OF_IT = 0.65
/** How much letters of a word must share to be its form. */
const FORM_LETTERS = 4

/** The owner's answer to the question most like this one; null when none is like it. */
export function ownAnswerTo(
  question: string,
  language: LanguageCode,
  answers: readonly OwnAnswer[],
): OwnAnswer | null {
  const asked = wordsOf(question, language)
  let best: OwnAnswer | null = null
  let most = ALIKE
  for (const own of answers) {
    if (own.language !== language) continue
    const likeness = likenessOf(asked, wordsOf(own.question, language))
    if (likeness < most) continue
    best = own
    most = likeness
  }
  return best
}

/** Shared words relative to all of both (Dice), if the question has most words of the answered one. */
function likenessOf(asked: readonly string[], answered: readonly string[]): number {
  const shared = answered.filter((word) => asked.some((other) => isForm(word, other))).length
  if (shared < MOST_OF_IT * answered.length || answered.length === 0) return 0
  return (2 * shared) / (asked.length + answered.length)
}

function isForm(p: string, q: string): boolean {
  if (p === q) return true
  const length = Math.min(p.length, q.length)
  return length >= FORM_LETTERS && p.slice(0, length) === q.slice(0, length)
}

function wordsOf(text: string, language: LanguageCode): readonly string[] {
  return [...new Set(language === 'ar' ? arabicWords(text) : englishWords(text))]
}

const ENGLISH_COMMON = wordSet(
  'a an the is are am was be do does did can could may will would should i you your my me we it its this that there here have has any some of to in on at for with and or if what which who where when why how please near by from',
)

const englishWords = (text: string) =>
  normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !ENGLISH_COMMON.has(word))

const ARABIC_COMMON = new Set(
  'هل ما من في على عن الى لو يا انا لي عندكم هذا هذه كم كيف متى اين وين شو ايش'.split(' '),
)

/** Words without vowel signs, the article and a joined particle. */
function arabicWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ARABIC_COMMON.has(word))
    .map((word) => word.replace(/^(?:وال|بال|فال|كال|لل|ال)(?=..)/, ''))
}
