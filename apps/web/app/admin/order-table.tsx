import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrders } from '@nawl/contract/sales/admin'
import { findCountry } from '@nawl/domain/shop/countries'
import { Link } from 'react-router'

import { formatMoment, shortMoment } from '../sales/order/format-moment.ts'
import { formatMinorUnits } from '../sales/order/format-money.ts'
import { STATE_MESSAGES } from '../sales/order/state-messages.ts'

type Row = AdminOrders['orders'][number]

/** One page of the list of orders. */
export function OrderTable({ orders }: { readonly orders: readonly Row[] }) {
  return (
    <table className="desk-table desk-orders type-ui figures">
      <thead className="max-[800px]:sr-only">
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col">State</th>
          <th scope="col" className="desk-figure">
            Rugs
          </th>
          <th scope="col" className="desk-figure">
            Total
          </th>
          <th scope="col">Placed, {SHOP_ZONE_NAME}</th>
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
  return (
    <tr>
      <th scope="row">
        <Link to={`/desk/${number}`}>{number}</Link>
      </th>
      <td>
        {name}, {findCountry(country)?.shortName ?? country}
        <span className="type-caption block text-graphite wrap-break-word">{email}</span>
      </td>
      <td>
        {STATE_MESSAGES[state].name}
        {mayStartAt && (
          <span className="type-caption block text-graphite">may start {formatMoment(mayStartAt)}</span>
        )}
        {hasOpenClaim && <span className="type-caption block text-madder-deep">claim to answer</span>}
      </td>
      <td data-label="Rugs" className="desk-figure">
        {rugCount}
      </td>
      <td className="desk-figure">{formatMinorUnits(total, 'USD')}</td>
      <td className="whitespace-nowrap">{shortMoment(placedAt)}</td>
    </tr>
  )
}
