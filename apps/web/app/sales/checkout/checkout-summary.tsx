import type { CartResponse, ShownLine } from '@nawl/contract/sales/cart'
import type { Currency } from '@nawl/domain/money/currency'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import * as messages from '@nawl/messages/checkout'
import { nameOf } from '@nawl/messages/names'
import * as providers from '@nawl/messages/payment-providers'
import { providerText } from '@nawl/messages/text/payment-provider'

import { InstalmentsLine } from '../cart/instalments-line.tsx'
import { LinePicture } from '../cart/lines/line-picture.tsx'
import { changesOfMindText } from '../cart/lines/line-messages.ts'
import { PriceRows } from '../cart/price-rows.tsx'
import { useKind, useKinds } from '../kinds/use-kinds.ts'
import { formatMinorUnits } from '../order/summary/format-money.ts'
import { LocalPrice } from '../../page/country/local-price.tsx'
import { type EnteredCard, leftToPay } from './vouchers/use-vouchers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'

type CheckoutSummaryProps = {
  readonly cart: CartResponse
  /** The currency the payment provider charges; null if nothing is paid now. */
  readonly currency: Currency | null
  readonly provider: PaymentProvider | null
  /** What can be chosen; null if nothing is paid now. */
  readonly means: readonly PaymentProvider[] | null
  /** A gift card that pays first. */
  readonly card: EnteredCard | null
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
  means,
  card,
  busy,
  settling,
  children,
}: CheckoutSummaryProps) {
  const kinds = useKinds()
  const rest = currency && (card ? leftToPay(cart.price, card)[currency] : cart.price.amounts[currency].total)
  const amount = currency && formatMinorUnits(rest ?? 0, currency)
  const isPaid = rest === 0
  return (
    <Section title={messages.yourOrder} titleClass="type-h4" className="cart-summary">
      <ul className="mt-5 grid gap-4 *:flex *:gap-4">
        {cart.lines.map((line) => (
          <OrderedLine key={line.id} line={line} />
        ))}
      </ul>
      <PriceRows lines={cart.lines} price={cart.price} country={cart.country} charged={currency} />
      <LocalPrice usd={cart.price.amounts.USD.total} />
      <InstalmentsLine
        means={means}
        country={cart.country}
        total={card ? leftToPay(cart.price, card).AED : cart.price.amounts.AED.total}
      />
      {children}
      <Button type="submit" kind="primary" aria-disabled={busy || settling} className="mt-5 w-full">
        {busy
          ? messages.ordering
          : settling
            ? messages.pricingDelivery
            : isPaid
              ? messages.orderByCard
              : payWords(provider, amount)}
      </Button>
      <p className="type-caption mt-4 text-graphite">
        {isPaid ? messages.cardPaysAll : whenCharged(provider, amount)}
      </p>
      {amount && <p className="type-caption mt-3 text-graphite">{changesOfMindText(cart.lines, kinds)}</p>}
    </Section>
  )
}

function OrderedLine({ line: { design, quantity, picture } }: { readonly line: ShownLine }) {
  const kind = useKind(design)
  const name = nameOf(design.name)
  const note = kind.note(design)
  return (
    <li>
      <LinePicture
        src={picture}
        undrawn={kind.undrawn}
        className="rug-shadow-small h-18 w-14 flex-none object-contain object-top"
      />
      <div>
        <p className="type-h4">{quantity > 1 ? messages.nameAndQuantity({ name, quantity }) : name}</p>
        {note && <p className="type-caption mt-1 text-graphite">{note}</p>}
      </div>
    </li>
  )
}

function payWords(provider: PaymentProvider | null, amount: string | null): string {
  if (amount === null) return messages.askForQuote
  if (provider === 'bank-transfer') return messages.orderFor({ amount })
  return provider === 'test' ? messages.testPay({ amount }) : messages.pay({ amount })
}

/** When the payment is charged. */
function whenCharged(provider: PaymentProvider | null, amount: string | null): string {
  if (amount === null || provider === null) return messages.nothingCharged({ hours: RESPONSE_HOURS })
  return providerText(providers, provider).whenCharged(amount)
}
