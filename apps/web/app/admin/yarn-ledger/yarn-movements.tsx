import type { YarnLedgerAnswer, YarnMoved } from '@nawl/contract/desk/yarn-ledger'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/yarn-ledger'
import { useState } from 'react'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { actorName } from '../actor-name.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { ledgerAddress } from './ledger-path.ts'

/** What happened to a yarn, when and by whom, the newest first. */
export function YarnMovements({ answer }: { readonly answer: YarnLedgerAnswer }) {
  const [older, setOlder] = useState<readonly YarnMoved[]>([])
  const [next, setNext] = useState(answer.next)
  async function more(): Promise<void> {
    const address = `${ledgerAddress(answer.yarn.code)}?before=${next}`
    const called = await callJson<YarnLedgerAnswer>(accountFetch, address)
    if (!called.ok) return toast(refusalMessage(called.fault))
    setOlder([...older, ...called.answer.movements])
    setNext(called.answer.next)
  }
  const moved = [...answer.movements, ...older]
  return (
    <Section title={messages.movements} className="mt-12">
      {moved.length === 0 ? (
        <p className="type-body mt-4">{messages.noMovements}</p>
      ) : (
        <table className="desk-table yarn-ledger type-ui mt-4">
          <ColumnHeads
            labels={[
              messages.columnWhen({ zone: SHOP_ZONE_NAME }),
              messages.columnWhat,
              messages.columnLot,
              messages.columnThere,
              messages.columnReserved,
              messages.columnBy,
            ]}
          />
          <tbody>
            {moved.map((movement) => (
              <Movement key={movement.place} movement={movement} />
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <Button small className="mt-4" onClick={() => void more()}>
          {messages.older}
        </Button>
      )}
    </Section>
  )
}

function Movement({ movement }: { readonly movement: YarnMoved }) {
  const { kind, lot, onHand, reserved, order, reason, at, by } = movement
  return (
    <tr>
      <th scope="row" className="figures">
        {shortMoment(at)}
      </th>
      <td data-label={messages.columnWhat}>
        <span>
          {messages.moved({ kind: kind.replace('-', '_') })}
          {order && (
            <bdi dir="ltr" className="type-caption block text-graphite">
              {order}
            </bdi>
          )}
          {reason && <bdi className="type-caption block wrap-anywhere text-graphite">{reason}</bdi>}
        </span>
      </td>
      <td data-label={messages.columnLot}>
        <bdi>{lot}</bdi>
      </td>
      <td className="figures" data-label={messages.columnThere}>
        {signed(onHand)}
      </td>
      <td className="figures" data-label={messages.columnReserved}>
        {signed(reserved)}
      </td>
      <td className="type-caption wrap-anywhere" data-label={messages.columnBy}>
        <bdi>{actorName(by)}</bdi>
      </td>
    </tr>
  )
}

/** `+1,250`; empty for nothing. */
function signed(grams: number): string {
  if (grams === 0) return ''
  return new Intl.NumberFormat(LANGUAGE.tag, { signDisplay: 'always' }).format(grams)
}
