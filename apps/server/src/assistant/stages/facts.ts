import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'

import { arabicDelivery } from '../arabic/delivery.ts'
import { normaliseArabic } from '../arabic/normalise.ts'
import { deliveryAnswer, speaksOfDelivery } from '../answers/delivery-answer.ts'
import { knowledgeAnswer } from '../answers/knowledge-answer.ts'
import { tellingSentences, withTelling } from '../answers/telling-sentence.ts'
import { rugAnswer } from '../answers/rug-answer.ts'
import { leans, saidBefore } from '../follow-up.ts'
import { familiarity } from '../knowledge/familiarity.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { type OwnAnswer, ownAnswerTo } from '../topics/own-answers.ts'
import type { Stage, Turn } from '../turn.ts'
import type { GuessSubject } from '../subject/subject-guesser.ts'
import { guessesInContext } from '../answers/subjects.ts'

type Deps = {
  readonly reader: SentenceReader
  readonly knowledge: KnowledgeIndex
  readonly contacts: ShopContacts
  /** What the owner has answered at the desk. */
  readonly ownAnswers: () => readonly OwnAnswer[]
  readonly guess: GuessSubject
}

/** Answers questions from the texts of the pages, or says that they do not answer it. */
export function factsStage({ reader: { read }, knowledge, contacts, ownAnswers, guess }: Deps): Stage {
  const familiar = familiarity(knowledge.words)
  const telling = tellingSentences(knowledge.documents)
  /** What a message may be about, with the one before it where it leans on that. */
  async function guessed({ text, guesses, language }: Turn, before: string | null) {
    if (!guesses || before === null) return guesses
    if (!(language === 'ar' ? pointsInArabic(text) : points(read(text).corrected))) return guesses
    const together = await guess(`${before} ${text}`)
    return together ? guessesInContext(guesses, together) : guesses
  }

  return async (turn) => {
    const { text, history, context, rugs, pricing, notShippedTo, language } = turn
    const own = ownAnswerTo(text, language, ownAnswers())
    if (own) return { kind: 'answer', text: own.answer, language }
    const sentence = read(text)
    const question = sentence.corrected
    const before = saidBefore(history)
    const earlier = before === null ? null : read(before).corrected
    const follows =
      earlier !== null &&
      leans(sentence) &&
      (speaksOfDelivery(earlier) || deliveryAnswer(earlier, false, notShippedTo) !== null)
    const found =
      rugAnswer(question, rugs, context.rug, pricing.currency) ??
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
    return language === 'en' ? withTelling(reply, question, guesses, telling) : reply
  }
}

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
