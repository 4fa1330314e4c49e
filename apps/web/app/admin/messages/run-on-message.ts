import type { MessageThread } from '@nawl/contract/desk/messages'

import { attemptKeys } from '../../sales/order/actions/attempt-keys.ts'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

type Step = {
  readonly method?: 'POST' | 'PUT'
  /** Behind the message's own, such as `/answers`. */
  readonly path: string
  readonly body: object
  /** The toast on success. */
  readonly success: string
}

/** Takes a step with a message; returns the error as a sentence, or null. */
export type RunOnMessage = (step: Step) => Promise<string | null>

const keys = attemptKeys()

/**
 * Steps of staff on one message. `show` receives it as it is afterwards, also when somebody else had changed it: what
 * they did is seen before anything is sent again.
 */
export function runOnMessage(id: string, show: (thread: MessageThread) => void): RunOnMessage {
  return async ({ method = 'POST', path, body, success }) => {
    const address = `/api/desk/messages/${encodeURIComponent(id)}`
    const init = { ...command(body, keys.keyFor(address + path, body)), method }
    const called = await callJson<MessageThread>(accountFetch, address + path, init)
    if (called.ok || called.fault !== 'no-answer') keys.answered()
    if (called.ok) {
      show(called.answer)
      toast(success)
      return null
    }
    if (called.fault === 'message/changed-meanwhile') {
      const now = await callJson<MessageThread>(accountFetch, address)
      if (now.ok) show(now.answer)
    }
    return refusalMessage(called.fault)
  }
}
