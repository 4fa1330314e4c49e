import type { CodeList } from '@nawl/contract/desk/vouchers'
import * as messages from '@nawl/messages/vouchers'

import { actorName } from '../actor-name.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { pricedName } from './code-fields.tsx'

export const CODES = '/api/desk/codes'

type Code = CodeList['codes'][number]
type CodeTableProps = { readonly codes: readonly Code[]; readonly show: (list: CodeList) => void }

/** The codes: what each takes off, its limits, and how often it was used. */
export function CodeTable({ codes, show }: CodeTableProps) {
  if (codes.length === 0) return <p className="type-body mt-4">{messages.noCodes}</p>
  return (
    <table className="desk-table desk-integration type-ui mt-4">
      <ColumnHeads labels={[messages.code, messages.limits, messages.state, messages.changes]} />
      <tbody>
        {codes.map((code) => (
          <tr key={code.code}>
            <th scope="row" className="integration-name">
              <bdi dir="ltr">{code.code}</bdi>
              <span className="type-caption block text-graphite">{offText(code)}</span>
              <span className="type-caption block text-graphite">
                {code.stacks ? messages.stacks : messages.alone}
              </span>
            </th>
            <td className="type-caption">
              {limitsOf(code).map((limit) => (
                <span key={limit} className="block">
                  {limit}
                </span>
              ))}
            </td>
            <td className="type-caption">
              {messages.stateName({ state: code.state.replaceAll('-', '_') })}
              <span className="block">
                {messages.used}:{' '}
                {code.uses === null ? code.used : messages.usedOf({ used: code.used, uses: code.uses })}
              </span>
              <span className="block wrap-anywhere text-graphite">
                {messages.signedIn({ by: actorName(code.createdBy), moment: shortMoment(code.createdAt) })}
              </span>
            </td>
            <td>
              {code.state !== 'over' && (
                <ConfirmAction
                  label={messages.end}
                  title={messages.endTitle({ code: code.code })}
                  description={messages.endMeaning}
                  act={messages.end}
                  busyWords={messages.oneMoment}
                  onAct={() =>
                    changeAtDesk<CodeList>({
                      method: 'POST',
                      path: `${CODES}/${encodeURIComponent(code.code)}/end`,
                      success: messages.ended,
                      show,
                    })
                  }
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const offText = ({ off }: Code): string =>
  off.kind === 'percent' ? messages.percentOff({ percent: off.percent }) : formatMinorUnits(off.amount, 'USD')

function limitsOf({ startsAt, endsAt, minimum, usesPerCustomer, only }: Code): readonly string[] {
  const limits = [
    startsAt && messages.from({ moment: shortMoment(startsAt) }),
    endsAt && messages.until({ moment: shortMoment(endsAt) }),
    minimum > 0 && messages.minimumOf({ amount: formatMinorUnits(minimum, 'USD') }),
    usesPerCustomer !== null && messages.perCustomer({ n: usesPerCustomer }),
    only.map(pricedName).join(' · '),
  ].filter((limit): limit is string => Boolean(limit))
  return limits.length === 0 ? [messages.noLimits] : limits
}
