import { arabicStem, normaliseArabic } from '../arabic/normalise.ts'
import { isInArabic } from '../subject/subject-model.ts'
import { trainingPhrases } from '../subject/training-phrases.ts'
import { normalise } from '../text/normalise.ts'

/** Letters from which a word may have an ending that says nothing. */
const LONG = 5
/** Phrases in which a word occurs that is no name. */
const COMMON = 3

export type CommonTerms = {
  /** How much a term tells questions apart: 0 for one in every phrase, 1 for one in none. */
  readonly rarity: (term: string) => number
  /** Whether a word occurs in several phrases. */
  readonly isCommon: (word: string) => boolean
}

let counted: CommonTerms | undefined

/** How common terms are among all that people ask the shop, counted once. */
export function commonTerms(): CommonTerms {
  counted ??= count()
  return counted
}

function count(): CommonTerms {
  const counts = new Map<string, number>()
  const phrases = trainingPhrases()
  for (const { text } of phrases)
    for (const term of readTerms(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const all = Math.log(phrases.length + 1)
  return {
    rarity: (term) => 1 - Math.log((counts.get(term) ?? 0) + 1) / all,
    isCommon: (word) => {
      const terms = [...termsIn(word)]
      return terms.length > 0 && terms.every((term) => (counts.get(term) ?? 0) >= COMMON)
    },
  }
}

const remembered = new Map<string, ReadonlySet<string>>()
/** The owner's questions are compared with every message. */
const REMEMBERED = 5_000

/** The different terms of a sentence, without the endings of their words. */
export function termsIn(text: string): ReadonlySet<string> {
  const known = remembered.get(text)
  if (known) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const terms = readTerms(text)
  remembered.set(text, terms)
  return terms
}

function readTerms(text: string): ReadonlySet<string> {
  const isArabic = isInArabic(text)
  const words = (isArabic ? normaliseArabic(text) : normalise(text)).split(' ').filter((word) => word !== '')
  return new Set(words.map(isArabic ? arabicStem : englishStem))
}

const englishStem = (word: string) =>
  word.length < LONG ? word.replace(/s$/, '') : word.replace(/(?:ations?|ing|ers?|ies|es|ed|s|y|e)$/, '')
