import { type Sentence, sentenceParts, sentenceText } from './sentences/sentence.ts'

/** Sentences that owners put in place of the shop's, by namespace and name: `shipping.customsText`. */
export type OwnSentences = {
  /** Another one for other sentences; empty while there are none. */
  readonly version: string
  readonly sentences: Readonly<Record<string, Sentence>>
}

export const NO_SENTENCES: OwnSentences = { version: '', sentences: {} }

const current = new Map<string, OwnSentences>()
const messages: { readonly language: string; readonly refresh: () => void }[] = []

/**
 * Called by each message of a page: `set` receives the owner's sentence in its place, or what the shop comes with again.
 * A rich message is a list of parts for its page, even where the owner left its tags out.
 */
export function ownable<M>(
  language: string,
  key: string,
  builtIn: M,
  set: (message: M) => void,
  isRich = false,
): void {
  const refresh = () => {
    const own = current.get(language)?.sentences[key]
    set(own ? (asMessage(own, builtIn, isRich) as M) : builtIn)
  }
  messages.push({ language, refresh })
  if (current.get(language)?.sentences[key]) refresh()
}

/** Puts the owner's sentences into all messages of this process or browser, as `setShopNames` does the shop's name. */
export function setOwnSentences(language: string, own: OwnSentences): void {
  if ((current.get(language) ?? NO_SENTENCES).version === own.version) return
  current.set(language, own)
  for (const message of messages) if (message.language === language) message.refresh()
}

/** A message of the kind that the page expects: a text, or a function of its arguments. */
function asMessage(own: Sentence, builtIn: unknown, isRich: boolean): unknown {
  if (typeof builtIn === 'string') return sentenceText(own, {})
  const write = isRich ? sentenceParts : sentenceText
  return (given: Parameters<typeof sentenceText>[1] = {}) => write(own, given)
}
