import type { CartResponse, ShownLine } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'

import { LinePicture } from '../cart/line-picture.tsx'
import { LinePrice } from '../cart/line-price.tsx'
import { sizeText } from '../cart/line-messages.ts'
import { LineYarns } from '../cart/line-yarns.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { ChangeLink } from './change/change-link.tsx'
import { shownPathOf } from './picture/shown-path-of.ts'
import type { OrderAccess } from './calls/order-calls.ts'
import { Section } from '../../ui/section.tsx'
import { Sentence, unseen } from '../../ui/text/sentence.tsx'

type OrderLinesProps = { readonly order: OrderResponse; readonly access: OrderAccess }

/** The rugs of an order, as ordered. */
export function OrderLines({ order, access }: OrderLinesProps) {
  const { lines, price, steps } = order
  return (
    <Section title={messages.lines({ count: price.rugCount })}>
      <ul className="order-lines">
        {lines.map((line, n) => (
          <li key={line.id}>
            <OrderLine line={line} price={price} place={n}>
              <p className="mt-1 flex flex-wrap gap-x-6 print:hidden">
                {steps.includes('change-design') && <ChangeLink line={line} order={order} access={access} />}
                {/* The first has its link under its picture. */}
                {n > 0 && (
                  <TextLink to={shownPathOf(line)}>
                    <Sentence
                      parts={messages.showAroundNamed({ hidden: unseen, name: nameOf(line.design.name) })}
                    />
                  </TextLink>
                )}
              </p>
            </OrderLine>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type OrderLineProps = {
  readonly line: ShownLine
  /** The order's prices, and this line's index in them. */
  readonly price: CartResponse['price']
  readonly place: number
  readonly children?: React.ReactNode
}

/** A line of an order: picture, size, yarns and price. */
export function OrderLine({ line: { design, quantity, picture }, price, place, children }: OrderLineProps) {
  const name = nameOf(design.name)
  const size = sizeText(design.size)
  return (
    <article aria-label={name} className="order-line">
      <LinePicture src={picture} alt={messages.asOrdered({ name })} className="rug-shadow-small" />
      <div className="min-w-0">
        <h3 className="type-h4">{name}</h3>
        <p className="type-caption mt-1 text-graphite">
          {quantity > 1 ? messages.sizeAndQuantity({ size, quantity }) : size}
        </p>
        <LineYarns yarns={design.yarns} shares />
        {children}
      </div>
      <LinePrice price={price} place={place} className="text-end whitespace-nowrap" />
    </article>
  )
}
