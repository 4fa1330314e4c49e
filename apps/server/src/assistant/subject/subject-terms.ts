import { termsOf } from '../knowledge/lexicon.ts'
import { normalise } from '../text/normalise.ts'

/** The weight of a concept of the lexicon is 1; that of a word as it stands, and of three or four letters of one. */
const WORD = 0.6
const LETTERS = 0.15

/** What a question is made of, with how much each counts: its terms, its words, and pieces of these, for other forms and slips. */
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
