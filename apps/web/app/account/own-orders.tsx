import './own-orders.css'

import * as messages from '@nawl/messages/account'
import { LANGUAGE } from '@nawl/messages/language'
import { nameOf } from '@nawl/messages/names'
import { Link } from 'react-router'

import { LinePicture } from '../sales/cart/lines/line-picture.tsx'
import { goodsText } from '../sales/kinds/goods-by-kind.ts'
import { useKind, useKinds } from '../sales/kinds/use-kinds.ts'
import { formatDay } from '../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../sales/order/state-messages.ts'
import { usePrice } from '../page/country/use-price.ts'
import { TextLink } from '../ui/controls/text-link.tsx'
import { TryAgain } from '../ui/notices/try-again.tsx'
import { useBrokenImage } from '../ui/use-broken-image.ts'
import { AccountSection } from './account-section.tsx'
import type { OrdersSeen, OwnOrderList } from './use-own-orders.ts'

/** The orders of a signed-in customer as pictures, latest first; nothing while there are none. */
export function OwnOrders({ seen }: { readonly seen: OrdersSeen }) {
  if (seen.status === 'none' || (seen.status === 'shown' && seen.orders.length === 0)) return null
  return (
    <AccountSection title={messages.orders}>
      {seen.status === 'loading' && (
        <p role="status" className="type-body mt-5 text-graphite">
          {messages.ordersLoading}
        </p>
      )}
      {seen.status === 'away' && (
        <TryAgain onRetry={seen.again} className="type-body mt-5">
          <p>{messages.ordersAway}</p>
        </TryAgain>
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
            <TextLink to="/orders">{messages.findGuestOrder}</TextLink>
          </p>
        </>
      )}
    </AccountSection>
  )
}

function OwnOrder({ order }: { readonly order: OwnOrderList[number] }) {
  const { price } = usePrice()
  const kinds = useKinds()
  const { number, state, lines, placedAt, total, isToApprove } = order
  const [first] = lines
  return (
    <Link to={`/order/${number}`} className="own-order">
      {first && <FirstLine line={first} />}
      <span className="own-order-words">
        <span className="type-h4">{listed.format(namesOf(lines))}</span>
        <span className={`type-ui ${isToApprove ? 'font-medium text-madder' : ''}`}>
          {isToApprove ? messages.toApprove : STATE_MESSAGES[state].name}
        </span>
        <span className="type-caption figures text-graphite">
          {messages.orderFacts({
            number,
            day: formatDay(placedAt),
            goods: goodsText(lines, kinds),
          })}
        </span>
        <span className="type-caption figures text-graphite">
          {price(total as Parameters<typeof price>[0])}
        </span>
      </span>
    </Link>
  )
}

/** A rug and a sample of it have one name. */
const namesOf = (lines: OwnOrderList[number]['lines']) => [
  ...new Set(lines.map(({ design }) => nameOf(design.name))),
]

/** Names side by side, without "and". */
const listed = new Intl.ListFormat(LANGUAGE.tag, { type: 'unit' })

/** What the first line of an order is of, in its room; on paper if it lies in none, or the picture fails. */
function FirstLine({ line }: { readonly line: OwnOrderList[number]['lines'][number] }) {
  const { design, inRoom, picture } = line
  const kind = useKind(design)
  const { failed, watch } = useBrokenImage(inRoom?.picture ?? '')
  if (inRoom && !failed)
    return (
      <img
        {...watch}
        src={inRoom.picture}
        alt={kind.inRoomText(design, inRoom.room)}
        width={560}
        height={350}
        loading="lazy"
        decoding="async"
        className="own-order-room"
      />
    )
  return (
    <span className="own-order-room own-order-paper">
      <LinePicture src={picture} undrawn={kind.undrawn} className="rug-shadow-small" />
    </span>
  )
}
