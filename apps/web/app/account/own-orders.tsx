import './own-orders.css'

import { roomCaption } from '../page/room-name.ts'
import { Link } from 'react-router'

import { rugText, sizeText } from '../sales/cart/line-messages.ts'
import { LinePicture } from '../sales/cart/line-picture.tsx'
import { formatDay } from '../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../sales/order/state-messages.ts'
import { usePrice } from '../page/country/use-price.ts'
import { TextLink } from '../ui/controls/text-link.tsx'
import { useBrokenImage } from '../ui/use-broken-image.ts'
import { AccountSection } from './account-section.tsx'
import type { OrdersSeen, OwnOrderList } from './use-own-orders.ts'

/** The orders of a signed-in customer as pictures, latest first; nothing while there are none. */
export function OwnOrders({ seen }: { readonly seen: OrdersSeen }) {
  if (seen.status === 'none' || (seen.status === 'shown' && seen.orders.length === 0)) return null
  return (
    <AccountSection title="Orders">
      {seen.status === 'loading' && (
        <p role="status" className="type-body mt-5 text-graphite">
          Your orders are on their way.
        </p>
      )}
      {seen.status === 'away' && (
        <div role="alert" className="account-empty type-body">
          <p>Your orders cannot be fetched just now. They are safe with us.</p>
          <button
            type="button"
            className="min-h-11 font-medium underline decoration-1 underline-offset-[5px]"
            onClick={seen.again}
          >
            Try again
          </button>
        </div>
      )}
      {seen.status === 'shown' && (
        <>
          <ul className="own-orders">
            {seen.orders.map((order) => (
              <li key={order.number}>
                <OwnOrder order={order} />
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <TextLink to="/orders">Find an order placed as a guest</TextLink>
          </p>
        </>
      )}
    </AccountSection>
  )
}

function OwnOrder({ order }: { readonly order: OwnOrderList[number] }) {
  const { price } = usePrice()
  const { number, state, lines, placedAt, total } = order
  const [first] = lines
  return (
    <Link to={`/order/${number}`} className="own-order">
      {first && <OwnRug line={first} />}
      <span className="own-order-words">
        <span className="type-h4">{lines.map(({ design }) => design.name).join(', ')}</span>
        <span className="type-ui">{STATE_MESSAGES[state].name}</span>
        <span className="type-caption figures text-graphite">
          {number}, {formatDay(placedAt)}, {rugText(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
        </span>
        <span className="type-caption figures text-graphite">
          {price(total as Parameters<typeof price>[0])}
        </span>
      </span>
    </Link>
  )
}

/** The first rug of an order in its room; on paper if it fits none, or the picture fails. */
function OwnRug({ line }: { readonly line: OwnOrderList[number]['lines'][number] }) {
  const { design, inRoom, picture } = line
  const { failed, watch } = useBrokenImage(inRoom?.picture ?? '')
  if (inRoom && !failed)
    return (
      <img
        {...watch}
        src={inRoom.picture}
        alt={roomCaption(design.name, sizeText(design.size), inRoom.room)}
        width={560}
        height={350}
        loading="lazy"
        decoding="async"
        className="own-order-room"
      />
    )
  return (
    <span className="own-order-room own-order-paper">
      <LinePicture src={picture} className="rug-shadow-small" />
    </span>
  )
}
