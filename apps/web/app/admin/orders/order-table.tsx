import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrders } from '@nawl/contract/sales/admin'
import { findCountry } from '@nawl/domain/shop/countries'
import * as messages from '@nawl/messages/desk'
import { Link } from 'react-router'

import { shortCountryName } from '../../page/country/country-name.ts'
import { formatMoment, shortMoment } from '../../sales/order/format-moment.ts'
import { formatMinorUnits } from '../../sales/order/format-money.ts'
import { STATE_MESSAGES } from '../../sales/order/state-messages.ts'

type Row = AdminOrders['orders'][number]

/** One page of the list of orders. */
export function OrderTable({ orders }: { readonly orders: readonly Row[] }) {
  return (
    <table className="desk-table desk-orders type-ui figures">
      <thead className="max-[800px]:sr-only">
        <tr>
          <th scope="col">{messages.columnOrder}</th>
          <th scope="col">{messages.columnCustomer}</th>
          <th scope="col">{messages.columnState}</th>
          <th scope="col" className="desk-figure">
            {messages.columnRugs}
          </th>
          <th scope="col" className="desk-figure">
            {messages.columnTotal}
          </th>
          <th scope="col">{messages.columnPlaced({ zone: SHOP_ZONE_NAME })}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { readonly order: Row }) {
  const { number, name, email, country, state, rugCount, total, placedAt, mayStartAt, hasOpenClaim } = order
  const found = findCountry(country)
  return (
    <tr>
      <th scope="row">
        <Link to={`/desk/${number}`}>{number}</Link>
      </th>
      <td>
        {messages.nameAndCountry({ name, country: found ? shortCountryName(found) : country })}
        <span className="type-caption block text-graphite wrap-break-word">
          <bdi>{email}</bdi>
        </span>
      </td>
      <td>
        {STATE_MESSAGES[state].name}
        {mayStartAt && (
          <span className="type-caption block text-graphite">
            {messages.mayStart({ moment: formatMoment(mayStartAt) })}
          </span>
        )}
        {hasOpenClaim && <span className="type-caption block text-madder-deep">{messages.claimOpen}</span>}
      </td>
      <td data-label={messages.columnRugs} className="desk-figure">
        {rugCount}
      </td>
      <td className="desk-figure">{formatMinorUnits(total, 'USD')}</td>
      <td className="whitespace-nowrap">{shortMoment(placedAt)}</td>
    </tr>
  )
}
