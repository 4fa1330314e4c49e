import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { OwnAnswer } from '@nawl/contract/desk/questions'
import { assistantTopics } from '@nawl/messages/by-language/assistant-topics'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

import type { Nearness } from '../topics/own-answers.ts'

const MOST_CHOICES = 3

/** What the owner answered; where that is in the other language alone, this is said before it. */
export function ownReply({ answer, page }: OwnAnswer, language: LanguageCode): AssistantReply {
  const { ownElsewhere } = assistantTopics[language]
  const text = answer[language] || ownElsewhere({ answer: otherThan(language, answer) })
  return { kind: 'answer', text, language, ...(page !== '' && { source: page }) }
}

function otherThan(language: LanguageCode, answer: OwnAnswer['answer']): string {
  const other = Object.values(LANGUAGES).find(({ code }) => code !== language && answer[code] !== '')
  return other ? answer[other.code] : ''
}

/** Asks whether a question that the owner answered is meant, before what else was offered. */
export function offerOwn(
  { question }: Nearness,
  found: AssistantReply,
  language: LanguageCode,
): AssistantReply {
  const choices = [{ label: question, say: question }, ...(found.choices ?? [])].slice(0, MOST_CHOICES)
  return { kind: 'choices', text: assistantTopics[language].unsure, choices, language }
}
