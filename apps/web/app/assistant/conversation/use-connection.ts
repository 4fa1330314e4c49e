import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { type Dispatch, useEffect, useState } from 'react'

import type { CallMode } from '../../page/call-context.ts'
import type { CallEvent } from '../call/call-state.ts'
import { chooseProvider } from '../providers/choose-provider.ts'
import type { Consent, Provider } from '../providers/provider.ts'
import { runShopTool } from '../tools/run-shop-tool.ts'
import type { Shop } from '../tools/shop.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { hasConsented, saveConsent } from './consent.ts'
import { forgetTalk, savedTalk, saveTalk } from './saved-talk.ts'
import { pageContext } from './page-context.ts'
import { startProvider } from './start-provider.ts'

export type Connection =
  | { readonly status: 'fetching' }
  /** The call waits for consent; `write` continues without voice. */
  | {
      readonly status: 'asking'
      readonly consent: Consent
      readonly agree: () => void
      readonly write: () => void
    }
  | { readonly status: 'on'; readonly conversation: Conversation; readonly consent: Consent }

type Call = { readonly mode: CallMode; readonly generation: number }

/** Connects a call while the calling component is mounted. */
export function useConnection(
  { mode, generation }: Call,
  dispatch: Dispatch<CallEvent>,
  shop: Shop,
): Connection {
  const [connection, setConnection] = useState<Connection>({ status: 'fetching' })
  // Of the page before this call.
  const [talk] = useState(savedTalk)
  useEffect(() => {
    const call = new AbortController()
    const begin = (engine: Provider) => {
      const before = engine.takeUp ? talk : []
      engine.takeUp?.(before)
      const runTool = (tool: ShopToolCall) => runShopTool(shop, tool)
      const conversation = createConversation({ engine, runTool, before })
      if (engine.takeUp) conversation.subscribe(() => saveTalk(conversation.state().entries))
      setConnection({ status: 'on', conversation, consent: engine.consent })
      startProvider({
        engine,
        call,
        context: () => pageContext(shop, conversation.shown()),
        onJoined: () => dispatch({ type: 'joined', generation }),
        onEnded: () => {
          forgetTalk()
          dispatch({ type: 'ended', generation })
        },
        onFailed: (failure) => dispatch({ type: 'failed', generation, failure }),
      })
    }
    const connect = async (wanted: CallMode) => {
      try {
        const engine = await chooseProvider(wanted)
        if (call.signal.aborted) return
        const { consent } = engine
        if (consent.before === 'microphone' || hasConsented(consent.processor)) return begin(engine)
        const agree = () => {
          saveConsent(consent.processor)
          begin(engine)
        }
        setConnection({ status: 'asking', consent, agree, write: () => void connect('text') })
      } catch (error) {
        console.warn('the assistant is not there', error)
        if (!call.signal.aborted) dispatch({ type: 'failed', generation, failure: 'not-created' })
      }
    }
    void connect(mode)
    return () => {
      // Not run when the page is loaded anew, after which the conversation goes on.
      forgetTalk()
      call.abort()
    }
  }, [mode, generation, dispatch, shop, talk])
  return connection
}
