import type { Said } from '../providers/provider.ts'
import { TALK_KEY } from '../talk-goes-on.ts'
import type { Entry } from './conversation-state.ts'

/** Messages that are saved, the last ones. */
const MOST = 40

/** Saves a conversation for the page that follows, without what cannot be pressed there any more. */
export function saveTalk(entries: readonly Entry[]): void {
  const said = entries.slice(-MOST).map(({ id: _id, undo: _undo, question: _question, ...rest }) => rest)
  try {
    // An opening alone is no conversation.
    if (said.some(({ who }) => who === 'visitor')) sessionStorage.setItem(TALK_KEY, JSON.stringify(said))
  } catch {
    // Full or blocked: the conversation ends with the page.
  }
}

/** The conversation of the page before; empty for none. */
export function savedTalk(): readonly Said[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(TALK_KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isSaid) : []
  } catch {
    return []
  }
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'who' in value &&
  (value.who === 'visitor' || value.who === 'assistant')

/** At the end of the conversation. */
export function forgetTalk(): void {
  try {
    sessionStorage.removeItem(TALK_KEY)
  } catch {
    // Blocked: nothing was saved either.
  }
}
