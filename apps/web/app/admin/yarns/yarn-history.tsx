import type { YarnAnswer } from '@nawl/contract/desk/yarns'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/desk-yarns'
import * as documents from '@nawl/messages/documents'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type YarnHistoryProps = { readonly answer: YarnAnswer; readonly show: (answer: YarnAnswer) => void }

/** How a yarn was before; each state can be put back. */
export function YarnHistory({ answer: { yarn, revisions }, show }: YarnHistoryProps) {
  async function restore(number: number): Promise<string | null> {
    const path = `/api/desk/yarns/${encodeURIComponent(yarn.code)}/restore`
    const called = await callJson<YarnAnswer>(accountFetch, path, command({ number, base: yarn.base }))
    if (!called.ok) return refusalMessage(called.fault)
    show(called.answer)
    toast(messages.saved)
    return null
  }
  const asked = (number: number, label: string) => (
    <ConfirmAction
      label={label}
      title={label}
      description={messages.restoreAsks}
      act={label}
      busyWords={documents.oneMoment}
      onAct={() => restore(number)}
    />
  )
  if (revisions.length === 0) return null
  return (
    <Section title={documents.history} titleClass="type-h4">
      <ul className="mt-2">
        {revisions.map(({ number, by, at }, n) => (
          <li key={number} className="yarn-row type-ui figures">
            <span className="wrap-anywhere">
              {documents.revision({ number, by, moment: shortMoment(at), zone: SHOP_ZONE_NAME })}
              {n === 0 && <strong className="font-medium"> {documents.current}</strong>}
            </span>
            {n > 0 && asked(number, documents.restore({ number }))}
          </li>
        ))}
        {yarn.isBuiltIn && (
          <li className="yarn-row type-ui">
            <span>{documents.builtIn}</span>
            {asked(0, documents.restoreBuiltIn)}
          </li>
        )}
      </ul>
    </Section>
  )
}
