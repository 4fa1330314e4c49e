import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { assistantReplies } from '@nawl/messages/by-language/assistant-replies'

import { wantedChange, wantedColor } from '../grammar/color-command.ts'
import type { Ask, Palette } from '../grammar/reading.ts'
import type { Requests } from '../grammar/requests.ts'
import type { Sentence } from '../grammar/sentence.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import type { Turn } from '../turn.ts'
import { askReply } from './ask-reply.ts'
import { colorName } from './tool-messages.ts'

const CHANGES = /\b(?:change|swap|replace|recolou?r|switch|exchange|alter|dye)\b/

/** "Change the red" tells no new colour, "change a colour" not even which. */
export function halfChange(
  sentence: Sentence,
  { focus }: Requests,
  { palette = [] }: Turn['context'],
): Ask | null {
  if (palette.length === 0 || sentence.isQuestion || !CHANGES.test(sentence.bare)) return null
  const about = (yarns: Palette): Ask => ({ about: 'yarn', yarns, sentence: (yarn) => `change the ${yarn}` })
  // "Change a colour to green" means none that is green.
  const to = /\b(?:a|any|one|some|another) (?:colou?r|yarn)s?\b/.test(sentence.bare)
    ? sentence.bare.split(/ (?:to|into) /, 2)[1]
    : undefined
  if (to !== undefined) return { about: 'yarn', yarns: palette, sentence: (one) => `make the ${one} ${to}` }
  const [yarn, ...others] = focus
  if (yarn) return others.length > 0 ? about(focus) : { about: 'color', yarn }
  return /\b(?:colou?rs?|yarns?)\b/.test(sentence.bare) && sentence.bare.split(' ').length <= 9
    ? about(palette)
    : null
}

/** Asks which yarn to change when a sentence names a new colour but no yarn of the rug. */
export function colorChoices(
  { text, context, language, country, pricing }: Turn,
  { read }: SentenceReader,
): AssistantReply | null {
  const { palette = [] } = context
  const sentence = read(text)
  if (palette.length === 0 || sentence.isQuestion) return null
  const to = wantedChange(sentence, palette)?.to ?? wantedColor(sentence)
  if (to === null) return null
  const ask: Ask = { about: 'yarn', yarns: palette, sentence: (yarn) => `make the ${yarn} ${to}` }
  const asking = assistantReplies[language].whichYarnTo({ color: colorName(to, language) })
  return { ...askReply(ask, { context, language, country, pricing }), text: asking }
}
