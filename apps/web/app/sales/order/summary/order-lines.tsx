import type { CartResponse, ShownLine } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { goodsOf } from '@nawl/domain/cart/pieces'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'

import { LinePicture } from '../../cart/lines/line-picture.tsx'
import { LinePrice } from '../../cart/lines/line-price.tsx'
import { useKind } from '../../kinds/use-kinds.ts'
import { useOrderedKind } from '../../kinds/use-ordered-kinds.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { awaitsApproval } from '../approvals/awaits-approval.ts'
import type { OrderAccess } from '../calls/order-calls.ts'
import { Section } from '../../../ui/section.tsx'
import { Sentence, unseen } from '../../../ui/text/sentence.tsx'

type OrderLinesProps = { readonly order: OrderResponse; readonly access: OrderAccess }

/** What an order is of, as ordered. */
export function OrderLines({ order, access }: OrderLinesProps) {
  const { lines, price } = order
  return (
    <Section title={messages.lines({ count: price.rugCount, of: goodsOf(order) })}>
      <ul className="order-lines">
        {lines.map((line, n) => (
          <li key={line.id}>
            <OrderLine line={line} price={price} place={n}>
              {/* The first has its link under its picture. */}
              <LineLinks line={line} order={order} access={access} isShownAbove={n === 0} />
            </OrderLine>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type LineLinksProps = OrderLinesProps & {
  readonly line: OrderResponse['lines'][number]
  readonly isShownAbove: boolean
}

/** Where a line is changed while it can be, and where it is shown around. */
function LineLinks({ line, order, access, isShownAbove }: LineLinksProps) {
  const kind = useOrderedKind(line.design)
  const { ChangeLink, OwnFloor } = kind
  const shownPath = isShownAbove ? undefined : kind.shownPath?.(line)
  return (
    <div className="mt-1 flex flex-wrap gap-x-6 print:hidden">
      {ChangeLink && mayChange(order, line.id) && <ChangeLink line={line} order={order} access={access} />}
      {shownPath && (
        <TextLink to={shownPath}>
          <Sentence parts={messages.showAroundNamed({ hidden: unseen, name: nameOf(line.design.name) })} />
        </TextLink>
      )}
      {OwnFloor && <OwnFloor line={line} />}
    </div>
  )
}

/** Whether a line can be changed: until its window is over, and as long as its approval is awaited. */
function mayChange(order: OrderResponse, line: string): boolean {
  const { steps, times, now } = order
  const isOver = times.changeUntil !== null && Date.parse(now) >= Date.parse(times.changeUntil)
  return steps.includes('change-design') && (!isOver || awaitsApproval(order, line))
}

type OrderLineProps = {
  readonly line: ShownLine
  /** The order's prices, and this line's index in them. */
  readonly price: CartResponse['price']
  readonly place: number
  readonly children?: React.ReactNode
}

/** A line of an order: picture, name, what its kind says of it, and price. */
export function OrderLine({ line: { design, quantity, picture }, price, place, children }: OrderLineProps) {
  const { undrawn } = useKind(design)
  const kind = useOrderedKind(design)
  const name = nameOf(design.name)
  const note = kind.note(design, quantity)
  return (
    <article aria-label={name} className="order-line">
      <LinePicture
        src={picture}
        undrawn={undrawn}
        alt={messages.asOrdered({ name })}
        className="rug-shadow-small"
      />
      <div className="min-w-0">
        <h3 className="type-h4">{name}</h3>
        {note && <p className="type-caption mt-1 text-graphite">{note}</p>}
        <kind.Facts product={design} />
        {children}
      </div>
      <LinePrice price={price} place={place} className="text-end whitespace-nowrap" />
    </article>
  )
}
