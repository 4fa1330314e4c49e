import * as messages from '@nawl/messages/assistant'
import * as shell from '@nawl/messages/shell'
import { type Dispatch, useEffect, useId, useRef, useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { type CallEvent, type CallState, FAILURE_TEXTS } from './call-state.ts'
import { useGreeting } from './use-greeting.ts'

type CallButtonProps = {
  readonly ref: React.Ref<HTMLButtonElement>
  readonly call: CallState
  readonly onStart: () => void
  readonly dispatch: Dispatch<CallEvent>
}

const LABELS = {
  idle: messages.startCall,
  connecting: messages.connectingCall,
  active: messages.endCall,
} as const satisfies Record<CallState['status'], string>

/** Starts and ends the call and shows its state. `aria-disabled` while connecting, so that it keeps focus. */
export function CallButton({ ref, call, onStart, dispatch }: CallButtonProps) {
  const tip = useId()
  const press = { idle: onStart, connecting: undefined, active: () => dispatch({ type: 'stopped' }) }
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="call-button"
        data-status={call.status}
        aria-label={LABELS[call.status]}
        aria-disabled={call.status === 'connecting'}
        aria-describedby={call.status === 'idle' ? tip : undefined}
        onClick={press[call.status]}
      >
        <CallGlyph status={call.status} />
      </button>
      {call.status === 'idle' && <Tip id={tip} />}
      {call.status === 'idle' && call.failure && (
        <div role="alert" className="call-notice">
          <p>{FAILURE_TEXTS[call.failure]}</p>
          <button
            type="button"
            aria-label={shell.dismiss}
            onClick={() => dispatch({ type: 'notice dismissed' })}
          >
            <Glyph name="close" />
          </button>
        </div>
      )}
    </>
  )
}

/** Shown by CSS two seconds after a pointer arrives, and as a greeting. Escape hides it. */
function Tip({ id }: { readonly id: string }) {
  const [away, setAway] = useState(false)
  const tip = useRef<HTMLParagraphElement>(null)
  const greets = useGreeting(tip)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAway(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <p ref={tip} role="tooltip" id={id} className="call-tip" data-greets={greets || undefined} hidden={away}>
      {messages.needHelp}
    </p>
  )
}

const PATHS = {
  idle: 'M4 10.5v3M7.2 8v8M10.4 5v14M13.6 8.5v7M16.8 6.5v11M20 10.5v3',
  connecting: 'M12 3.5a8.5 8.5 0 1 1-8.5 8.5',
  active:
    'M3 13.4c0-1 .5-1.9 1.3-2.4 4.8-3 10.6-3 15.4 0 .8.5 1.3 1.4 1.3 2.4v1.3c0 .8-.7 1.4-1.5 1.2l-2.6-.6c-.6-.1-1-.6-1.1-1.2l-.2-1.5c-2.4-.7-4.8-.7-7.2 0l-.2 1.5c-.1.6-.5 1.1-1.1 1.2l-2.6.6c-.8.2-1.5-.4-1.5-1.2z',
} as const satisfies Record<CallState['status'], string>

function CallGlyph({ status }: Pick<CallState, 'status'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill={status === 'active' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={status === 'active' ? 0 : 1.6}
      strokeLinecap="round"
      aria-hidden
    >
      <path d={PATHS[status]} />
    </svg>
  )
}
