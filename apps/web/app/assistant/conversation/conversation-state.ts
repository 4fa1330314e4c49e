import type { Microphone, Phase, Said } from '../providers/provider.ts'

/** A message of the conversation, with the actions still possible on it. */
export type Entry = Said & {
  readonly id: number
  readonly undo?: 'possible' | 'done'
  readonly question?: 'open' | 'answered'
}

export type ConversationState = {
  readonly entries: readonly Entry[]
  /** The interim transcript. */
  readonly caption: Said | null
  readonly phase: Phase
  readonly microphone: Microphone
  /** Progress of loading the speech model, 0–1. */
  readonly share: number | null
}

/** A conversation with what was said `before`; otherwise with the assistant's opening alone. */
export function begunWith(opening: string, before: readonly Said[] = []): ConversationState {
  const entries = before.length > 0 ? before : [{ who: 'assistant' as const, text: opening }]
  return {
    entries: entries.map((said, id) => ({ ...said, id })),
    caption: null,
    phase: 'waiting',
    microphone: 'off',
    share: null,
  }
}

/** Returns the state with one entry changed. */
export function withEntry(state: ConversationState, id: number, change: Partial<Entry>): ConversationState {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  }
}
