import type { GiftCardList } from '@nawl/contract/desk/vouchers'
import * as messages from '@nawl/messages/vouchers'

import { actorName } from '../actor-name.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { changeAtDesk } from '../change-at-desk.ts'

export const CARDS = '/api/desk/gift-cards'

type Card = GiftCardList['cards'][number]
type GiftCardTableProps = {
  readonly cards: readonly Card[]
  readonly show: (list: GiftCardList) => void
}

/** The cards: what is left on each, until when it holds, and what happened to it. */
export function GiftCardTable({ cards, show }: GiftCardTableProps) {
  if (cards.length === 0) return <p className="type-body mt-4">{messages.noCards}</p>
  return (
    <table className="desk-table desk-integration type-ui mt-4">
      <ColumnHeads labels={[messages.balance, messages.state, messages.history, messages.changes]} />
      <tbody>
        {cards.map((card) => (
          <tr key={card.id}>
            <th scope="row" className="integration-name figures">
              {formatMinorUnits(card.balance, card.currency)}
              <span className="type-caption block text-graphite">
                {messages.ofAmount({ amount: formatMinorUnits(card.amount, card.currency) })}
              </span>
              <bdi dir="ltr" className="type-caption block text-graphite">
                {messages.endsWith({ ending: card.ending })}
              </bdi>
            </th>
            <td className="type-caption">
              {stateOf(card)}
              <span className="block">{messages.reasonName({ reason: card.reason })}</span>
              <span className="block wrap-anywhere text-graphite">
                {messages.signedIn({ by: actorName(card.createdBy), moment: shortMoment(card.createdAt) })}
              </span>
            </td>
            <td className="type-caption">
              {card.entries.map(({ kind, amount, at, orderNumber }) => (
                <span key={`${kind} ${at} ${orderNumber}`} className="block">
                  {messages.entry({
                    kind,
                    amount: formatMinorUnits(amount, card.currency),
                    moment: shortMoment(at),
                  })}
                </span>
              ))}
            </td>
            <td>
              {card.blockedAt === null && (
                <ConfirmAction
                  label={messages.block}
                  title={messages.blockTitle({ ending: card.ending })}
                  description={messages.blockMeaning}
                  act={messages.block}
                  busyWords={messages.oneMoment}
                  onAct={() =>
                    changeAtDesk<GiftCardList>({
                      method: 'POST',
                      path: `${CARDS}/${card.id}/block`,
                      success: messages.didBlock,
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

function stateOf({ blockedAt, expiresAt }: Card): string {
  if (blockedAt !== null) return messages.blocked({ moment: shortMoment(blockedAt) })
  if (expiresAt === null) return messages.noExpiry
  const moment = shortMoment(expiresAt)
  return new Date(expiresAt) > new Date() ? messages.valid({ moment }) : messages.expired({ moment })
}
