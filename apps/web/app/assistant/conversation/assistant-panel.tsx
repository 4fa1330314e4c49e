import './assistant-panel.css'

import { type Dispatch, useEffect, useId, useRef } from 'react'

import { useKeyboardInset } from '../../studio/bottom-sheet/use-keyboard-inset.ts'
import { Glyph } from '../../ui/glyph.tsx'
import type { CallEvent, CallState } from '../call/call-state.ts'
import { PANEL_ID } from '../call/panel-id.ts'
import type { Offers } from '../../studio/assistant-offers.ts'
import { ConsentNote } from './consent-note.tsx'
import { ConversationView } from './conversation-view.tsx'
import { type Connection, useConnection } from './use-connection.ts'
import { useShop } from './use-shop.ts'

export type AssistantPanelProps = {
  readonly call: Exclude<CallState, { readonly status: 'idle' }>
  readonly dispatch: Dispatch<CallEvent>
  readonly offers: Offers
  /** Takes the place of the title while the call is on. */
  readonly badge: React.ReactNode
}

/** One call, beside the page and not over it: what is said in it changes what one sees there. */
export function AssistantPanel({ call, dispatch, offers, badge }: AssistantPanelProps) {
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const shop = useShop(offers)
  const connection = useConnection(call, dispatch, shop)
  useKeyboardInset(panel, `#${PANEL_ID}`)
  useFocusInside(panel, call.panelShown, connection.status === 'on')
  const isActive = call.status === 'active'
  const close = () => dispatch({ type: isActive ? 'panel toggled' : 'stopped' })
  useEscape(panel, close)
  return (
    <section
      ref={panel}
      id={PANEL_ID}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!call.panelShown}
      className="assistant"
    >
      <div className="assistant-head">
        <h2 id={title} className={isActive ? 'sr-only' : 'type-tool'}>
          AI assistant
        </h2>
        {badge}
        <button
          type="button"
          aria-label={isActive ? 'Close the conversation' : 'Stop connecting'}
          className="assistant-close"
          onClick={close}
        >
          <Glyph name="close" />
        </button>
      </div>
      {connection.status === 'on' ? (
        <ConversationView
          {...connection}
          shop={shop}
          isConnecting={!isActive}
          onEnd={() => dispatch({ type: 'stopped' })}
        />
      ) : (
        <Waiting connection={connection} />
      )}
    </section>
  )
}

function Waiting({ connection }: { readonly connection: Exclude<Connection, { readonly status: 'on' }> }) {
  if (connection.status === 'fetching')
    return (
      <p role="status" className="assistant-wait type-ui">
        Connecting…
      </p>
    )
  const { consent, agree, write } = connection
  return <ConsentNote text={consent.text} onAgree={agree} onWrite={write} />
}

/** Closes by the key that closes things, pressed inside; nothing behind is to close as well. */
function useEscape(panel: React.RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const { current } = panel
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  })
}

/**
 * To where one writes, as soon as that is there; on a touch screen only to the panel, or the keyboard would come up and
 * hide the page. What took the keyboard's place for itself keeps it.
 */
function useFocusInside(panel: React.RefObject<HTMLElement | null>, shown: boolean, isReady: boolean): void {
  useEffect(() => {
    const { activeElement } = document
    if (!shown || (activeElement !== panel.current && panel.current?.contains(activeElement))) return
    const isTouched = matchMedia('(pointer: coarse)').matches
    const field = isReady && !isTouched ? panel.current?.querySelector('input') : null
    const place = field ?? panel.current
    place?.focus()
  }, [panel, shown, isReady])
}
