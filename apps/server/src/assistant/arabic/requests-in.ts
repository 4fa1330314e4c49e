import { saidBefore } from '../follow-up.ts'
import type { Reading } from '../grammar/reading.ts'
import { requestsIn } from '../grammar/requests.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import type { Turn } from '../turn.ts'
import { inEnglish } from './in-english.ts'

/** The requests of a message in Arabic as plain English; null where it asks for none. */
export function englishOf({ text, context, rugs, history }: Turn): string | null {
  const assistant = history.findLast(({ role }) => role === 'assistant')?.text
  return inEnglish(text, context, rugs, { visitor: saidBefore(history), ...(assistant ? { assistant } : {}) })
}

/** What a message in either language asks the page to do. */
export function readingsIn(turn: Turn, reader: SentenceReader): readonly Reading[] {
  const text = turn.language === 'ar' ? englishOf(turn) : turn.text
  if (text === null) return []
  return requestsIn(turn.language === 'ar' ? { ...turn, text, guesses: null } : turn, reader).readings
}
