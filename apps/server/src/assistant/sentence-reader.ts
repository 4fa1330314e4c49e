import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { sentenceOf, type Sentence, wordSet } from './grammar/sentence.ts'
import { LEXICON_TERMS } from './knowledge/lexicon.ts'
import { PLACE_VOCABULARY } from './slots/place.ts'
import { LIKENESSES } from './slots/color-names.ts'
import { colorVocabulary } from './slots/color-vocabulary.ts'
import { matchWord } from './text/match-word.ts'

export type SentenceReader = {
  readonly read: (text: string) => Sentence
  /** Whether a word is one of our texts, places or yarns, or of requests. */
  readonly knows: (word: string) => boolean
}

/** Parses sentences; `words` are those of our texts. */
export function sentenceReader(rugs: readonly RugItem[], words: ReadonlySet<string>): SentenceReader {
  const commands = new Set([...colorVocabulary(), ...COMMAND_VOCABULARY])
  const names = rugs.map(({ name }) => name.toLowerCase())
  const yarns = rugs.flatMap(({ yarns }) =>
    yarns.flatMap(({ name }) => name.toLowerCase().match(/[a-z]+/g) ?? []),
  )
  const otherWords = new Set([...words, ...PLACE_VOCABULARY, ...yarns])
  const knows = (word: string) => otherWords.has(word) || LEXICON_TERMS.has(word) || commands.has(word)
  const menders = {
    command: mender(
      new Set([...commands, ...names]),
      new Set([...otherWords, ...LEXICON_TERMS, ...LIKENESSES]),
      6,
    ),
    question: mender(new Set([...LEXICON_TERMS, ...names]), otherWords, 8),
  }
  return { read: (text) => sentenceOf(text, menders), knows }
}
/** Words of commands besides colours, for spelling correction. */
const COMMAND_VOCABULARY: ReadonlySet<string> = new Set(
  wordSet(
    'shopping dining bedroom hallway proceed fetch payment rate rates undo back last search goto quantity length dimensions make turn change swap replace recolor recolour paint switch lock keep freeze shuffle surprise random undo revert reset restore original start over size resize width length metre metres meter meters centimetre centimetres centimeter centimeters feet foot inches inch round square rectangle circle quantity number price cost quote much open show take search find look browse navigate page home journal about process contact trade shipping delivery terms conditions privacy policy basket cart trolley checkout order country dirhams dollars currency rugs carpets designs collection geometric modern contemporary minimalist tribal traditional transitional luxury neutral earth tones colourful colorful please instead everything something anything with that this from into would could should want need another different colour colours color colors yarn yarns background',
  ),
)

/**
 * Corrects spelling: a word that occurs in none of our texts becomes the shop's only similar word. Other words stay, so
 * that something we do not have is not mistaken for something we have.
 */
function mender(shopWords: ReadonlySet<string>, otherWords: ReadonlySet<string>, twoFrom: number) {
  const mend = (word: string): string => {
    if (shopWords.has(word) || otherWords.has(word) || isInflected(word, shopWords)) return word
    return matchWord(word, shopWords, twoFrom) ?? word
  }
  // Each clause is read several times, and a correction compares a word with all of the shop's.
  const mended = new Map<string, string>()
  return (word: string): string => {
    if (mended.size > MOST_MENDED) mended.clear()
    const found = mended.get(word) ?? mend(word)
    mended.set(word, found)
    return found
  }
}

const MOST_MENDED = 2_000

/** `flights` is not a misspelling when `flight` is known. */
function isInflected(word: string, known: ReadonlySet<string>): boolean {
  const stem = word.replace(/(?:ing|ed|es|s|ly|er)$/, '')
  return stem !== word && [stem, `${stem}e`].some((form) => form.length > 2 && known.has(form))
}
