import type { ListedMessage } from '@nawl/contract/desk/messages'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/desk-messages'
import { Link } from 'react-router'

import { shortMoment } from '../../sales/order/format-moment.ts'
import type { ListColumn } from '../list/list-table.tsx'
import { messagePath } from './message-path.ts'

/** The columns of the list of messages. */
export const MESSAGE_COLUMNS: readonly ListColumn<ListedMessage>[] = [
  { key: 'customer', label: messages.columnMessage, cell: (message) => <Writer {...message} /> },
  { key: 'kind', label: messages.kind, cell: ({ kind }) => messages.kindName({ kind }) },
  {
    key: 'state',
    label: messages.state,
    sort: 'waiting',
    cell: ({ state }) => (
      <span className={state === 'waiting' ? 'font-medium' : 'text-graphite'}>
        {messages.stateName({ state })}
      </span>
    ),
  },
  {
    key: 'assignee',
    label: messages.assignee,
    cell: ({ assignee }) => assignee !== null && <bdi className="wrap-anywhere">{assignee}</bdi>,
  },
  {
    key: 'received',
    label: messages.columnReceived({ zone: SHOP_ZONE_NAME }),
    sort: 'received',
    cell: ({ receivedAt }) => <span className="whitespace-nowrap">{shortMoment(receivedAt)}</span>,
  },
]

function Writer({ id, name, email, beginning, booked }: ListedMessage) {
  return (
    <>
      <Link to={messagePath(id)}>
        <bdi>{name === '' ? email : name}</bdi>
      </Link>
      <span className="type-caption block font-normal text-graphite wrap-anywhere">
        {booked && (
          <span className="block">
            {messages.bookedFor({ way: booked.way, moment: shortMoment(booked.startsAt) })}
            {booked.cancelledAt !== null && ` · ${messages.cancelled}`}
          </span>
        )}
        <bdi dir="auto">{beginning}</bdi>
      </span>
    </>
  )
}
