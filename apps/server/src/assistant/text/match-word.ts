import { slipsInBeginning } from '@nawl/domain/yarn/library/slips-in-beginning'

/**
 * The word of a list that was meant: itself, or the only one a slip away (two in words of eight letters and more)
 * that begins with the same letter. Null when none or several are. Words of three letters are taken as they stand,
 * those of four only where a letter is turned round or missing: too many others lie beside them. `twoFrom` is the
 * length from which two slips are forgiven.
 */
export function matchWord(word: string, known: ReadonlySet<string>, twoFrom = 8): string | null {
  if (known.has(word)) return word
  // One letter for another makes other words sooner than any other slip: `score`, `store`.
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

/** The slips between two whole words: those either makes as the beginning of the other. */
function slips(word: string, target: string): number {
  return Math.max(slipsInBeginning(word, target), slipsInBeginning(target, word))
}

function sameLetters(word: string, other: string): boolean {
  return word.split('').toSorted().join('') === other.split('').toSorted().join('')
}
