import type { ShownLine } from '@nawl/contract/cart'
import type { OrderResponse } from '@nawl/contract/order'

import { sizeWords } from '../cart/line-words.ts'
import undyedRug from '../shop/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../shop/use-broken-image.ts'
import { Pompom } from '../ui/pompom.tsx'
import { useRoot } from '../use-root.ts'
import { ChangeLink } from './change/change-link.tsx'
import { moneyWords } from './money-words.ts'
import type { OrderAccess } from './order-calls.ts'

type OrderLinesProps = { readonly order: OrderResponse; readonly access: OrderAccess }

/** The rugs of an order, as they were frozen with it. */
export function OrderLines({ order, access }: OrderLinesProps) {
  const { lines, price, steps } = order
  return (
    <section aria-labelledby="order-rugs" className="order-section">
      <h2 id="order-rugs" className="type-h3">
        {price.rugCount === 1 ? 'The rug' : 'The rugs'}
      </h2>
      <ul className="order-lines">
        {lines.map((line, n) => (
          <li key={line.id}>
            <OrderLine line={line} amounts={pricesOf(price, n)}>
              {steps.includes('change-design') && <ChangeLink line={line} order={order} access={access} />}
            </OrderLine>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OrderLineProps = {
  readonly line: ShownLine
  /** What the line costs, before discount. */
  readonly amounts: { readonly USD: number; readonly AED: number }
  readonly children?: React.ReactNode
}

/** One design: its picture, size, yarns and price. */
export function OrderLine({ line, amounts, children }: OrderLineProps) {
  const { currency } = useRoot()
  const { failed, watch } = useBrokenImage(line.picture)
  const { design, quantity } = line
  const other = currency === 'AED' ? 'USD' : 'AED'
  return (
    <article aria-label={design.name} className="order-line">
      <img
        {...watch}
        src={failed ? undyedRug : line.picture}
        alt={`${design.name} as ordered`}
        decoding="async"
        className="rug-shadow-small"
      />
      <div className="min-w-0">
        <h3 className="type-h4">{design.name}</h3>
        <p className="type-caption mt-1 text-graphite">
          {sizeWords(design.size)}
          {quantity > 1 && `, ${quantity} rugs`}
        </p>
        <ul className="order-yarns type-caption" aria-label="Yarns">
          {design.yarns.map(({ name, hex, share }) => (
            <li key={hex}>
              <Pompom hex={hex} size={18} />
              {name} <span className="figures text-graphite">{Math.round(share)} %</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
      <p className="figures text-right whitespace-nowrap">
        <span className="type-ui block">{moneyWords(amounts[currency], currency)}</span>
        <span className="type-caption block text-graphite">{moneyWords(amounts[other], other)}</span>
      </p>
    </article>
  )
}

/** What a line costs in both currencies. */
export function pricesOf({ amounts }: OrderResponse['price'], n: number): OrderLineProps['amounts'] {
  return { USD: amounts.USD.lines[n]?.price ?? 0, AED: amounts.AED.lines[n]?.price ?? 0 }
}
