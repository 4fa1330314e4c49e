import { termsOf } from '../knowledge/lexicon.ts'
import { normalise } from '../text/normalise.ts'

/** Weights relative to a lexicon concept (1): a plain word, and a piece of three or four letters. */
const WORD = 0.6
const LETTERS = 0.15

/** The weighted terms of a question: concepts, words, and letter n-grams for other forms and misspellings. */
export function subjectTerms(text: string): ReadonlyMap<string, number> {
  const normal = normalise(text)
  const words = normal.split(' ')
  return new Map([
    ...words.flatMap(piecesOf).map((piece) => [`…${piece}`, LETTERS] as const),
    ...words.map((word) => [` ${word}`, WORD] as const),
    ...termsOf(normal).map((term) => [term, 1] as const),
  ])
}

function piecesOf(word: string): readonly string[] {
  const padded = `_${word}_`
  return [3, 4].flatMap((length) =>
    Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, at) => padded.slice(at, at + length)),
  )
}
