import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import { namedYarn, wantedChange, wantedColor } from '../grammar/color-command.ts'
import type { Sentence } from '../grammar/sentence.ts'

/** Asks which yarn to change when a sentence names a new colour but no yarn of the rug. */
export function colorChoices(sentence: Sentence, { palette = [] }: AssistantContext): AssistantReply | null {
  if (palette.length === 0 || sentence.isQuestion) return null
  const to = newColor(sentence, palette)
  if (to === null) return null
  const choices = palette.slice(0, 3).map(({ name }) => ({ label: name, say: `Make the ${name} ${to}` }))
  return { kind: 'choices', text: `Which yarn is to become ${to}?`, choices }
}

/** The change after an answer to that question: "the second colour", after "make it teal". */
export function answeredChoice(
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
