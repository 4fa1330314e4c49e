import { DEFAULT_COUNTRY, findCountry } from '@nawl/domain/shop/countries'
import { SHIPPING_REGIONS } from '@nawl/domain/shop/shipping-regions'

import { useRoot } from '../../page/use-root.ts'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'

/** The currency of prices and the delivery time for the chosen country. */
export function CountryFacts() {
  const { code } = useRoot().country
  const { name, region } = findCountry(code) ?? DEFAULT_COUNTRY
  const shipping = SHIPPING_REGIONS.find(({ id }) => id === region)
  return (
    <p className="type-caption mt-1.5 text-graphite">
      Prices are in dollars, in the UAE in dirhams. Cards are charged in AED.
      {shipping && <UnbrokenText text={` ${name}: delivery in ${shipping.delivery}.`} />}
    </p>
  )
}
