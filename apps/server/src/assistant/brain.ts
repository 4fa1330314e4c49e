import type { AssistantContext, AssistantReply, AssistantRequest } from '@nawl/contract/assistant'
import type { RugItem } from '@nawl/contract/rug-collection'
import type { ShopContacts } from '@nawl/contract/shop-contacts'
import { displayName } from '@nawl/domain/catalogue/pattern-code'
import { type Country, currencyOf } from '@nawl/domain/shop/countries'

import type { Content } from '../content/content.ts'
import { deliveryAnswer } from './answers/delivery-answer.ts'
import { knowledgeAnswer } from './answers/knowledge-answer.ts'
import { findRug, rugAnswer } from './answers/rug-answer.ts'
import { toolReply } from './answers/tool-words.ts'
import { leans, readFollowUp, saidBefore } from './follow-up.ts'
import { wantedChange, wantedColor } from './grammar/color-command.ts'
import { COMMAND_WORDS } from './grammar/command-words.ts'
import { clausesOf, type Sentence, sentenceOf } from './grammar/sentence.ts'
import { knowledgeDocuments } from './knowledge/documents.ts'
import type { KnowledgeDocument } from './knowledge/knowledge-document.ts'
import { knowledgeIndex } from './knowledge/knowledge-index.ts'
import { LEXICON_WORDS } from './knowledge/lexicon.ts'
import { type Command, readCommand } from './read-command.ts'
import { PLACE_WORDS } from './slots/place.ts'
import { mender } from './words/mender.ts'

export type Brain = {
  /** What the assistant makes of a sentence. Prices are in the currency of `country`. */
  readonly reply: (request: AssistantRequest, country: Country) => AssistantReply
  /** The documents nearest to a question, at most `most`, for a language model to answer from. */
  readonly ground: (text: string, most: number) => readonly KnowledgeDocument[]
}

type Deps = { readonly content: Content; readonly contacts: ShopContacts; readonly rugs: readonly RugItem[] }

/** The assistant of the shop: a grammar for what is to be done, a search over our own pages for the rest. It asks nobody. */
export function assistantBrain({ content, contacts, rugs }: Deps): Brain {
  const knowledge = knowledgeIndex(knowledgeDocuments(content, contacts, rugs))
  const names = rugs.map(({ name }) => displayName(name).toLowerCase())
  const yarns = rugs.flatMap(({ yarns }) =>
    yarns.flatMap(({ name }) => name.toLowerCase().match(/[a-z]+/g) ?? []),
  )
  const otherWords = new Set([...knowledge.words, ...PLACE_WORDS, ...yarns])
  const knows = (word: string) => otherWords.has(word) || LEXICON_WORDS.has(word) || COMMAND_WORDS.has(word)
  const menders = {
    command: mender(new Set([...COMMAND_WORDS, ...names]), new Set([...otherWords, ...LEXICON_WORDS]), 6),
    question: mender(new Set([...LEXICON_WORDS, ...names]), otherWords, 8),
  }
  const read = (text: string) => sentenceOf(text, menders)

  /** The command in a text as a whole, else the last of its clauses that is one. */
  function commandIn(text: string, context: AssistantContext): Command | null {
    const whole = readCommand(read(text), context, rugs, knows)
    return whole ?? firstOf(clausesOf(text), (clause) => readCommand(read(clause), context, rugs, knows))
  }

  function reply({ text, context: given, history }: AssistantRequest, country: Country): AssistantReply {
    const context = withPalette(given, rugs)
    const currency = currencyOf(country)
    const sentence = read(text)
    const before = saidBefore(history)
    const command = commandIn(text, context)
    const earlier = before === null ? null : readCommand(read(before), context, rugs, knows)
    const followed =
      before !== null && earlier ? readFollowUp(sentence, earlier.call, read(before).asked, context) : null
    // A bare size means on its own what it means after a quote only by accident: the earlier sentence decides.
    if (followed) return toolReply(followed, context, currency)
    if (command) return toolReply(command.call, context, currency, command.isSnapped)
    const page = pageAbout(sentence.bare)
    if (page !== null) return toolReply({ tool: 'navigate', args: { page } }, context, currency)
    return (
      colorChoices(sentence, context) ??
      rugAnswer(sentence.asked, rugs, context.rug, currency) ??
      deliveryAnswer(sentence.asked, followsDelivery(sentence, before)) ??
      knowledgeAnswer(sentence.asked, knowledge.search(sentence.asked))
    )
  }

  /** "Open the article about small rooms", "the page on cookies": where what is asked for stands. */
  function pageAbout(bare: string): string | null {
    const [, kind = '', subject = ''] = PAGE_ABOUT.exec(bare) ?? []
    if (kind === '') return null
    const isArticle = !kind.startsWith('page')
    const best = knowledge
      .search(subject)
      .find(({ document }) => !isArticle || document.source.startsWith('/journal/'))
    return best && best.keyed >= 0.5 ? (best.document.source.split('#')[0] ?? null) : null
  }

  /** Whether only a place is new: "and to Oslo?" after a question about delivery. */
  function followsDelivery(sentence: Sentence, before: string | null): boolean {
    return before !== null && leans(sentence) && deliveryAnswer(read(before).asked, false) !== null
  }

  const ground = (text: string, most: number) =>
    knowledge
      .search(read(text).asked)
      .slice(0, most)
      .map(({ document }) => document)

  return { reply, ground }
}

const PAGE_ABOUT =
  /^(?:open|show|read|go to|take me to|bring up|see|view|find|bring me to|pull up|look at|i want to (?:read|see)|i would like to (?:read|see)|want to read)?\b ?(?:me )?(?:the |your |that |an |a )?(?:journal |blog )?(article|guide|post|story|piece|page)s? (?:about|on|of|for|with|where) (.+)$/

/** The rug's own yarns, where the page sent none. */
function withPalette(context: AssistantContext, rugs: readonly RugItem[]): AssistantContext {
  const rug = context.palette ? null : findRug(rugs, context.rug)
  return rug ? { ...context, palette: rug.yarns.map(({ hex, name }) => ({ hex, name })) } : context
}

/** Which yarn is meant, where a new colour was named but not the one that goes, or one that is not in the rug. */
function colorChoices(sentence: Sentence, { palette = [] }: AssistantContext): AssistantReply | null {
  if (palette.length === 0 || sentence.isQuestion) return null
  const to = wantedChange(sentence, palette)?.to ?? wantedColor(sentence)
  if (to === null) return null
  const choices = palette.slice(0, 3).map(({ name }) => ({ label: name, say: `Make the ${name} ${to}` }))
  return { kind: 'choices', text: `Which yarn is to become ${to}?`, choices }
}

function firstOf<T, U>(items: readonly T[], read: (item: T) => U | null): U | null {
  for (const item of items) {
    const found = read(item)
    if (found !== null) return found
  }
  return null
}
