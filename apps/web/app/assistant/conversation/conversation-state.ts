import type { Microphone, Phase, Said } from '../providers/provider.ts'

/** A sentence of the conversation, with what can still be done about it. */
export type Entry = Said & {
  readonly id: number
  readonly undo?: 'possible' | 'done'
  readonly question?: 'open' | 'answered'
}

export type ConversationState = {
  readonly entries: readonly Entry[]
  /** What is being said at this moment. */
  readonly caption: Said | null
  readonly phase: Phase
  readonly microphone: Microphone
  /** Of what the microphone needs, 0–1, while that is fetched. */
  readonly share: number | null
}

/** A conversation in which only the assistant has said who it is. */
export function begunWith(opening: string): ConversationState {
  return {
    entries: [{ id: 0, who: 'assistant', text: opening }],
    caption: null,
    phase: 'waiting',
    microphone: 'off',
    share: null,
  }
}

/** The conversation with one entry changed. */
export function withEntry(state: ConversationState, id: number, change: Partial<Entry>): ConversationState {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  }
}
