import { slipsInBeginning } from '@nawl/domain/yarn/library/slips-in-beginning'

/**
 * The word of a list that matches: the same, or the only one within one slip (two for words of eight letters and more)
 * that has the same first letter. Null when none or several match. Words of three letters must match exactly, words of
 * four only with a transposed or missing letter, because too many others are close. `twoFrom` is the length from which
 * two slips are allowed.
 */
export function matchWord(word: string, known: ReadonlySet<string>, twoFrom = 8): string | null {
  if (known.has(word)) return word
  // A substitution yields another word more often than any other slip: `score`, `store`.
  const isStrict = twoFrom >= 8
  if (word.length < (isStrict ? 6 : 4) || /\d/.test(word)) return null
  const allowed = word.length < twoFrom ? 1 : 2
  const near = [...known]
    .filter((target) => target[0] === word[0] && Math.abs(target.length - word.length) <= allowed)
    .filter(
      (target) => !isStrict || word.length > 6 || word.length !== target.length || sameLetters(word, target),
    )
    .filter((target) => word.length > 4 || target.length > 4 || sameLetters(word, target))
    .map((target) => ({ target, distance: slips(word, target) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((p, q) => p.distance - q.distance)
  const [best, second] = near
  return best && best.distance !== second?.distance ? best.target : null
}

/** The edit distance of two words, or of either and a prefix of the other. */
function slips(word: string, target: string): number {
  return Math.max(slipsInBeginning(word, target), slipsInBeginning(target, word))
}

function sameLetters(word: string, other: string): boolean {
  return word.split('').toSorted().join('') === other.split('').toSorted().join('')
}
