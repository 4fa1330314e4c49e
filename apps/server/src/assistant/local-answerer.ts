import type { AssistantContext, AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { type Country, currencyOf, findCountry } from '@nawl/domain/shop/countries'
import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/shipping-countries'

import type { Content } from '../catalogue/content/content.ts'
import { answeredChoice, colorChoices } from './answers/color-choices.ts'
import { deliveryAnswer, notShippedAnswer } from './answers/delivery-answer.ts'
import { isSureOfFact, knowledgeAnswer } from './answers/knowledge-answer.ts'
import { pageAbout } from './answers/page-about.ts'
import { findRug, rugAnswer } from './answers/rug-answer.ts'
import { toolReply } from './answers/tool-messages.ts'
import { leans, readFollowUp, saidBefore } from './follow-up.ts'
import { knowledgeDocuments } from './knowledge/documents.ts'
import type { KnowledgeDocument } from './knowledge/knowledge-document.ts'
import { knowledgeIndex } from './knowledge/knowledge-index.ts'
import { sentenceReader } from './sentence-reader.ts'
import type { GuessSubject } from './subject/subject-guesser.ts'

export type LocalAnswerer = {
  /** Answers a message. Prices are in the currency of `country`. */
  readonly reply: (request: AssistantRequest, country: Country) => Promise<AssistantReply>
  /** The documents nearest to a question, at most `most`, as context for a language model. */
  readonly ground: (text: string, most: number) => readonly KnowledgeDocument[]
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

  async function reply(request: AssistantRequest, country: Country): Promise<AssistantReply> {
    const { text, history } = request
    const context = withPalette(request.context, rugs)
    const currency = currencyOf(country)
    const whole = commanded(request, context)
    const refused = whole?.call.tool === 'setCountry' ? refusedCountry(whole.call.args.country) : null
    if (refused) return refused
    if (whole) return toolReply(whole.call, context, currency, whole.isSnapped)
    const sentence = read(text)
    const guesses = await guess(text)
    // A clause may look like a command by accident: "it came broken, what now" is none.
    const part = isSureOfFact(guesses) ? null : clauseCommand(text, context)
    if (part) return toolReply(part.call, context, currency, part.isSnapped)
    const page = pageAbout(sentence.bare, knowledge)
    if (page !== null) return toolReply({ tool: 'navigate', args: { page } }, context, currency)
    const before = saidBefore(history)
    const follows =
      before !== null &&
      leans(sentence) &&
      deliveryAnswer(read(before).corrected, false, notShippedTo) !== null
    return (
      colorChoices(sentence, context) ??
      rugAnswer(sentence.corrected, rugs, context.rug, currency) ??
      deliveryAnswer(sentence.corrected, follows, notShippedTo) ??
      knowledgeAnswer(sentence.corrected, knowledge, guesses)
    )
  }

  const ground = (text: string, most: number) =>
    knowledge
      .search(read(text).corrected)
      .slice(0, most)
      .map(({ document }) => document)

  return { reply, ground }
}

/** Falls back to the rug's own yarns when the page sent none. */
function withPalette(context: AssistantContext, rugs: readonly RugItem[]): AssistantContext {
  const rug = context.palette ? null : findRug(rugs, context.rug)
  return rug ? { ...context, palette: rug.yarns.map(({ hex, name }) => ({ hex, name })) } : context
}
