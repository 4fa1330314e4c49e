import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'

import { deliveryAnswer, speaksOfDelivery } from '../answers/delivery-answer.ts'
import { knowledgeAnswer } from '../answers/knowledge-answer.ts'
import { rugAnswer } from '../answers/rug-answer.ts'
import { leans, saidBefore } from '../follow-up.ts'
import { familiarWords } from '../knowledge/familiar-words.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { type OwnAnswer, ownAnswerTo } from '../topics/own-answers.ts'
import type { Stage } from '../turn.ts'

type Deps = {
  readonly reader: SentenceReader
  readonly knowledge: KnowledgeIndex
  readonly contacts: ShopContacts
  /** What the owner has answered at the desk. */
  readonly ownAnswers: () => readonly OwnAnswer[]
}

/** Answers questions from the texts of the pages, or says that they do not answer it. */
export function factsStage({ reader: { read }, knowledge, contacts, ownAnswers }: Deps): Stage {
  const familiar = familiarWords(knowledge.words)
  return ({ text, history, context, rugs, pricing, notShippedTo, guesses, language }) => {
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
    return (
      rugAnswer(question, rugs, context.rug, pricing.currency) ??
      deliveryAnswer(question, follows, notShippedTo) ??
      knowledgeAnswer(
        { question, language, guesses, contacts, familiar: language === 'en' ? familiar(question) : 1 },
        knowledge,
      )
    )
  }
}
