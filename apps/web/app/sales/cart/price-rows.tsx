import './price-rows.css'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { discountsIn } from '@nawl/domain/cart/price-cart'
import type { Currency } from '@nawl/domain/money/currency'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import * as messages from '@nawl/messages/cart'

import { shortCountryName } from '../../page/country/country-name.ts'
import { lessText, formatMinorUnits } from '../order/summary/format-money.ts'
import { goodsByKind } from '../kinds/goods-by-kind.ts'
import { useKinds } from '../kinds/use-kinds.ts'
import { useRoot } from '../../page/use-root.ts'
import { discountText } from './lines/line-messages.ts'

type Price = CartResponse['price']

type PriceRowsProps = {
  readonly lines: CartResponse['lines'] | OrderResponse['lines']
  readonly price: Price
  /** Code of the destination country; null if unknown. */
  readonly country: string | null
  /** The currency charged, whatever is displayed; null while undecided. */
  readonly charged: Currency | null
  /** Content between the rows and the total. */
  readonly children?: React.ReactNode
}

/** Prices of the goods, kind by kind, and of shipping in the visitor's currency, with the total in both. */
export function PriceRows({ lines, price, country, charged, children }: PriceRowsProps) {
  const { currency } = useRoot()
  const kinds = useKinds()
  const { shipping } = price
  const { lines: prices, shipping: cost } = price.amounts[currency]
  const { byNumber, byCode } = discountsIn(price)
  const place = findCountry(country ?? '')
  return (
    <>
      <dl className="price-rows type-ui figures">
        {goodsByKind(lines, kinds).map(({ kind, text, places }) => {
          const goods = places.reduce((sum, place) => sum + (prices[place]?.price ?? 0), 0)
          return <Row key={kind} name={text} value={formatMinorUnits(goods, currency)} />
        })}
        {byNumber[currency] > 0 && (
          <Row name={discountText(price.discountPercent)} value={lessText(byNumber[currency], currency)} />
        )}
        {byCode && (
          <Row
            name={messages.codeDiscount({ code: byCode.code })}
            value={lessText(byCode.amounts[currency], currency)}
          />
        )}
        <Row name={deliveryName(price, place)} value={shippingWords(shipping, cost, currency)} />
      </dl>
      {children}
      <Total price={price} currency={currency} charged={charged} />
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

function deliveryName({ shipping }: Price, place: ReturnType<typeof findCountry>): string {
  if (shipping?.basis === 'pickup') return messages.pickup
  return place ? messages.deliveryTo({ country: shortCountryName(place) }) : messages.delivery
}

function shippingWords(shipping: Price['shipping'], cost: number, currency: Currency): string {
  if (!shipping) return messages.deliveryByCountry
  if (shipping.basis === 'by-quote') return messages.deliveryByQuote
  const isFree = shipping.basis === 'free' || shipping.basis === 'pickup'
  return isFree ? messages.deliveryFree : formatMinorUnits(cost, currency)
}

type TotalProps = Omit<PriceRowsProps, 'lines' | 'country' | 'children'> & { readonly currency: Currency }

function Total({ price, currency, charged }: TotalProps) {
  const { amounts, vatPercent, shipping } = price
  const open = !shipping || shipping.basis === 'by-quote'
  const other = currency === 'AED' ? 'USD' : 'AED'
  const inOther = other === 'AED' ? messages.inDirhams : messages.inDollars
  return (
    <dl className="price-total figures">
      <div>
        <dt className="type-body">{open ? messages.withoutDelivery : messages.total}</dt>
        <dd className="price-sum">{formatMinorUnits(amounts[currency].total, currency)}</dd>
      </div>
      <div className="type-caption text-graphite">
        <dt>{!open && other === charged ? messages.chargedAs : inOther}</dt>
        <dd>{formatMinorUnits(amounts[other].total, other)}</dd>
      </div>
      <div className="type-caption text-graphite">
        <dt>{vatPercent > 0 ? messages.vatIncluded({ percent: vatPercent }) : messages.vat}</dt>
        <dd>{vatPercent > 0 ? formatMinorUnits(amounts[currency].vat, currency) : messages.vatNone}</dd>
      </div>
    </dl>
  )
}
