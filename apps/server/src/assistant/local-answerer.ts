import type { AssistantContext, AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { type Country, currencyOf, findCountry } from '@nawl/domain/shop/countries'
import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/shipping-countries'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import type { Content } from '../catalogue/content/content.ts'
import { deliveryAnswer, notShippedAnswer } from './answers/delivery-answer.ts'
import { isSureOfFact, knowledgeAnswer } from './answers/knowledge-answer.ts'
import { findRug, rugAnswer } from './answers/rug-answer.ts'
import { type Pricing, toolReply } from './answers/tool-messages.ts'
import { leans, readFollowUp, saidBefore } from './follow-up.ts'
import { knowledgeDocuments } from './knowledge/documents.ts'
import type { KnowledgeDocument } from './knowledge/knowledge-document.ts'
import { knowledgeIndex, type KnowledgeIndex } from './knowledge/knowledge-index.ts'
import { sentenceReader } from './sentence-reader.ts'
import type { GuessSubject } from './subject/subject-guesser.ts'
import { namedYarn, wantedChange, wantedColor } from './grammar/color-command.ts'
import type { Sentence } from './grammar/sentence.ts'

export type LocalAnswerer = {
  /** Answers a message. Prices are in the currency of `country`. */
  readonly reply: (request: AssistantRequest, country: Country) => Promise<AssistantReply>
  /** The documents nearest to a question, at most `most`, as context for a language model. */
  readonly ground: (text: string, most: number) => readonly KnowledgeDocument[]
  /** How prices are said to whoever is there, of the rug on screen. */
  readonly pricing: (context: AssistantContext, country: Country) => Pricing
}

type Deps = {
  readonly content: Content
  readonly contacts: ShopContacts
  readonly rugs: readonly RugItem[]
  /** Country codes; defaults to embargoed countries. */
  readonly notShippedTo?: readonly string[]
  /** Without it the text match alone decides the subject. */
  readonly guess?: GuessSubject
}

/** The shop's own assistant: a grammar for commands, a search over our pages for questions, no other service. */
export async function localAnswerer({
  content,
  contacts,
  rugs,
  notShippedTo = SANCTIONED_COUNTRIES,
  guess = async () => null,
}: Deps): Promise<LocalAnswerer> {
  const knowledge = await knowledgeIndex(knowledgeDocuments(content, contacts, rugs))
  const { read, command, clauseCommand } = sentenceReader(rugs, knowledge.words)

  /** The command, if any, before the subject is guessed. */
  function commanded({ text, history }: AssistantRequest, context: AssistantContext) {
    const before = saidBefore(history)
    const earlier = before === null ? null : command(before, context)
    const followed =
      before !== null && earlier
        ? readFollowUp(read(text), earlier.call, read(before).corrected, context)
        : before !== null && answeredChoice(read(text), read(before), context)
    // A bare size is ambiguous by itself, so the previous sentence decides.
    return followed ? { call: followed, isSnapped: false } : command(text, context)
  }

  function refusedCountry(code: string): AssistantReply | null {
    const country = notShippedTo.includes(code) ? findCountry(code) : null
    return country && notShippedAnswer(country)
  }

  const pricing = ({ rug }: AssistantContext, country: Country): Pricing => ({
    currency: currencyOf(country),
    perSquareFoot: squareFootPrice(findRug(rugs, rug)?.collection),
  })

  async function reply(request: AssistantRequest, country: Country): Promise<AssistantReply> {
    const { text, history } = request
    const context = withPalette(request.context, rugs)
    const priced = pricing(context, country)
    const whole = commanded(request, context)
    const refused = whole?.call.tool === 'setCountry' ? refusedCountry(whole.call.args.country) : null
    if (refused) return refused
    if (whole) return toolReply(whole.call, context, priced, whole.isSnapped)
    const sentence = read(text)
    const guesses = await guess(text)
    // A clause may look like a command by accident: "it came broken, what now" is none.
    const part = isSureOfFact(guesses) ? null : clauseCommand(text, context)
    if (part) return toolReply(part.call, context, priced, part.isSnapped)
    const page = pageAbout(sentence.bare, knowledge)
    if (page !== null) return toolReply({ tool: 'navigate', args: { page } }, context, priced)
    const before = saidBefore(history)
    const follows =
      before !== null &&
      leans(sentence) &&
      deliveryAnswer(read(before).corrected, false, notShippedTo) !== null
    return (
      colorChoices(sentence, context) ??
      rugAnswer(sentence.corrected, rugs, context.rug, priced.currency) ??
      deliveryAnswer(sentence.corrected, follows, notShippedTo) ??
      knowledgeAnswer(sentence.corrected, knowledge, guesses)
    )
  }

  const ground = (text: string, most: number) =>
    knowledge
      .search(read(text).corrected)
      .slice(0, most)
      .map(({ document }) => document)

  return { reply, ground, pricing }
}

/** Falls back to the rug's own yarns when the page sent none. */
function withPalette(context: AssistantContext, rugs: readonly RugItem[]): AssistantContext {
  const rug = context.palette ? null : findRug(rugs, context.rug)
  return rug ? { ...context, palette: rug.yarns.map(({ hex, name }) => ({ hex, name })) } : context
}

const PAGE_ABOUT =
  /^(?:open|show|read|go to|take me to|bring up|see|view|find|bring me to|pull up|look at|i want to (?:read|see)|i would like to (?:read|see)|want to read)?\b ?(?:me )?(?:the |your |that |an |a )?(?:journal |blog )?(article|guide|post|story|piece|page)s? (?:about|on|of|for|with|where) (.+)$/

/** "Open the article about small rooms", "the page on cookies": the address of the page on that subject. */
function pageAbout(bare: string, { search }: KnowledgeIndex): string | null {
  const [, kind = '', subject = ''] = PAGE_ABOUT.exec(bare) ?? []
  if (kind === '') return null
  const isArticle = !kind.startsWith('page')
  const best = search(subject).find(({ document }) => !isArticle || document.source.startsWith('/journal/'))
  return best && best.keyed >= 0.5 ? (best.document.source.split('#')[0] ?? null) : null
}

/** Asks which yarn to change when a sentence names a new colour but no yarn of the rug. */
function colorChoices(sentence: Sentence, { palette = [] }: AssistantContext): AssistantReply | null {
  if (palette.length === 0 || sentence.isQuestion) return null
  const to = newColor(sentence, palette)
  if (to === null) return null
  const choices = palette.slice(0, 3).map(({ name }) => ({ label: name, say: `Make the ${name} ${to}` }))
  return { kind: 'choices', text: `Which yarn is to become ${to}?`, choices }
}

/** The change after an answer to that question: "the second colour", after "make it teal". */
function answeredChoice(
  answer: Sentence,
  question: Sentence,
  { palette = [] }: AssistantContext,
): ShopToolCall | null {
  if (palette.length === 0 || question.isQuestion) return null
  const to = newColor(question, palette)
  const from = to === null ? null : namedYarn(answer, palette)
  return to !== null && from ? { tool: 'setColor', args: { from: from.hex, to } } : null
}

function newColor(sentence: Sentence, palette: NonNullable<AssistantContext['palette']>): string | null {
  return wantedChange(sentence, palette)?.to ?? wantedColor(sentence)
}
