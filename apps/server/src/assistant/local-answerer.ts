import type { AssistantReply, AssistantContext, AssistantRequest } from '@nawl/contract/assistant/assistant'
import { designAddress } from '@nawl/domain/catalogue/address'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { OwnAnswer } from '@nawl/contract/desk/questions'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { type Country, currencyOf } from '@nawl/domain/shop/countries/countries'
import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/countries/shipping-countries'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Content } from '../catalogue/content/content.ts'
import { isArabizi } from './arabic/arabizi.ts'
import { accountStage } from './stages/account.ts'
import { arabicCommandsStage } from './arabic/stage.ts'
import { unknownReply } from './answers/knowledge-answer.ts'
import { speaksOfDelivery } from './answers/delivery-answer.ts'
import { findRug } from './answers/rug-answer.ts'
import type { Pricing } from './answers/tool-messages.ts'
import { saidBefore } from './follow-up.ts'
import { knowledgeDocuments } from './knowledge/documents.ts'
import type { KnowledgeDocument } from './knowledge/knowledge-document.ts'
import { knowledgeIndex } from './knowledge/knowledge-index.ts'
import { conversation } from './dialogue/conversation.ts'
import { nextState } from './dialogue/next-state.ts'
import { sentenceReader } from './sentence-reader.ts'
import { commandsStage } from './stages/commands.ts'
import { factsStage } from './stages/facts.ts'
import { ownStage } from './stages/own.ts'
import { roomSizeStage } from './stages/room-size.ts'
import { screenStage } from './stages/screen.ts'
import { safetyStage } from './stages/safety.ts'
import { recommendStage } from './stages/recommend.ts'
import { talkStage } from './stages/talk.ts'
import type { PricedSize } from './recommend/priced-size.ts'
import { sizeIn } from './recommend/read-wishes.ts'
import type { GuessSubject } from './subject/subject-guesser.ts'
import { languageIn } from './text/language-in.ts'
import { messageParts } from './parts/message-parts.ts'
import { type Found, replyInParts } from './parts/reply-in-parts.ts'
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
  const talk = talkStage(reader, { contacts, now })
  const stages: readonly Stage[] = [
    safetyStage(contacts),
    ownStage(ownAnswers),
    accountStage,
    roomSizeStage(reader),
    screenStage(reader),
    talk,
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
    const history = request.history ?? []
    const before = request.dialogue ?? {}
    const turn: Turn = {
      text,
      language: languageIn(text, context.page, saidBefore(request.history)),
      context,
      history,
      dialogue: before,
      saidSize: sizeIn(text) ?? before.size ?? sizeBefore(history),
      country,
      pricing: pricing(context, country),
      rugs,
      notShippedTo,
      guesses: await guess(text),
    }
    const { reply: found, answered, isOpen } = await conversed(turn)
    if (isOpen) onUnanswered(text, turn.language)
    const dialogue = nextState(before, found, turn, answered)
    const choices = found.choices?.slice(0, MOST_CHOICES)
    return { ...found, ...(choices && { choices }), dialogue }
  }

  /** The reply to a message with what it leans on: what was asked, offered and done before. */
  const conversed = conversation({
    respond,
    guess,
    reader,
    onRug: (turn, rug) => {
      const context = { ...turn.context, page: `/product/${designAddress(rugs, rug)}`, rug: rug.id }
      const opened = withPalette({ ...context, palette: undefined }, rugs)
      return { ...turn, context: opened, pricing: pricing(opened, turn.country) }
    },
  })

  /** The reply to a message that stands by itself. */
  async function respond(turn: Turn): Promise<Found> {
    const inParts = isOutside(turn) ? null : await replyInParts(turn, replyTo, guess)
    if (inParts) return { reply: inParts, isOpen: false, isSure: true }
    const whole = await replyTo(turn)
    return whole.isOpen ? ((await replyToQuestion(turn)) ?? whole) : whole
  }

  /** The reply to what a message asks, without what it tells besides: "Souk looks very busy. Is there …?" */
  async function replyToQuestion(turn: Turn): Promise<Found | null> {
    const parts = messageParts(turn.text)
    const [asking, ...others] = parts.filter(({ asks }) => asks)
    if (!asking || others.length > 0 || parts.length < 2 || isOutside(turn)) return null
    const found = await replyTo({ ...turn, text: asking.text, guesses: await guess(asking.text) })
    return found.isOpen || !found.isSure ? null : found
  }

  /** What the first stage that understands a message replies to it. */
  async function replyTo(turn: Turn): Promise<Found> {
    for (const stage of stages) {
      const reply = await stage(turn)
      if (!reply) continue
      // A choice of facts means that none was sure.
      const isOpen = reply.kind === 'unknown' || (stage === facts && reply.kind === 'choices')
      return { reply, isOpen, isSure: stage === facts ? isSureFact(turn) : stage !== talk }
    }
    return { reply: unknownReply(turn.language), isOpen: true, isSure: false }
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

/** Whether a message is most likely none of the shop's business, whatever a part of it sounds like. */
const isOutside = ({ guesses }: Turn): boolean =>
  guesses?.[0]?.label === null && guesses[0].likelihood >= OUTSIDE

const OUTSIDE = 0.4

/** Probability from which a part of a message asks for a fact by itself. */
const SURE_FACT = 0.5

const isSureFact = ({ text, guesses }: Turn): boolean =>
  (guesses?.[0]?.likelihood ?? 1) >= SURE_FACT || speaksOfDelivery(text.toLowerCase())

const MOST_CHOICES = 3

const sizeBefore = (history: Turn['history']): PricedSize | null =>
  history.reduce<PricedSize | null>(
    (before, { role, text }) => (role === 'visitor' ? (sizeIn(text) ?? before) : before),
    null,
  )
