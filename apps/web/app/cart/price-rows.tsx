import type { CartResponse } from '@nawl/contract/cart'
import type { Currency } from '@nawl/domain/money/currency'
import { findCountry } from '@nawl/domain/shop/countries'
import { VOLUME_DISCOUNTS } from '@nawl/domain/shop/facts'

import { lessWords, moneyWords } from '../order/money-words.ts'
import { useRoot } from '../use-root.ts'
import { nextDiscountWords, rugWords } from './line-words.ts'

type PriceRowsProps = { readonly cart: Pick<CartResponse, 'price' | 'country'> }

/** What a cart costs, line by line in the visitor's currency, the total in both. */
export function PriceRows({ cart: { price, country } }: PriceRowsProps) {
  const { currency } = useRoot()
  const amounts = price.amounts[currency]
  const { rugCount, discountPercent, shipping } = price
  const place = findCountry(country ?? '')?.shortName
  const discountFrom = VOLUME_DISCOUNTS.find(({ percent }) => percent === discountPercent)?.from
  const next = nextDiscountWords(rugCount)
  return (
    <>
      <dl className="price-rows type-ui figures">
        <Row name={rugWords(rugCount)} value={moneyWords(amounts.goods, currency)} />
        {amounts.discount > 0 && (
          <Row
            name={
              discountFrom ? `From ${discountFrom} rugs, ${discountPercent} %` : `${discountPercent} % off`
            }
            value={lessWords(amounts.discount, currency)}
          />
        )}
        <Row
          name={place ? `Delivery to ${place}, insured` : 'Delivery, insured'}
          value={shippingWords(shipping, amounts.shipping, currency)}
        />
      </dl>
      {next && <p className="type-caption mt-3 text-graphite">{next}</p>}
      <Total price={price} currency={currency} />
    </>
  )
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type Price = CartResponse['price']

function shippingWords(shipping: Price['shipping'], cost: number, currency: Currency): string {
  if (!shipping) return 'by country'
  if (shipping.basis === 'by-quote') return 'by quote'
  return shipping.basis === 'free' ? 'free' : moneyWords(cost, currency)
}

/** Both currencies: charges settle in dirhams, whatever prices are shown in. */
function Total({ price, currency }: { readonly price: Price; readonly currency: Currency }) {
  const { amounts, vatPercent, shipping } = price
  const open = !shipping || shipping.basis === 'by-quote'
  const other = currency === 'AED' ? 'USD' : 'AED'
  return (
    <dl className="price-total figures">
      <div>
        <dt className="type-body">{open ? 'Without delivery' : 'Total'}</dt>
        <dd className="price-sum">{moneyWords(amounts[currency].total, currency)}</dd>
      </div>
      <div className="type-caption text-graphite">
        <dt>{other === 'AED' ? 'Charged as' : 'In dollars'}</dt>
        <dd>{moneyWords(amounts[other].total, other)}</dd>
      </div>
      <div className="type-caption text-graphite">
        <dt>{vatPercent > 0 ? `Includes ${vatPercent} % VAT` : 'VAT'}</dt>
        <dd>{vatPercent > 0 ? moneyWords(amounts[currency].vat, currency) : 'none on exports'}</dd>
      </div>
    </dl>
  )
}
