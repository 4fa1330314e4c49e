import { matchWord } from './match-word.ts'

/**
 * Corrects spelling: a word that occurs in none of our texts becomes the shop's only similar word. Other words stay, so
 * that something we do not have is not mistaken for something we have.
 */
export function mender(shopWords: ReadonlySet<string>, otherWords: ReadonlySet<string>, twoFrom: number) {
  return (word: string): string => {
    if (shopWords.has(word) || otherWords.has(word) || isInflected(word, shopWords)) return word
    return matchWord(word, shopWords, twoFrom) ?? word
  }
}

/** `flights` is not a misspelling when `flight` is known. */
function isInflected(word: string, known: ReadonlySet<string>): boolean {
  const stem = word.replace(/(?:ing|ed|es|s|ly|er)$/, '')
  return stem !== word && [stem, `${stem}e`].some((form) => form.length > 2 && known.has(form))
}
