import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import { clausesOf, type Sentence, sentenceOf, wordSet } from './grammar/sentence.ts'
import { LEXICON_TERMS } from './knowledge/lexicon.ts'
import { PLACE_VOCABULARY } from './slots/place.ts'
import { colorVocabulary } from './slots/color-vocabulary.ts'
import { matchWord } from './text/match-word.ts'
import { readColorCommand } from './grammar/color-command.ts'
import {
  readAddToCart,
  readListRugs,
  readNavigate,
  readOpenDesign,
  readSearch,
  readShownSearch,
  readSetCountry,
} from './grammar/shop-command.ts'
import { readQuantityCommand, readSizeCommand } from './grammar/size-command.ts'
import { readStudioCommand } from './grammar/studio-command.ts'

export type SentenceReader = {
  readonly read: (text: string) => Sentence
  /** The command of a whole text. */
  readonly command: (text: string, context: AssistantContext) => Command | null
  /** The last clause that is a command. */
  readonly clauseCommand: (text: string, context: AssistantContext) => Command | null
}

/** Parses sentences and commands; `words` are those of our texts. */
export function sentenceReader(rugs: readonly RugItem[], words: ReadonlySet<string>): SentenceReader {
  const commands = new Set([...colorVocabulary(), ...COMMAND_VOCABULARY])
  const names = rugs.map(({ name }) => name.toLowerCase())
  const yarns = rugs.flatMap(({ yarns }) =>
    yarns.flatMap(({ name }) => name.toLowerCase().match(/[a-z]+/g) ?? []),
  )
  const otherWords = new Set([...words, ...PLACE_VOCABULARY, ...yarns])
  const knows = (word: string) => otherWords.has(word) || LEXICON_TERMS.has(word) || commands.has(word)
  const menders = {
    command: mender(new Set([...commands, ...names]), new Set([...otherWords, ...LEXICON_TERMS]), 6),
    question: mender(new Set([...LEXICON_TERMS, ...names]), otherWords, 8),
  }
  const read = (text: string) => sentenceOf(text, menders)
  const command = (text: string, context: AssistantContext) => readCommand(read(text), context, rugs, knows)

  function clauseCommand(text: string, context: AssistantContext): Command | null {
    for (const clause of clausesOf(text)) {
      const found = command(clause, context)
      if (found) return found
    }
    return null
  }

  return { read, command, clauseCommand }
}

/** Words of commands besides colours, for spelling correction. */
const COMMAND_VOCABULARY: ReadonlySet<string> = new Set(
  wordSet(
    'undo back last search goto quantity length dimensions make turn change swap replace recolor recolour paint switch lock keep freeze shuffle surprise random undo revert reset restore original start over size resize width length metre metres meter meters centimetre centimetres centimeter centimeters feet foot inches inch round square rectangle circle quantity number price cost quote much open show take search find look browse navigate page home journal about process contact trade shipping delivery terms conditions privacy policy basket cart trolley checkout order country dirhams dollars currency rugs carpets designs collection geometric modern contemporary minimalist tribal traditional transitional luxury neutral earth tones colourful colorful please instead everything something anything with that this from into would could should want need another different colour colours color colors yarn yarns background',
  ),
)

/**
 * Corrects spelling: a word that occurs in none of our texts becomes the shop's only similar word. Other words stay, so
 * that something we do not have is not mistaken for something we have.
 */
function mender(shopWords: ReadonlySet<string>, otherWords: ReadonlySet<string>, twoFrom: number) {
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

/** The action that a sentence requests. `isSnapped`: a name in it was misspelt. */
type Command = { readonly call: ShopToolCall; readonly isSnapped: boolean }

/**
 * The tool call of a sentence, or null. A reader must understand the whole sentence: a grammar that picks out known
 * words would turn conversation into commands.
 */
function readCommand(
  sentence: Sentence,
  context: AssistantContext,
  rugs: readonly RugItem[],
  knows: (word: string) => boolean,
): Command | null {
  const { palette = [] } = context
  const onRug = palette.length > 0 || context.rug !== undefined || context.page.startsWith('/product/')
  const opened = () => readOpenDesign(sentence, rugs, knows)
  const exact =
    readSearch(sentence, knows) ??
    readColorCommand(sentence, palette) ??
    readStudioCommand(sentence) ??
    readAddToCart(sentence) ??
    readSizeCommand(sentence, onRug) ??
    readQuantityCommand(sentence, onRug)
  if (exact) return { call: exact, isSnapped: false }
  const design = opened()
  if (design && !design.isSnapped) return design
  const shown =
    readListRugs(sentence, onRug) ??
    readShownSearch(sentence, knows) ??
    readNavigate(sentence) ??
    readSetCountry(sentence)
  return shown ? { call: shown, isSnapped: false } : design
}
