import type { CartResponse, ShownLine } from '@nawl/contract/sales/cart'
import type { Currency } from '@nawl/domain/money/currency'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@nawl/domain/order/payment-state'
import { FACT_MESSAGES } from '@nawl/domain/shop/fact-messages'

import { LinePicture } from '../cart/line-picture.tsx'
import { sizeText } from '../cart/line-messages.ts'
import { PriceRows } from '../cart/price-rows.tsx'
import { formatMinorUnits } from '../order/format-money.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'

type CheckoutSummaryProps = {
  readonly cart: CartResponse
  /** The currency the payment provider charges; null if nothing is paid now. */
  readonly currency: Currency | null
  readonly provider: PaymentProvider | null
  readonly busy: boolean
  readonly settling: boolean
  /** The consents. */
  readonly children: React.ReactNode
}

/** The order's lines, the total, and the order button. */
export function CheckoutSummary({
  cart,
  currency,
  provider,
  busy,
  settling,
  children,
}: CheckoutSummaryProps) {
  const amount = currency && formatMinorUnits(cart.price.amounts[currency].total, currency)
  return (
    <Section title="Your order" titleClass="type-h4" className="cart-summary">
      <ul className="mt-5 grid gap-4 *:flex *:gap-4">
        {cart.lines.map((line) => (
          <OrderedLine key={line.id} line={line} />
        ))}
      </ul>
      <PriceRows price={cart.price} country={cart.country} charged={currency} />
      {children}
      <Button type="submit" kind="primary" aria-disabled={busy || settling} className="mt-5 w-full">
        {busy ? 'Ordering…' : settling ? 'Pricing the way there…' : payWords(provider, amount)}
      </Button>
      <p className="type-caption mt-4 text-graphite">{whenCharged(provider, amount)}</p>
      {amount && (
        <p className="type-caption mt-3 text-graphite">
          Full refund for {FACT_MESSAGES.cancelHours} after you order. You can change the design for{' '}
          {FACT_MESSAGES.designChangeHours} after we confirm.
        </p>
      )}
    </Section>
  )
}

function OrderedLine({ line: { design, quantity, picture } }: { readonly line: ShownLine }) {
  return (
    <li>
      <LinePicture src={picture} className="rug-shadow-small h-18 w-14 flex-none object-contain object-top" />
      <div>
        <p className="type-h4">
          {design.name}
          {quantity > 1 && `, ${quantity}`}
        </p>
        <p className="type-caption mt-1 text-graphite">{sizeText(design.size)}</p>
      </div>
    </li>
  )
}

function payWords(provider: PaymentProvider | null, amount: string | null): string {
  if (amount === null) return 'Ask for a quote'
  if (provider === 'bank-transfer') return `Order for ${amount}`
  return provider === 'test' ? `Test: pay ${amount}` : `Pay ${amount}`
}

/** When the payment is charged. */
function whenCharged(provider: PaymentProvider | null, amount: string | null): string {
  if (amount === null || provider === null)
    return `Nothing is charged. We price freight and insurance, and send the quote within ${FACT_MESSAGES.responseHours} of a working day.`
  return PAYMENT_PROVIDERS[provider].whenCharged(amount)
}
