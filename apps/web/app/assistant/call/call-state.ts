import type { CallMode } from '../../page/call-context.ts'

/** What went wrong: the voice client was not there, the call could not be started, or it broke. */
export type CallFailure = 'not-created' | 'not-started' | 'broken'

type Place = {
  /** Counts the calls of this visit: what is heard of an earlier one no longer matters. */
  readonly generation: number
}
type InCall = Place & { readonly mode: CallMode; readonly panelShown: boolean }

export type CallState =
  | (Place & { readonly status: 'idle'; readonly failure: CallFailure | null })
  | (InCall & { readonly status: 'connecting' | 'active' })

export type CallEvent =
  | { readonly type: 'started'; readonly mode: CallMode }
  | { readonly type: 'stopped' | 'panel toggled' | 'notice dismissed' }
  | { readonly type: 'joined' | 'ended'; readonly generation: number }
  | { readonly type: 'failed'; readonly generation: number; readonly failure: CallFailure }

export const NO_CALL: CallState = { status: 'idle', failure: null, generation: 0 }

/** What the notice above the button says. */
export const FAILURE_TEXTS = {
  'not-created': 'Failed to initialize AI Assistant.',
  'not-started': 'Failed to connect. Please try again.',
  broken: 'Connection failed. Please try again.',
} as const satisfies Record<CallFailure, string>

/** The call after an event. One that belongs to an earlier call, or is not possible now, changes nothing. */
export function nextCall(call: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'started':
      return start(call, event.mode)
    case 'stopped':
      return idle(call)
    case 'panel toggled':
      return call.status === 'idle' ? call : { ...call, panelShown: !call.panelShown }
    case 'notice dismissed':
      return call.status === 'idle' ? idle(call) : call
    case 'joined':
      return call.status === 'connecting' && isOf(call, event) ? { ...call, status: 'active' } : call
    case 'ended':
      return call.status !== 'idle' && isOf(call, event) ? idle(call) : call
    case 'failed':
      return call.status !== 'idle' && isOf(call, event) ? idle(call, event.failure) : call
  }
}

/** Asked for again while there is one, the panel comes back and nothing starts twice. */
function start(call: CallState, mode: CallMode): CallState {
  if (call.status !== 'idle') return { ...call, panelShown: true }
  return { status: 'connecting', mode, panelShown: true, generation: call.generation + 1 }
}

function idle({ generation }: CallState, failure: CallFailure | null = null): CallState {
  return { status: 'idle', failure, generation }
}

const isOf = (call: CallState, { generation }: Place): boolean => call.generation === generation
