import type { OwnAnswer } from '@nawl/contract/desk/questions'

import { ownReply } from '../answers/own-reply.ts'
import { nearestOwn } from '../topics/own-answers.ts'
import { safetyTopic } from '../topics/safety.ts'
import type { Stage } from '../turn.ts'

/** Answers in the owner's own words what was asked in the same terms as before, whatever else it may be taken for. */
export function ownStage(ownAnswers: () => readonly OwnAnswer[]): Stage {
  return async ({ text, language }) => {
    const answers = ownAnswers()
    if (answers.length === 0 || safetyTopic(text.toLowerCase(), null)) return null
    const near = await nearestOwn(text, answers, async () => null)
    return near?.level === 'same' ? ownReply(near.own, language) : null
  }
}
