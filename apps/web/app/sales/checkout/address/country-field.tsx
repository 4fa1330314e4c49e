import { findCountry } from '@nawl/domain/shop/countries/countries'
import { shippedCountries } from '@nawl/domain/shop/countries/shipping-countries'
import * as messages from '@nawl/messages/checkout'
import { useFetcher } from 'react-router'

import { countryName, inOrderOfNames } from '../../../page/country/country-name.ts'
import { COUNTRY_PATH } from '../../../page/country/country-path.ts'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import { useBrowserValue } from '../../../ui/use-browser-value.ts'
import { useRoot } from '../../../page/use-root.ts'
import { fieldId } from '../hinted-field.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'

/**
 * The destination, which is the country that prices are shown for everywhere. Without scripts it links to the country
 * page.
 */
export function CountryField() {
  const fetcher = useFetcher()
  const awake = useBrowserValue(() => true, false)
  const { country, prices } = useRoot()
  const { code } = country
  const pressed = fetcher.formData?.get('country')
  const chosen = typeof pressed === 'string' ? pressed : code
  const current = findCountry(code)
  if (!awake)
    return (
      <div className="mt-5 min-h-[67px]">
        <input type="hidden" name="country" value={code} />
        <p className="type-caption text-graphite">{messages.country}</p>
        <p className="type-body flex h-12 items-center gap-4 border-b border-stone">
          {current && countryName(current)}
          <InlineLink to={`${COUNTRY_PATH}?back=/checkout`} className="type-caption">
            {messages.anotherCountry}
          </InlineLink>
        </p>
      </div>
    )
  return (
    <SelectField
      id={fieldId('country')}
      label={messages.country}
      name="country"
      autoComplete="shipping country"
      value={chosen}
      className="mt-5"
      onChange={({ target }) =>
        void fetcher.submit({ country: target.value }, { method: 'post', action: COUNTRY_PATH })
      }
    >
      {inOrderOfNames(shippedCountries(prices.notShippedTo)).map((offered) => (
        <option key={offered.code} value={offered.code}>
          {countryName(offered)}
        </option>
      ))}
    </SelectField>
  )
}
