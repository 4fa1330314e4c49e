import type { CartResponse } from '@nawl/contract/sales/cart'
import { FACT_MESSAGES } from '@nawl/domain/shop/fact-messages'

import { formatMinorUnits } from '../order/format-money.ts'
import { COUNTRY_PATH } from '../../page/country/country-path.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { useRoot } from '../../page/use-root.ts'
import { nextDiscountText, rugText } from './line-messages.ts'
import { PriceRows } from './price-rows.tsx'
import { Section } from '../../ui/section.tsx'

/** The cart's prices and the button to the checkout. */
export function CartSummary({ cart }: { readonly cart: CartResponse }) {
  const { currency } = useRoot()
  const { price } = cart
  const next = nextDiscountText(price.rugCount)
  const byQuote = price.shipping?.basis === 'by-quote'
  return (
    <Section title="Summary" titleClass="type-h4" className="cart-summary">
      <PriceRows price={price} country={cart.country} charged="AED">
        {next && <p className="type-caption mt-3 text-graphite">{next}</p>}
      </PriceRows>
      <output className="sr-only">
        {`${rugText(price.rugCount)}, ${formatMinorUnits(price.amounts[currency].total, currency)} together`}
      </output>
      <ButtonLink to="/checkout" kind="primary" className="mt-6 w-full">
        {byQuote ? 'Ask for a quote' : 'Checkout'}
      </ButtonLink>
      <p className="type-caption mt-5 text-graphite">
        {byQuote ? 'We quote freight and insurance before you order. ' : ''}
        Full refund for {FACT_MESSAGES.cancelHours} after you order. You can change the design for{' '}
        {FACT_MESSAGES.designChangeHours} after we confirm.
      </p>
      <p className="type-caption mt-3 text-graphite">
        Going elsewhere? <InlineLink to={`${COUNTRY_PATH}?back=/cart`}>Choose another country</InlineLink>
      </p>
    </Section>
  )
}
