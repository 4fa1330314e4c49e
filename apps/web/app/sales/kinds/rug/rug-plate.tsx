import type { ShownLineInRoom } from '@nawl/contract/sales/cart'
import type { OrderedRug, RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useId } from 'react'

import { sizeText } from './rug-line-text.ts'
import { Pompom } from '../../../ui/pompom.tsx'
import { useBrokenImage } from '../../../ui/use-broken-image.ts'
import { formatDay } from '../../order/format-moment.ts'
import { pastStages } from '../../order/timeline/order-stages.ts'

type RugPlateProps = {
  readonly line: RugLine & OrderedRug & ShownLineInRoom
  readonly order: OrderResponse
}

/** The plate of one rug: cartoon, yarns by weight, size, and the stages it has passed. Fills a printed page. */
export function RugPlate({ line, order }: RugPlateProps) {
  const id = useId()
  const { design, quantity, cartoon, kilograms } = line
  const { failed, watch } = useBrokenImage(cartoon)
  const name = nameOf(design.name)
  const size = sizeText(design.size)
  const total = kilograms.reduce((sum, weight) => sum + weight, 0)
  return (
    <article aria-labelledby={id} className="plate">
      <header className="plate-head">
        <h2 id={id} className="plate-name">
          {name}
        </h2>
        <p className="type-caption figures text-graphite">
          {quantity > 1 ? messages.sizeAndQuantity({ size, quantity }) : size}
          <br />
          {messages.plateOrder({ number: order.number })}
        </p>
      </header>
      <div className="plate-body">
        <figure className="plate-cartoon">
          {!failed && (
            <img
              {...watch}
              src={cartoon}
              alt={messages.cartoonAlt({ name })}
              width={design.size.widthMm}
              height={design.size.lengthMm}
              decoding="async"
            />
          )}
          <figcaption className="type-caption text-graphite">
            {failed ? messages.cartoonAway : messages.cartoonCaption}
          </figcaption>
        </figure>
        <div className="plate-facts">
          <section aria-labelledby={`${id}-yarns`}>
            <h3 id={`${id}-yarns`} className="type-h4">
              {messages.yarn}
            </h3>
            <ol className="plate-yarns type-ui">
              {design.yarns.map(({ name: yarn, hex }, n) => (
                <li key={hex}>
                  <span className="figures text-graphite">{n + 1}</span>
                  <Pompom hex={hex} size={40} />
                  <span className="first-letter:capitalize">{yarnNameOf(yarn)}</span>
                  <span className="figures">{kilogramText(kilograms[n] ?? 0)}</span>
                </li>
              ))}
            </ol>
            <p className="plate-total type-ui">
              <span>{quantity > 1 ? messages.woolEach : messages.woolInAll}</span>
              <span className="figures">{kilogramText(total)}</span>
            </p>
          </section>
          <section aria-labelledby={`${id}-stages`}>
            <h3 id={`${id}-stages`} className="type-h4">
              {messages.stages}
            </h3>
            <dl className="plate-stages type-ui">
              {pastStages(order).map(({ name: stage, at }) => (
                <div key={stage}>
                  <dt>{stage}</dt>
                  <dd className="figures">
                    <time dateTime={at}>{formatDay(at)}</time>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </article>
  )
}

/** `2.41 kg`: to ten grams, as the workshop weighs. */
const kilogramText = (kilograms: number) => messages.kilograms({ weight: kilograms.toFixed(2) })
