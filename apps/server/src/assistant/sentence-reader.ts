import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { COMMAND_VOCABULARY } from './grammar/command-vocabulary.ts'
import { clausesOf, type Sentence, sentenceOf } from './grammar/sentence.ts'
import { LEXICON_TERMS } from './knowledge/lexicon.ts'
import { type Command, readCommand } from './read-command.ts'
import { PLACE_VOCABULARY } from './slots/place.ts'
import { mender } from './text/spelling-correction.ts'

export type SentenceReader = {
  readonly read: (text: string) => Sentence
  /** The command of a whole text. */
  readonly command: (text: string, context: AssistantContext) => Command | null
  /** The last clause that is a command. */
  readonly clauseCommand: (text: string, context: AssistantContext) => Command | null
}

/** Parses sentences and commands; `words` are those of our texts. */
export function sentenceReader(rugs: readonly RugItem[], words: ReadonlySet<string>): SentenceReader {
  const names = rugs.map(({ name }) => name.toLowerCase())
  const yarns = rugs.flatMap(({ yarns }) =>
    yarns.flatMap(({ name }) => name.toLowerCase().match(/[a-z]+/g) ?? []),
  )
  const otherWords = new Set([...words, ...PLACE_VOCABULARY, ...yarns])
  const knows = (word: string) =>
    otherWords.has(word) || LEXICON_TERMS.has(word) || COMMAND_VOCABULARY.has(word)
  const menders = {
    command: mender(
      new Set([...COMMAND_VOCABULARY, ...names]),
      new Set([...otherWords, ...LEXICON_TERMS]),
      6,
    ),
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
