import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { ListedOrder } from '@nawl/contract/sales/admin'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import * as messages from '@nawl/messages/desk'
import { awaits } from '@nawl/messages/desk-approval'
import * as listMessages from '@nawl/messages/desk-list'
import { Link } from 'react-router'

import { shortCountryName } from '../../page/country/country-name.ts'
import { formatMoment, shortMoment } from '../../sales/order/format-moment.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { STATE_MESSAGES } from '../../sales/order/state-messages.ts'
import { YarnsOnOrder } from '../yarns-on-order.tsx'
import type { ListColumn } from '../list/list-table.tsx'

/** The columns of a list of orders. */
export const ORDER_COLUMNS: readonly ListColumn<ListedOrder>[] = [
  {
    key: 'order',
    label: messages.columnOrder,
    cell: ({ number }) => <Link to={`/desk/${number}`}>{number}</Link>,
  },
  { key: 'customer', label: messages.columnCustomer, cell: (order) => <Customer {...order} /> },
  { key: 'state', label: messages.columnState, sort: 'state', cell: (order) => <State {...order} /> },
  {
    key: 'rugs',
    label: messages.columnRugs,
    isFigure: true,
    isLabelled: true,
    cell: ({ rugCount }) => rugCount,
  },
  {
    key: 'total',
    label: messages.columnTotal,
    sort: 'total',
    isFigure: true,
    cell: ({ total }) => formatMinorUnits(total, 'USD'),
  },
  {
    key: 'placed',
    label: messages.columnPlaced({ zone: SHOP_ZONE_NAME }),
    sort: 'placed',
    cell: ({ placedAt }) => <span className="whitespace-nowrap">{shortMoment(placedAt)}</span>,
  },
]

function Customer({ name, email, country }: ListedOrder) {
  const found = findCountry(country)
  return (
    <>
      {messages.nameAndCountry({ name, country: found ? shortCountryName(found) : country })}
      <span className="type-caption block text-graphite wrap-break-word">
        <bdi>{email}</bdi>
      </span>
    </>
  )
}

function State({ state, mayStartAt, hasOpenClaim, awaitsApproval, isOverdue, yarnsOnOrder }: ListedOrder) {
  return (
    <>
      {STATE_MESSAGES[state].name}
      {mayStartAt && (
        <span className="type-caption block text-graphite">
          {messages.mayStart({ moment: formatMoment(mayStartAt) })}
        </span>
      )}
      {awaitsApproval && <span className="type-caption block text-madder-deep">{awaits}</span>}
      {isOverdue && <span className="type-caption block text-madder-deep">{listMessages.isOverdue}</span>}
      <YarnsOnOrder yarns={yarnsOnOrder} />
      {hasOpenClaim && <span className="type-caption block text-madder-deep">{messages.claimOpen}</span>}
    </>
  )
}
