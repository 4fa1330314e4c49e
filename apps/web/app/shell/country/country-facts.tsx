import * as messages from '@nawl/messages/country'
import { countryName } from '../../page/country/country-name.ts'
import * as shippingMessages from '@nawl/messages/shipping'
import { regionTexts } from '@nawl/messages/text/pages/region-texts'
import { DEFAULT_COUNTRY, findCountry } from '@nawl/domain/shop/countries/countries'

import { useRoot } from '../../page/use-root.ts'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'

/** The currency of prices and the delivery time for the chosen country. */
export function CountryFacts() {
  const { code } = useRoot().country
  const country = findCountry(code) ?? DEFAULT_COUNTRY
  const shipping = regionTexts(shippingMessages).find(({ id }) => id === country.region)
  return (
    <p className="type-caption mt-1.5 text-graphite">
      {messages.pricesIn}
      {shipping && (
        <>
          {' '}
          <UnbrokenText
            text={messages.deliveryIn({ country: countryName(country), time: shipping.delivery })}
          />
        </>
      )}
    </p>
  )
}
