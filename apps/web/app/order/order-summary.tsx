import type { OrderResponse } from '@nawl/contract/order'
import { findCountry } from '@nawl/domain/shop/countries'

import { rugWords } from '../cart/line-words.ts'
import { useRoot } from '../use-root.ts'
import { lessWords, moneyWords } from './money-words.ts'

/** The prices of an order in both currencies, the reader's own first, and where it goes. */
export function OrderSummary({
  order,
}: {
  readonly order: Pick<OrderResponse, 'price' | 'address' | 'email'>
}) {
  return (
    <section aria-labelledby="order-price" className="order-summary">
      <h2 id="order-price" className="type-h4">
        Summary
      </h2>
      <PriceLines price={order.price} />
      <h2 className="type-h4 mt-8">Delivered to</h2>
      <address className="type-ui mt-3 not-italic wrap-anywhere">
        {addressLines(order.address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="mt-2 block text-graphite">{order.email}</span>
      </address>
    </section>
  )
}

/** Rugs, discount, delivery, VAT and total. */
function PriceLines({ price }: Pick<OrderResponse, 'price'>) {
  const { currency } = useRoot()
  const other = currency === 'AED' ? 'USD' : 'AED'
  const own = price.amounts[currency]
  const { rugCount, discountPercent, vatPercent, shipping } = price
  const isOpen = shipping?.basis === 'by-quote'
  return (
    <dl className="price-lines figures">
      <Line name={rugWords(rugCount)} value={moneyWords(own.goods, currency)} />
      {own.discount > 0 && (
        <Line name={`${discountPercent} % off all of them`} value={lessWords(own.discount, currency)} />
      )}
      <Line
        name="Delivery, insured"
        value={isOpen ? 'to be quoted' : own.shipping === 0 ? 'free' : moneyWords(own.shipping, currency)}
      />
      <div className="price-total">
        <dt>{isOpen ? 'Rugs together' : 'Total'}</dt>
        <dd className="type-price">{moneyWords(own.total, currency)}</dd>
      </div>
      <div className="type-caption text-graphite">
        <dt>The same in {other}</dt>
        <dd>{moneyWords(price.amounts[other].total, other)}</dd>
      </div>
      {vatPercent > 0 && (
        <div className="type-caption text-graphite">
          <dt>Includes VAT {vatPercent} %</dt>
          <dd>{moneyWords(price.amounts.AED.vat, 'AED')}</dd>
        </div>
      )}
    </dl>
  )
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The lines of an address as they stand on a label, country last. */
function addressLines(address: OrderResponse['address']): readonly string[] {
  const { name, line1, line2, city, region, postcode, country, phone } = address
  const place = [city, region, postcode].filter((part) => part !== '').join(', ')
  return [name, line1, line2, place, findCountry(country)?.name ?? country, phone].filter(
    (line) => line !== '',
  )
}
