import type { LanguageCode } from '@nawl/messages/languages'

import { countriesNamed } from './countries-named.ts'
import { folded } from './figure-tokens.ts'
import { figuresNotBorneOut } from './figures.ts'
import { ModelFailure } from './model-failure.ts'
import type { Passage } from './passages.ts'
import { finishedSentences, plainSentence } from './plain-sentence.ts'
import { isInLanguage } from './reply-language.ts'

type Checked = {
  readonly passages: readonly Passage[]
  /** Texts of tool results, which bear out figures without being cited. */
  readonly results: readonly string[]
  readonly visitor: readonly string[]
  readonly notShippedTo: readonly string[]
  readonly language: LanguageCode
  /** What the model was told, of which an answer must not repeat a run of words. */
  readonly rules: readonly string[]
  /** Receives each sentence that was checked. */
  readonly onText: (sentence: string) => void
}

const MOST_SENTENCES = 5
const LONGEST_SENTENCE = 500
/** Words in a row that only somebody who read the rules writes. */
const RUN = 6
const INTERNAL =
  /\b(?:listRugs|openDesign|set(?:Color|Mood|Shape|Pile|Size|Quantity|Language|Country)|showRoom|addToCart)\b|system prompt|tool_call/i
const SECRETS =
  /card number|security code|\bcvv\b|\bcvc\b|password|كلم[هة] (?:ال)?(?:مرور|سر)|رقم (?:ال)?بطاق/i

/**
 * Holds back what a model says until a whole sentence is there, and shows it only if it names a passage it is from and
 * every figure and country in it is borne out. Throws on the first sentence that may not be shown.
 */
export function checkedSpeech(checked: Checked) {
  const { passages, results, onText } = checked
  const told = new Set(checked.rules.flatMap(runsIn))
  const cited = new Set<number>()
  const shown: string[] = []
  let pending = ''
  let isNothing = false

  function take(piece: string): void {
    pending += piece
    // A reasoning model's thoughts are nobody's business; they may be long, so nothing is read before their end.
    const spoken = withoutThoughts(pending).trimStart()
    if ('<think>'.startsWith(spoken.slice(0, 7)) || spoken.startsWith('<think>')) return
    const { sentences, rest } = finishedSentences(spoken)
    if (rest.length > LONGEST_SENTENCE) throw refused('a sentence without end')
    if (sentences.length === 0) return
    pending = rest
    for (const sentence of sentences) pass(sentence)
  }

  function pass(written: string): void {
    for (const [, digits] of written.matchAll(/\[(\d{1,2})\]/g)) cited.add(Number(digits))
    if (cited.has(0)) isNothing = true
    if (isNothing) return
    const isCited = [...cited].some((number) => passages[number - 1] !== undefined)
    if (!isCited && results.length === 0) throw refused('an answer without a source')
    const sentence = plainSentence(written)
    if (sentence === null) throw refused('an answer with formatting')
    if (!/[\p{L}\p{N}]/u.test(sentence)) return
    check(sentence)
    shown.push(sentence)
    onText(shown.length === 1 ? sentence : ` ${sentence}`)
  }

  function check(sentence: string): void {
    if (shown.length === MOST_SENTENCES) throw refused('too many sentences')
    if (shown.includes(sentence)) throw refused('the same sentence twice')
    if (!isInLanguage(sentence, checked.language)) throw refused('another language')
    if (INTERNAL.test(sentence) || runsIn(sentence).some((run) => told.has(run)))
      throw refused('what the model was told')
    const sources = [...cited].flatMap((number) => passages[number - 1] ?? [])
    const shop = [...sources.flatMap(({ source, title, text }) => [source, title, text]), ...results]
    if (SECRETS.test(sentence) && !shop.some((text) => SECRETS.test(text)))
      throw refused('a request for secrets')
    const unknown = figuresNotBorneOut(sentence, { shop, visitor: checked.visitor })
    if (unknown.length > 0) throw refused(`figures from nowhere: ${JSON.stringify(unknown)}`)
    const known = countriesNamed([...shop, ...checked.visitor].join(' ; '))
    for (const code of countriesNamed(sentence))
      if (!known.has(code) || checked.notShippedTo.includes(code))
        throw refused(`a country from nowhere: ${code}`)
  }

  /** The answer after its end; null if the model has none. */
  function finish(): { readonly text: string; readonly source: string | undefined } | null {
    const spoken = withoutThoughts(pending).trim()
    pending = ''
    if (spoken.startsWith('<think>')) throw refused('thoughts without an answer')
    if (spoken !== '') pass(spoken)
    if (isNothing && shown.length === 0) return null
    if (isNothing || shown.length === 0) throw refused('an answer that says nothing')
    const [first] = [...cited].flatMap((number) => passages[number - 1] ?? [])
    return { text: shown.join(' '), source: first?.source }
  }

  return { take, finish }
}

/** A reasoning model's text without the thoughts that it began with. */
function withoutThoughts(text: string): string {
  const end = text.trimStart().startsWith('<think>') ? text.indexOf('</think>') : -1
  return end === -1 ? text : text.slice(end + '</think>'.length)
}

const refused = (reason: string) => new ModelFailure(`the language model gave ${reason}`, 'unusable')

function runsIn(text: string): readonly string[] {
  const all = folded(text).match(/\p{L}+/gu) ?? []
  return all.slice(0, Math.max(0, all.length - RUN + 1)).map((_, at) => all.slice(at, at + RUN).join(' '))
}
