import './own-orders.css'

import type { ownOrders } from '@nawl/contract/sales/order'
import { Link } from 'react-router'

import { rugText } from '../sales/cart/line-messages.ts'
import { callJson } from '../sales/order/calls/call-json.ts'
import { formatDay } from '../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../sales/order/state-messages.ts'
import { useRequested } from '../sales/order/calls/use-requested.ts'
import { usePrice } from '../page/country/use-price.ts'
import { TextLink } from '../ui/controls/text-link.tsx'
import { AccountSection } from './account-section.tsx'
import { accountFetch } from '../sign-in/session.ts'

type Orders = ReturnType<(typeof ownOrders)['parse']>

/** The orders of a signed-in customer, latest first. */
export function OwnOrders({ userId }: { readonly userId: string }) {
  const ask = () => callJson<Orders>(accountFetch, '/api/account/orders')
  const { called, isFresh, again } = useRequested(userId, ask)
  const orders = isFresh && called?.ok ? called.answer : null
  const isAway = isFresh && called?.ok === false
  return (
    <AccountSection title="Orders">
      {!orders && !isAway && (
        <p role="status" className="type-body mt-5 text-graphite">
          Your orders are on their way.
        </p>
      )}
      {isAway && (
        <div role="alert" className="account-empty type-body">
          <p>Your orders cannot be fetched just now. They are safe with us.</p>
          <button
            type="button"
            className="min-h-11 font-medium underline decoration-1 underline-offset-[5px]"
            onClick={again}
          >
            Try again
          </button>
        </div>
      )}
      {orders && (orders.length === 0 ? <NoOrders /> : <OrderRows orders={orders} />)}
      {orders && <TextLink to="/orders">Find an order placed as a guest</TextLink>}
    </AccountSection>
  )
}

function NoOrders() {
  return <p className="type-body mt-5">None yet. One placed as a guest opens by the link in its e-mails.</p>
}

function OrderRows({ orders }: { readonly orders: Orders }) {
  const { price } = usePrice()
  return (
    <ul className="mt-6 border-b border-rule *:border-t *:border-rule">
      {orders.map(({ number, state, lines, placedAt, total }) => (
        <li key={number}>
          <Link to={`/order/${number}`} className="own-order">
            <span className="flex items-center gap-3">
              {lines.slice(0, 2).map(({ id, picture }) => (
                <img
                  key={id}
                  src={picture}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="rug-shadow-small max-h-[78px] max-w-12"
                />
              ))}
            </span>
            <span className="min-w-0">
              <span className="type-h4 block">{lines.map(({ design }) => design.name).join(', ')}</span>
              <span className="type-caption figures block text-graphite">
                {number}, {formatDay(placedAt)},{' '}
                {rugText(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
              </span>
            </span>
            <span className="type-ui">{STATE_MESSAGES[state].name}</span>
            <span className="type-ui figures">{price(total as Parameters<typeof price>[0])}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
