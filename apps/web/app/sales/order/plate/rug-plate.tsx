import type { OrderResponse, ShownOrderLine } from '@nawl/contract/sales/order'
import { useId } from 'react'

import { sizeText } from '../../cart/line-messages.ts'
import { Pompom } from '../../../ui/pompom.tsx'
import { useBrokenImage } from '../../../ui/use-broken-image.ts'
import { formatDay } from '../format-moment.ts'
import { pastStages } from '../order-stages.ts'

type RugPlateProps = { readonly line: ShownOrderLine; readonly order: OrderResponse }

/** The plate of one rug: cartoon, yarns by weight, size, and the stages it has passed. Fills a printed page. */
export function RugPlate({ line, order }: RugPlateProps) {
  const id = useId()
  const { design, quantity, cartoon, kilograms } = line
  const { failed, watch } = useBrokenImage(cartoon)
  const total = kilograms.reduce((sum, weight) => sum + weight, 0)
  return (
    <article aria-labelledby={id} className="plate">
      <header className="plate-head">
        <h2 id={id} className="plate-name">
          {design.name}
        </h2>
        <p className="type-caption figures text-graphite">
          {sizeText(design.size)}
          {quantity > 1 && `, ${quantity} rugs`}
          <br />
          Order {order.number}
        </p>
      </header>
      <div className="plate-body">
        <figure className="plate-cartoon">
          {!failed && (
            <img
              {...watch}
              src={cartoon}
              alt={`Cartoon of ${design.name}: where each yarn ends, numbered as in the list`}
              width={design.size.widthMm}
              height={design.size.lengthMm}
              decoding="async"
            />
          )}
          <figcaption className="type-caption text-graphite">
            {failed
              ? 'The cartoon cannot be drawn just now.'
              : 'The cartoon, seen from the front. Numbers are the yarns’.'}
          </figcaption>
        </figure>
        <div className="plate-facts">
          <section aria-labelledby={`${id}-yarns`}>
            <h3 id={`${id}-yarns`} className="type-h4">
              Yarn
            </h3>
            <ol className="plate-yarns type-ui">
              {design.yarns.map(({ name, hex }, n) => (
                <li key={hex}>
                  <span className="figures text-graphite">{n + 1}</span>
                  <Pompom hex={hex} size={40} />
                  <span className="first-letter:capitalize">{name}</span>
                  <span className="figures">{kilogramText(kilograms[n] ?? 0)}</span>
                </li>
              ))}
            </ol>
            <p className="plate-total type-ui">
              <span>{quantity > 1 ? 'New Zealand wool for each rug' : 'New Zealand wool in all'}</span>
              <span className="figures">{kilogramText(total)}</span>
            </p>
          </section>
          <section aria-labelledby={`${id}-stages`}>
            <h3 id={`${id}-stages`} className="type-h4">
              Stages
            </h3>
            <dl className="plate-stages type-ui">
              {pastStages(order).map(({ name, at }) => (
                <div key={name}>
                  <dt>{name}</dt>
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
const kilogramText = (kilograms: number) => `${kilograms.toFixed(2)} kg`
