import * as messages from '@nawl/messages/desk-list'
import * as desk from '@nawl/messages/desk'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { newId } from '../../api/new-id.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

const STEPS = [
  { path: 'start-production', label: desk.start, meaning: desk.startMeaning },
  { path: 'ready', label: desk.ready, meaning: desk.readyMeaning },
  { path: 'deliver', label: desk.deliver, meaning: desk.deliverMeaning },
] as const

type BulkStepsProps = {
  readonly numbers: readonly string[]
  /** Selects those that were refused. */
  readonly choose: (numbers: readonly string[]) => void
  readonly reload: () => void
}

/** Steps of production for many orders at once: each order is asked for itself, and those that refuse stay selected. */
export function BulkSteps({ numbers, choose, reload }: BulkStepsProps) {
  async function run(path: string): Promise<null> {
    const refused: string[] = []
    for (const number of numbers) {
      const called = await callJson(
        accountFetch,
        `/api/desk/orders/${number}/${path}`,
        command(undefined, newId()),
      )
      if (!called.ok) refused.push(number)
    }
    toast(messages.bulkDone({ done: numbers.length - refused.length, refused: refused.length }))
    choose(refused)
    reload()
    return null
  }
  return STEPS.map(({ path, label, meaning }) => (
    <ConfirmAction
      key={path}
      label={label}
      title={messages.bulkTitle({ step: label, count: numbers.length })}
      description={meaning}
      act={label}
      busyWords={desk.working}
      onAct={() => run(path)}
    />
  ))
}
