import type { OpenStatementRow, StatementDesk } from '@nawl/contract/desk/statements'
import { TRANSFER_DIFFERENCES } from '@nawl/domain/order/receive-transfer'
import * as messages from '@nawl/messages/statements'

import { ConfirmAction } from '../../../sales/order/actions/confirm-action.tsx'
import { callJson, command } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { formatMinorUnits } from '../../../sales/order/summary/format-money.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'
import { TransferDifferenceField } from '../../orders/corrections/transfer-difference.tsx'
import { dayText } from '../../reports/report-days.ts'
import { bookRows, STATEMENTS } from './book-rows.ts'
import { TransferText } from './row-table.tsx'
import { rowMoney, selector, type ShowDesk } from './statement-text.ts'

type Props = { readonly row: OpenStatementRow; readonly show: ShowDesk; readonly mayBook: boolean }

/** Longest reason that the API takes. */
const LONGEST_WHY = 200

/** What differs, the orders that it may be for, and booking it on one. */
export function ProposedRow({ row, show, mayBook }: Props) {
  const { match, amount } = row
  if (match.kind !== 'proposed') return null
  const [first] = match.transfers
  const difference = formatMinorUnits(Math.abs(amount - (first?.amount ?? 0)), 'AED')
  return (
    <>
      <p>{messages.why({ why: selector(match.why), difference })}</p>
      <TransferText transfers={match.transfers} />
      {mayBook && (
        <div className="mt-2 flex flex-wrap gap-3">
          {match.transfers.map(({ number, paymentId, amount: asked, name }) => (
            <ConfirmAction
              key={paymentId}
              label={messages.bookOn({ number })}
              title={messages.bookTitle({ count: 1 })}
              description={`${number}: ${messages.waitsFor({ name, amount: formatMinorUnits(asked, 'AED') })}. ${messages.why({ why: selector(match.why), difference })}`}
              act={messages.bookOn({ number })}
              busyWords={messages.booking}
              onAct={(form) =>
                bookRows([{ row, number, paymentId, difference: chosen(form.get('difference')) }], show)
              }
            >
              {asked !== amount && match.why !== 'ended' && <TransferDifferenceField />}
            </ConfirmAction>
          ))}
          <SetAside row={row} show={show} />
        </div>
      )}
    </>
  )
}

const chosen = (value: FormDataEntryValue | null) =>
  TRANSFER_DIFFERENCES.find((one) => one === value) ?? ('refuse' as const)

/** Why nothing is proposed, and setting it aside. */
export function UnknownRow({ row, show, mayBook }: Props) {
  const { match } = row
  if (match.kind !== 'unknown') return null
  return (
    <>
      <p>{messages.why({ why: selector(match.why), difference: '' })}</p>
      {mayBook && (
        <div className="mt-2">
          <SetAside row={row} show={show} />
        </div>
      )}
    </>
  )
}

function SetAside({ row, show }: Omit<Props, 'mayBook'>) {
  const act = async (form: FormData) => {
    const sent = command({ key: row.key, why: fieldText(form, 'why') })
    const called = await callJson<StatementDesk>(accountFetch, `${STATEMENTS}/set-aside`, sent)
    if (!called.ok) return refusalMessage(called.fault)
    show(called.answer)
    return null
  }
  return (
    <ConfirmAction
      label={messages.setAside}
      title={messages.setAsideOf({ amount: rowMoney(row), date: dayText(row.bookedOn) })}
      description={messages.unknownMeaning}
      act={messages.setAsideAct}
      busyWords={messages.settingAside}
      onAct={act}
    >
      <TextField label={messages.setAsideWhy} name="why" required maxLength={LONGEST_WHY} />
    </ConfirmAction>
  )
}
