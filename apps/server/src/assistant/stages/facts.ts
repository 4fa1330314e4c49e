import { deliveryAnswer } from '../answers/delivery-answer.ts'
import { knowledgeAnswer } from '../answers/knowledge-answer.ts'
import { rugAnswer } from '../answers/rug-answer.ts'
import { leans, saidBefore } from '../follow-up.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import type { Stage } from '../turn.ts'

/** Answers questions from the texts of the pages, or says that they do not answer it. */
export function factsStage({ read }: SentenceReader, knowledge: KnowledgeIndex): Stage {
  return ({ text, history, context, rugs, pricing, notShippedTo, guesses }) => {
    const sentence = read(text)
    const before = saidBefore(history)
    const follows =
      before !== null &&
      leans(sentence) &&
      deliveryAnswer(read(before).corrected, false, notShippedTo) !== null
    return (
      rugAnswer(sentence.corrected, rugs, context.rug, pricing.currency) ??
      deliveryAnswer(sentence.corrected, follows, notShippedTo) ??
      knowledgeAnswer(sentence.corrected, knowledge, guesses)
    )
  }
}
