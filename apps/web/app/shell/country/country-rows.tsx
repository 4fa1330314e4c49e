import * as messages from '@nawl/messages/country'

import { countryName } from '../../page/country/country-name.ts'
import { type Country, currencyOf } from '@nawl/domain/shop/countries/countries'

import { Glyph } from '../../ui/glyph.tsx'

type CountryRowsProps = {
  readonly countries: readonly Country[]
  /** Code of the chosen country. */
  readonly chosen: string
}

/** Countries as submit buttons of the surrounding form. */
export function CountryRows({ countries, chosen }: CountryRowsProps) {
  return (
    <ul>
      {countries.map((country) => (
        <li key={country.code} className="border-t border-rule">
          <button
            type="submit"
            name="country"
            value={country.code}
            aria-current={country.code === chosen ? 'true' : undefined}
            className="country-row"
          >
            {country.code === chosen && <Glyph name="tick" size={18} />}
            <span className="country-row-name">{countryName(country)}</span>
            <span className="type-caption text-graphite">
              {messages.currency({ currency: currencyOf(country) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
