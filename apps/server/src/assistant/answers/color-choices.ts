import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant'

import { wantedChange, wantedColor } from '../grammar/color-command.ts'
import type { Sentence } from '../grammar/sentence.ts'

/** Which yarn is meant, where a new colour was named but not the one that goes, or one that is not in the rug. */
export function colorChoices(sentence: Sentence, { palette = [] }: AssistantContext): AssistantReply | null {
  if (palette.length === 0 || sentence.isQuestion) return null
  const to = wantedChange(sentence, palette)?.to ?? wantedColor(sentence)
  if (to === null) return null
  const choices = palette.slice(0, 3).map(({ name }) => ({ label: name, say: `Make the ${name} ${to}` }))
  return { kind: 'choices', text: `Which yarn is to become ${to}?`, choices }
}
