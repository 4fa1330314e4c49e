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

/** A conversation that contains only the assistant's opening. */
export function begunWith(opening: string): ConversationState {
  return {
    entries: [{ id: 0, who: 'assistant', text: opening }],
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
