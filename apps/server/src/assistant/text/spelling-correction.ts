import { matchWord } from './match-word.ts'

/**
 * Mends slips of the hand: a word that is in none of our texts becomes the word of the shop that was meant, where
 * there is just one. Other words stay, so that what we do not have is not taken for what we have.
 */
export function mender(shopWords: ReadonlySet<string>, otherWords: ReadonlySet<string>, twoFrom: number) {
  return (word: string): string => {
    if (shopWords.has(word) || otherWords.has(word) || isInflected(word, shopWords)) return word
    return matchWord(word, shopWords, twoFrom) ?? word
  }
}

/** `flights` is no slip of the hand where `flight` is known. */
function isInflected(word: string, known: ReadonlySet<string>): boolean {
  const stem = word.replace(/(?:ing|ed|es|s|ly|er)$/, '')
  return stem !== word && [stem, `${stem}e`].some((form) => form.length > 2 && known.has(form))
}
