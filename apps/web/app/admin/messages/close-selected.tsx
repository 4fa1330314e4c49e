import * as desk from '@nawl/messages/desk'
import * as messages from '@nawl/messages/desk-messages'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

type CloseSelectedProps = {
  readonly ids: readonly string[]
  /** Selects those that were refused. */
  readonly choose: (ids: readonly string[]) => void
  readonly reload: () => void
}

/** Closes many messages at once: each is asked for itself, and those that refuse stay selected. */
export function CloseSelected({ ids, choose, reload }: CloseSelectedProps) {
  async function run(): Promise<null> {
    const refused: string[] = []
    for (const id of ids) {
      const path = `/api/desk/messages/${id}/close`
      if (!(await callJson(accountFetch, path, command({}))).ok) refused.push(id)
    }
    toast(messages.bulkClosed({ done: ids.length - refused.length, refused: refused.length }))
    choose(refused)
    reload()
    return null
  }
  return (
    <ConfirmAction
      label={messages.close}
      title={messages.bulkCloseTitle({ count: ids.length })}
      description={messages.closeMeaning}
      act={messages.close}
      busyWords={desk.working}
      onAct={run}
    />
  )
}
