import * as messages from '@nawl/messages/assistant'
import type { CallMode } from '../../page/call-context.ts'

/** The voice client could not be created, the call could not be started, or it broke. */
export type CallFailure = 'not-created' | 'not-started' | 'broken'

type Place = {
  /** Number of the call in this visit; events of earlier ones are ignored. */
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

/** The notice above the button. */
export const FAILURE_TEXTS = {
  'not-created': messages.failedCreate,
  'not-started': messages.failedStart,
  broken: messages.failedLater,
} as const satisfies Record<CallFailure, string>

/** The state after an event. Events of an earlier call, or impossible in this state, change nothing. */
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

/** During a call, starting again only shows the panel. */
function start(call: CallState, mode: CallMode): CallState {
  if (call.status !== 'idle') return { ...call, panelShown: true }
  return { status: 'connecting', mode, panelShown: true, generation: call.generation + 1 }
}

function idle({ generation }: CallState, failure: CallFailure | null = null): CallState {
  return { status: 'idle', failure, generation }
}

const isOf = (call: CallState, { generation }: Place): boolean => call.generation === generation
