import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/placeholders'
import { argumentFaults, parseMessage } from '@nawl/messages/text/sentences/parse-message'
import { emptyTags, placeholders } from '@nawl/messages/text/placeholders'

/** Names that mean another thing on one page than on the others. */
const MEANINGS: Readonly<Record<string, string>> = {
  'about.name': 'shopLatin',
  'journal.minutes': 'readingMinutes',
  'trade.percent': 'discount',
}

/** What a placeholder of a page stands for, in words within a sentence. */
export const meaningOf = (page: string, name: string): string =>
  messages.meaning({ which: MEANINGS[`${page}.${name}`] ?? name })

export type SentenceChecks = {
  /** Why it cannot be shown; empty where it can. */
  readonly fault: string
  /** What the shop's own sentence has, and this one does without. */
  readonly leftOut: readonly string[]
}

type Checked = {
  readonly text: string
  readonly builtIn: string
  readonly page: string
  readonly language: LanguageCode
}

/** What is wrong with an owner's sentence, in words, by the rules of the server. */
export function checkSentence({ text, builtIn, page, language }: Checked): SentenceChecks {
  const known = placeholders(builtIn).map(({ name }) => name)
  try {
    const model = parseMessage(builtIn, LANGUAGES[language]).arguments
    const { arguments: found, isNaming } = parseMessage(text, LANGUAGES[language])
    const [unknown] = argumentFaults(found, model).unknown
    const [empty] = emptyTags(text)
    return {
      fault:
        unknown === undefined
          ? empty === undefined
            ? ''
            : messages.emptyTag({ name: empty, what: meaningOf(page, empty) })
          : model.has(unknown)
            ? messages.misused({ name: unknown, what: meaningOf(page, unknown) })
            : messages.unknown({ name: unknown }),
      leftOut: known.filter((name) => !found.has(name) && !(isNaming && name === 'shop')),
    }
  } catch {
    return { fault: messages.unreadable, leftOut: [] }
  }
}
