import type { CartResponse } from '@nawl/contract/sales/cart'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import * as messages from '@nawl/messages/cart'

import { formatMinorUnits } from '../order/summary/format-money.ts'
import { LocalPrice } from '../../page/country/local-price.tsx'
import { COUNTRY_PATH } from '../../page/country/country-path.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { goodsText } from '../kinds/goods-by-kind.ts'
import { useKinds } from '../kinds/use-kinds.ts'
import { useRoot } from '../../page/use-root.ts'
import { changesOfMindText, nextDiscountText } from './lines/line-messages.ts'
import { InstalmentsLine } from './instalments-line.tsx'
import { PriceRows } from './price-rows.tsx'
import { Section } from '../../ui/section.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'

type CartSummaryProps = { readonly cart: CartResponse; readonly means: readonly PaymentProvider[] | null }

/** The cart's prices and the button to the checkout. */
export function CartSummary({ cart, means }: CartSummaryProps) {
  const { currency } = useRoot()
  const kinds = useKinds()
  const { lines, price } = cart
  const next = nextDiscountText(price.rugCount)
  const byQuote = price.shipping?.basis === 'by-quote'
  return (
    <Section title={messages.summary} titleClass="type-h4" className="cart-summary">
      <PriceRows lines={lines} price={price} country={cart.country} charged="AED">
        {next && <p className="type-caption mt-3 text-graphite">{next}</p>}
      </PriceRows>
      <LocalPrice usd={price.amounts.USD.total} />
      {!byQuote && <InstalmentsLine means={means} country={cart.country} total={price.amounts.AED.total} />}
      <output className="sr-only">
        {messages.spokenTotal({
          goods: goodsText(lines, kinds),
          total: formatMinorUnits(price.amounts[currency].total, currency),
        })}
      </output>
      <ButtonLink to="/checkout" kind="primary" className="mt-6 w-full">
        {byQuote ? messages.askForQuote : messages.checkOut}
      </ButtonLink>
      <p className="type-caption mt-5 text-graphite">
        {byQuote && `${messages.quotedFirst} `}
        {changesOfMindText(lines, kinds)}
      </p>
      <p className="type-caption mt-3 text-graphite">
        <Sentence parts={messages.goingElsewhere({ country: countryLink })} />
      </p>
    </Section>
  )
}

const countryLink = (text: string) => <InlineLink to={`${COUNTRY_PATH}?back=/cart`}>{text}</InlineLink>
