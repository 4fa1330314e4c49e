import type { CartResponse } from '@nawl/contract/sales/cart'
import { type Country, findCountry } from '@nawl/domain/shop/countries/countries'
import { incotermTo } from '@nawl/domain/shop/customs'
import { WHITE_GLOVE_CITIES } from '@nawl/domain/shop/white-glove-cities'
import * as messages from '@nawl/messages/checkout'

import { arrivalText } from '../cart/shipping-messages.ts'
import { dutiesText } from '../duties-text.ts'
import { framedLines } from '../kinds/framed-lines.ts'
import { PromisedDays } from '../promised-days/promised-days.tsx'
import { useKinds } from '../kinds/use-kinds.ts'
import { formatMinorUnits } from '../order/summary/format-money.ts'
import { useRoot } from '../../page/use-root.ts'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'

type DeliveryFactsProps = {
  readonly cart: CartResponse
  /** The price for the newly chosen country is still loading. */
  readonly settling: boolean
  /** A rug is made only once its strike-off is approved. */
  readonly isAwaited: boolean
}

/** How it all is shipped to the country, how long it takes, and what it costs. */
export function DeliveryFacts({ cart, settling, isAwaited }: DeliveryFactsProps) {
  const { currency, prices } = useRoot()
  const { shipping, amounts } = cart.price
  const kinds = useKinds()
  const country = findCountry(cart.country ?? '')
  const place = country && notedPlace(country, cart.price.rugCount > 0)
  const duties = country && dutiesText(country.code, incotermTo(country.region, prices))
  const isPickup = shipping?.basis === 'pickup'
  const cost =
    shipping?.basis === 'by-quote'
      ? messages.byQuote
      : shipping?.basis === 'free' || isPickup
        ? messages.free
        : formatMinorUnits(amounts[currency].shipping, currency)
  return (
    <div className="mt-8 flex justify-between gap-6 border-y border-rule py-3.5">
      <div>
        <p className="type-ui">{isPickup ? messages.pickup : messages.toTheDoor}</p>
        <p className="type-caption mt-0.5 text-graphite">
          {settling ? messages.pricingDelivery : <UnbrokenText text={arrivalText(cart, kinds)} />}
          {!settling && !isPickup && (
            <PromisedDays
              country={cart.country}
              rugs={framedLines(cart.lines, kinds)}
              approval={isAwaited ? 'awaited' : null}
            />
          )}
          {!settling && !isPickup && place && ` ${messages.deliveryNote({ place })}`}
        </p>
        {!settling && duties && <p className="type-caption mt-0.5 text-graphite">{duties}</p>}
      </div>
      <p className="type-ui figures shrink-0">{settling ? '…' : cost}</p>
    </div>
  )
}

/** The country or region that there is something to say of, such as white glove service for rugs in its cities; or null. */
function notedPlace({ code, region: id }: Pick<Country, 'code' | 'region'>, hasRugs: boolean): string | null {
  const inRegion = WHITE_GLOVE_CITIES.filter(({ region }) => region === id)
  if (inRegion.length === 0) return id
  if (!hasRugs) return null
  const there =
    inRegion.find(({ country }) => country === code) ?? inRegion.find(({ country }) => country === null)
  return there ? (there.country ?? there.region) : null
}
