import type { AssistantReply, AssistantContext, AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { OwnAnswer } from '@nawl/contract/desk/questions'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { type Country, currencyOf } from '@nawl/domain/shop/countries'
import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/shipping-countries'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Content } from '../catalogue/content/content.ts'
import { isArabizi } from './arabic/arabizi.ts'
import { arabicCommandsStage } from './arabic/stage.ts'
import { unknownReply } from './answers/knowledge-answer.ts'
import { findRug } from './answers/rug-answer.ts'
import type { Pricing } from './answers/tool-messages.ts'
import { saidBefore } from './follow-up.ts'
import { knowledgeDocuments } from './knowledge/documents.ts'
import type { KnowledgeDocument } from './knowledge/knowledge-document.ts'
import { knowledgeIndex } from './knowledge/knowledge-index.ts'
import { sentenceReader } from './sentence-reader.ts'
import { commandsStage } from './stages/commands.ts'
import { factsStage } from './stages/facts.ts'
import { ownStage } from './stages/own.ts'
import { safetyStage } from './stages/safety.ts'
import { recommendStage } from './stages/recommend.ts'
import { talkStage } from './stages/talk.ts'
import type { GuessSubject } from './subject/subject-guesser.ts'
import { languageIn } from './text/language-in.ts'
import type { MeaningsOf } from './topics/own-answers.ts'
import type { Stage, Turn } from './turn.ts'

export type LocalAnswerer = {
  /** Answers a message. Prices are in the currency of `country`. */
  readonly reply: (
    request: AssistantRequest,
    country: Country,
    /** Told when the shop's texts did not answer the question. */
    onUnanswered?: (question: string, language: LanguageCode) => void,
  ) => Promise<AssistantReply>
  /** The documents nearest to a question, at most `most`, as context for a language model. */
  readonly ground: (text: string, most: number) => readonly KnowledgeDocument[]
  /** How prices are said to whoever is there, of the rug on screen. */
  readonly pricing: (context: AssistantContext, country: Country) => Pricing
  readonly rugs: readonly RugItem[]
}

type Deps = {
  readonly content: Content
  readonly contacts: ShopContacts
  readonly rugs: readonly RugItem[]
  /** Country codes; defaults to embargoed countries. */
  readonly notShippedTo?: readonly string[]
  /** Without it the text match alone decides the subject. */
  readonly guess?: GuessSubject
  /** What the owner has answered at the desk, as it is now. */
  readonly ownAnswers?: () => readonly OwnAnswer[]
  /** Without it, questions in other words than those that the owner answered are not recognised. */
  readonly meanings?: MeaningsOf
  readonly now?: () => number
}

/** The shop's own assistant: a grammar for commands, a search over our pages for questions, no other service. */
export async function localAnswerer({
  content,
  contacts,
  rugs,
  notShippedTo = SANCTIONED_COUNTRIES,
  guess = async () => null,
  ownAnswers = () => [],
  meanings = async () => null,
  now = Date.now,
}: Deps): Promise<LocalAnswerer> {
  const knowledge = await knowledgeIndex(knowledgeDocuments(content, contacts, rugs))
  const reader = sentenceReader(rugs, knowledge.words)
  /** The first that replies. Whatever comes first must be the surer of what it understood. */
  const commands = commandsStage(reader, knowledge, guess)
  const facts = factsStage({ reader, knowledge, contacts, ownAnswers, meanings, guess })
  const stages: readonly Stage[] = [
    safetyStage(contacts),
    ownStage(ownAnswers),
    talkStage(reader, { contacts, now }),
    recommendStage(reader, rugs),
    arabicCommandsStage(commands),
    // Arabic in Latin letters would be misread as misspelt English.
    (turn) => (isArabizi(turn.text) ? null : commands(turn)),
    facts,
  ]

  const pricing = ({ rug }: AssistantContext, country: Country): Pricing => ({
    currency: currencyOf(country),
    perSquareFoot: squareFootPrice(findRug(rugs, rug)?.collection),
    collection: findRug(rugs, rug)?.collection,
  })

  const reply: LocalAnswerer['reply'] = async ({ text, ...request }, country, onUnanswered = () => {}) => {
    const context = withPalette(request.context, rugs)
    const turn: Turn = {
      text,
      language: languageIn(text, context.page, saidBefore(request.history)),
      context,
      history: request.history ?? [],
      country,
      pricing: pricing(context, country),
      rugs,
      notShippedTo,
      guesses: await guess(text),
    }
    for (const stage of stages) {
      const found = await stage(turn)
      if (!found) continue
      // A choice of facts means that none was sure.
      const isOpen = found.kind === 'unknown' || (stage === facts && found.kind === 'choices')
      if (isOpen) onUnanswered(text, turn.language)
      return found
    }
    onUnanswered(text, turn.language)
    return unknownReply(turn.language)
  }

  const ground = (text: string, most: number) =>
    knowledge
      .search(reader.read(text).corrected)
      .slice(0, most)
      .map(({ document }) => document)

  return { reply, ground, pricing, rugs }
}

/** Falls back to the rug's own yarns when the page sent none. */
function withPalette(context: AssistantContext, rugs: readonly RugItem[]): AssistantContext {
  const rug = context.palette ? null : findRug(rugs, context.rug)
  return rug ? { ...context, palette: rug.yarns.map(({ hex, name }) => ({ hex, name })) } : context
}
