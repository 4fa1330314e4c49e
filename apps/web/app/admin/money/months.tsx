import './months.css'

import type { MonthList } from '@nawl/contract/desk/months'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/money-report'
import { useState } from 'react'

import { ColumnHeads } from '../column-heads.tsx'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { fetchFile } from '../../sign-in/fetch-file.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { usePermission } from '../desk-caller.ts'
import { stepText } from '../reports/report-days.ts'
import { useAdmin } from '../use-admin.ts'

const PATH = '/api/desk/months'
type Month = MonthList['months'][number]

/** The months of the ledger: each as a file for the accountant, and closing the next one that is over. */
export function Months() {
  const { seen, show } = useAdmin<MonthList>(PATH)
  if (seen.status !== 'shown') return null
  const { months } = seen.value
  return (
    <Section title={messages.months} className="desk-months">
      <p className="type-ui mt-1 max-w-[60em] text-graphite">{messages.monthsMeaning}</p>
      {months.length === 0 ? (
        <p className="type-ui py-4">{messages.noMonths}</p>
      ) : (
        <table className="desk-table type-ui mt-4">
          <ColumnHeads labels={[messages.month, messages.documents, messages.closed, messages.download]} />
          <tbody>
            {months.map((month) => (
              <MonthRow key={month.month} month={month} show={show} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

type MonthRowProps = { readonly month: Month; readonly show: (list: MonthList) => void }

function MonthRow({ month: { month, documents, closed, mayClose }, show }: MonthRowProps) {
  const canClose = usePermission('months.close')
  const name = stepText(`${month}-01`, 'month')
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="figures">{messages.documentCount({ count: documents })}</td>
      <td>
        {closed && (
          <span className="type-caption text-graphite">
            {messages.closedBy({ moment: shortMoment(closed.at), zone: SHOP_ZONE_NAME, name: closed.by })}
          </span>
        )}
        {mayClose && canClose && (
          <ConfirmAction
            label={messages.closeOf({ month: name })}
            title={messages.closeTitle({ month: name })}
            description={messages.closeMeaning({ month: name })}
            act={messages.closeAct}
            busyWords={messages.closing}
            onAct={() => close(month, name, show)}
          />
        )}
      </td>
      <td>
        <MonthFile month={month} name={name} />
      </td>
    </tr>
  )
}

/** Closes a month and shows the new list; returns the error as a sentence, or null. */
async function close(month: string, name: string, show: MonthRowProps['show']): Promise<string | null> {
  const called = await callJson<MonthList>(accountFetch, `${PATH}/${month}/close`, command({}))
  if (!called.ok) return refusalMessage(called.fault)
  show(called.answer)
  toast(messages.isClosed({ month: name }))
  return null
}

function MonthFile({ month, name }: { readonly month: string; readonly name: string }) {
  const [busy, setBusy] = useState(false)
  const take = async () => {
    if (busy) return
    setBusy(true)
    const address = `${PATH}/${month}/accounts.zip?language=${LANGUAGE.code}`
    if (!(await fetchFile(address, `accounts-${month}.zip`))) toast(messages.notMade)
    setBusy(false)
  }
  return (
    <Button
      small
      aria-label={busy ? undefined : messages.downloadOf({ month: name })}
      aria-disabled={busy}
      onClick={() => void take()}
    >
      {busy ? messages.making : messages.download}
    </Button>
  )
}
