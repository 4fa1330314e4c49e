import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { OwnAnswer } from '@nawl/contract/desk/questions'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'

import { arabicDelivery } from '../arabic/delivery.ts'
import { normaliseArabic } from '../arabic/normalise.ts'
import { offerOwn, ownReply } from '../answers/own-reply.ts'
import { deliveryAnswer, speaksOfDelivery } from '../answers/delivery-answer.ts'
import { knowledgeAnswer } from '../answers/knowledge-answer.ts'
import { supportingSentences, withSupport } from '../answers/supporting-sentence.ts'
import { toolReply } from '../answers/tool-messages.ts'
import { materialAnswer } from '../answers/material-answer.ts'
import { rugAnswer } from '../answers/rug-answer.ts'
import { leans, saidBefore } from '../follow-up.ts'
import { familiarity } from '../knowledge/familiarity.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { type MeaningsOf, nearestOwn } from '../topics/own-answers.ts'
import { safetyTopic } from '../topics/safety.ts'
import type { Stage, Turn } from '../turn.ts'
import type { GuessSubject } from '../subject/subject-guesser.ts'
import { guessesInContext } from '../answers/subjects.ts'

/** Likelihood from which the shop says openly that it does not say. */
const SILENT = 0.35

type Deps = {
  readonly reader: SentenceReader
  readonly knowledge: KnowledgeIndex
  readonly contacts: ShopContacts
  /** What the owner has answered at the desk. */
  readonly ownAnswers: () => readonly OwnAnswer[]
  readonly meanings: MeaningsOf
  readonly guess: GuessSubject
}

/** Answers questions from the texts of the pages, or says that they do not answer it. */
export function factsStage(deps: Deps): Stage {
  const { knowledge, contacts, guess } = deps
  const { read } = deps.reader
  const familiar = familiarity(knowledge.words)
  const supporting = supportingSentences(knowledge.documents)
  /** What a message may be about, with the one before it where it leans on that. */
  async function guessed({ text, guesses, language }: Turn, before: string | null) {
    if (!guesses || before === null) return guesses
    if (!(language === 'ar' ? pointsInArabic(text) : points(read(text).corrected))) return guesses
    const together = await guess(`${before} ${text}`)
    return together ? guessesInContext(guesses, together) : guesses
  }

  return async (turn) => {
    const { text, history, notShippedTo, language } = turn
    const sentence = read(text)
    const question = sentence.corrected
    const before = saidBefore(history)
    const earlier = before === null ? null : read(before).corrected
    const follows =
      earlier !== null &&
      leans(sentence) &&
      (speaksOfDelivery(earlier) || deliveryAnswer(earlier, false, notShippedTo) !== null)
    const isOfSafety = safetyTopic(language === 'en' ? question : text, null) !== null
    const near = isOfSafety ? null : await nearestOwn(text, deps.ownAnswers(), deps.meanings)
    if (near && near.level !== 'possible' && near.isClear) return ownReply(near.own, language)
    const found = await written(turn, { question, before, follows })
    if (found.kind === 'answer' && found.source && wantsPage(question))
      return toolReply({ tool: 'navigate', args: { page: found.source } }, turn)
    if (!near || !isUnsure(found, turn.guesses)) return found
    return near.level === 'possible' ? offerOwn(near, found, language) : ownReply(near.own, language)
  }

  type Read = { readonly question: string; readonly before: string | null; readonly follows: boolean }

  /** What is written for the message: of the rug, of delivery, of the pages. */
  async function written(turn: Turn, { question, before, follows }: Read): Promise<AssistantReply> {
    const { text, notShippedTo, language } = turn
    const found =
      materialAnswer(turn, contacts) ??
      rugAnswer(turn, question) ??
      (language === 'ar' ? arabicDelivery(turn) : deliveryAnswer(question, follows, notShippedTo))
    if (found) return found
    const guesses = await guessed(turn, before)
    const reply = knowledgeAnswer(
      {
        // The English reader drops Arabic letters.
        question: language === 'en' ? question : text,
        language,
        guesses,
        contacts,
        familiar: language === 'en' ? familiar(question) : 1,
      },
      knowledge,
    )
    return language === 'en' ? withSupport(reply, question, guesses, supporting) : reply
  }
}

/** "Bring me to where I can write to you", "open the page with the times by country": the page that answers is wanted, not its answer. */
const wantsPage = (question: string): boolean =>
  !/\bnot\b/.test(question) &&
  (/\b(?:take|bring|send|lead|direct|point|whisk) (?:me|us)\b/.test(question) ||
    (/\b(?:page|section|(?:bit|part) of (?:this|the|your) (?:site|website|shop))\b/.test(question) &&
      /\b(?:open|show|see|find|go to|pull up|which|where|get|have)\b/.test(question)))

/** Whether nothing that is written answers a message: an open "we do not say" is an answer of the shop. */
const isUnsure = (found: AssistantReply, guesses: Turn['guesses']): boolean =>
  found.kind === 'choices' ||
  (found.kind === 'unknown' &&
    !guesses?.some(({ label, likelihood }) => label?.startsWith('silent-') && likelihood >= SILENT))

/** The same in Arabic: `وإذا …`, `طيب …`, a few words, or a pronoun for its subject. */
function pointsInArabic(text: string): boolean {
  const normal = normaliseArabic(text)
  const length = normal.split(' ').length
  return (
    length <= 4 ||
    (length <= 9 &&
      /^(?:طيب|طب|زين|اوكي|يعني|بس|حتي|او|كمان|و(?!ين|ش|صل|قت|رد|رق|بر)\S+|لو|اذا) /.test(normal)) ||
    (length <= 8 && /(?:^| )(?:هذا|هذي|هاي|هيك|كذا|ذلك|تشمل|يشمل|معها|فيها)(?= |$)/.test(normal))
  )
}

/** Whether a message points back: it begins as a continuation, is very short, or has a pronoun for its subject. */
const points = (question: string): boolean =>
  /^(?:and|or|so|but|what about|how about|same|then|also|in that case|oh|ok|okay|hm+|really)\b/.test(
    question,
  ) ||
  question.split(' ').length <= 5 ||
  (question.split(' ').length <= 10 && /\b(?:it|that|this|them|those|one|ones)\b/.test(question))
