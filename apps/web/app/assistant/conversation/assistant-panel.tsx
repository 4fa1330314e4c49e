import './assistant-panel.css'

import * as messages from '@nawl/messages/assistant'
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
  /** Replaces the title during a call. */
  readonly badge: React.ReactNode
}

/** One call, beside the page and not over it, because what is said changes the page. */
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
          {messages.title}
        </h2>
        {badge}
        <button
          type="button"
          aria-label={isActive ? messages.close : messages.stop}
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
      <p role="status" className="type-ui p-6 text-graphite">
        {messages.connecting}
      </p>
    )
  const { consent, agree, write } = connection
  return <ConsentNote text={consent.text} onAgree={agree} onWrite={write} />
}

/** Closes on Escape pressed inside the panel, without closing anything behind it. */
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
 * Moves focus to the text field when it is ready; on touch screens only to the panel, because the on-screen keyboard
 * would hide the page. An element that already took focus keeps it.
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
