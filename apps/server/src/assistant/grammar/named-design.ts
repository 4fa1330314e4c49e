import type { SentenceReader } from '../sentence-reader.ts'
import { saidDesign } from '../slots/design.ts'
import type { Turn } from '../turn.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'

/** The longest message that names a design and is taken for a wish to see it. */
const NAMES_DESIGN = 12
/** Probability from which a message asks for something else. */
const ASKS_OTHER = 0.35

/** "Bring out Bogolan make I see am": whoever names one design where none is open, and asks for nothing else, wants to see it. */
export function namedDesign(
  { bare, isQuestion }: Sentence,
  { text, context, guesses, rugs }: Turn,
  knows: SentenceReader['knows'],
): Reading | null {
  const [guess] = guesses ?? []
  const asksOther = guess && guess.label?.startsWith('tool:') !== true && guess.likelihood >= ASKS_OTHER
  if (context.rug !== undefined || isQuestion || text.includes('?') || asksOther) return null
  const said = bare.split(' ').length > NAMES_DESIGN ? null : saidDesign(bare, rugs, knows)
  if (!said || said.isSnapped || saidDesign(said.rest, rugs, knows)) return null
  const alike = rugs.filter(({ name }) => name === said.name)
  return alike.length > 1
    ? { ask: { about: 'design', designs: alike } }
    : { call: { tool: 'openDesign', args: { name: said.name } } }
}
