import type { CartResponse } from '@nawl/contract/sales/cart'
import { findCountry } from '@nawl/domain/shop/countries'
import { deliveryNote } from '@nawl/domain/shop/white-glove'

import { shippingText } from '../cart/shipping-messages.ts'
import { formatMinorUnits } from '../order/format-money.ts'
import { useRoot } from '../../page/use-root.ts'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'

type DeliveryFactsProps = {
  readonly cart: CartResponse
  /** The price for the newly chosen country is still loading. */
  readonly settling: boolean
}

/** How the rugs are shipped to the country, how long it takes, and what it costs. */
export function DeliveryFacts({ cart, settling }: DeliveryFactsProps) {
  const { currency } = useRoot()
  const { shipping, amounts } = cart.price
  const country = findCountry(cart.country ?? '')
  const note = country ? deliveryNote(country) : ''
  const cost =
    shipping?.basis === 'by-quote'
      ? 'By quote'
      : shipping?.basis === 'free'
        ? 'Free'
        : formatMinorUnits(amounts[currency].shipping, currency)
  return (
    <div className="mt-8 flex justify-between gap-6 border-y border-rule py-3.5">
      <div>
        <p className="type-ui">To the door, insured</p>
        <p className="type-caption mt-0.5 text-graphite">
          {settling ? 'Pricing the way there…' : <UnbrokenText text={shippingText(cart)} />}
          {!settling && note && ` ${note}.`}
        </p>
      </div>
      <p className="type-ui figures shrink-0">{settling ? '…' : cost}</p>
    </div>
  )
}
