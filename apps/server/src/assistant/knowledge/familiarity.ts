import { trainingPhrases } from '../subject/training-phrases.ts'
import { normalise } from '../text/normalise.ts'

/** How much an unknown word takes from the certainty of an answer, and the least that is left. */
const EACH = 0.2
const LEAST = 0.5

/** Words of at least this many letters say something. */
const SAYS = 4

/**
 * How far a question is in words of the shop: 1 where its texts, or the phrases about it, have all of them; less for each
 * that neither has ("do you sell curtains"), so that a likely guess is no longer a sure one.
 */
export function familiarity(texts: ReadonlySet<string>): (question: string) => number {
  const known = new Set(texts)
  for (const { text, label } of trainingPhrases())
    if (label !== null) for (const word of normalise(text).split(' ')) known.add(word)
  const stems = new Set([...known].map(stemOf))
  return (question) => {
    const strange = question
      .split(' ')
      .filter((word) => word.length >= SAYS && /^[a-z]+$/.test(word) && !stems.has(stemOf(word)))
    return Math.max(LEAST, 1 - EACH * strange.length)
  }
}

const stemOf = (word: string) => word.replace(/(?:ing|ed|es|s|ly)$/, '')
