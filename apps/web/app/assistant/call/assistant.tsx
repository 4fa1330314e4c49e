import * as messages from '@nawl/messages/assistant'
import {
  type ComponentType,
  type Dispatch,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'

import type { AssistantPanelProps } from '../conversation/assistant-panel.tsx'
import { createOffers, OffersContext } from '../../studio/assistant-offers.ts'
import { talkGoesOn } from '../talk-goes-on.ts'
import { CallBadge } from './call-badge.tsx'
import { CallButton } from './call-button.tsx'
import { CallContext } from '../../page/call-context.ts'
import { PANEL_ID } from './panel-id.ts'
import type { CallMode } from '../../page/call-context.ts'
import { type CallEvent, type CallState, NO_CALL, nextCall } from './call-state.ts'

/** Adds the assistant's button to the page. Everything else of the assistant is loaded when it is pressed. */
export function Assistant({ children }: { readonly children: React.ReactNode }) {
  const [call, dispatch] = useReducer(nextCall, NO_CALL)
  const [offers] = useState(createOffers)
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  const { Panel } = usePanel(call, dispatch)
  const start = useCallback((mode: CallMode) => {
    opener.current = document.activeElement
    dispatch({ type: 'started', mode })
  }, [])
  // A page in the other language is loaded anew.
  useEffect(() => {
    if (talkGoesOn()) dispatch({ type: 'started', mode: 'text' })
  }, [])
  const isShown = call.status !== 'idle' && call.panelShown
  useReturnedFocus(isShown, () =>
    opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : button.current,
  )
  const badge = call.status === 'active' && (
    <CallBadge open={isShown} onToggle={() => dispatch({ type: 'panel toggled' })} />
  )
  return (
    <OffersContext value={offers}>
      <CallContext value={start}>
        {children}
        <section aria-label={messages.title} className="call">
          {Panel && call.status !== 'idle' && (
            <Panel
              key={call.generation}
              call={call}
              dispatch={dispatch}
              offers={offers}
              badge={isShown && badge}
            />
          )}
          {!isShown && badge}
          <CallButton ref={button} call={call} onStart={() => start('voice')} dispatch={dispatch} />
        </section>
      </CallContext>
    </OffersContext>
  )
}

/** Loaded for the first call; undefined until then. */
function usePanel(
  { status, generation }: CallState,
  dispatch: Dispatch<CallEvent>,
): { readonly Panel: ComponentType<AssistantPanelProps> | undefined } {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>()
  const wanted = status === 'connecting' && !Panel
  useEffect(() => {
    if (!wanted) return
    import('../conversation/assistant-panel.tsx').then(
      ({ AssistantPanel }) => setPanel(() => AssistantPanel),
      (error: unknown) => {
        console.warn('the assistant could not be fetched', error)
        dispatch({ type: 'failed', generation, failure: 'not-created' })
      },
    )
  }, [wanted, generation, dispatch])
  return { Panel }
}

/** When a focused panel disappears, moves focus back to what opened it. */
function useReturnedFocus(shown: boolean, target: () => HTMLElement | null): void {
  const before = useRef(shown)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.closest(`#${PANEL_ID}`)
    if (before.current && !shown && isLost) target()?.focus()
    before.current = shown
  })
}
