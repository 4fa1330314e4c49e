import './country.css'

import * as messages from '@nawl/messages/country'
import { countryName } from '../../page/country/country-name.ts'
import {
  COMMON_COUNTRIES,
  type Country,
  findCountry,
  searchCountries,
} from '@nawl/domain/shop/countries/countries'
import { shippedCountries } from '@nawl/domain/shop/countries/shipping-countries'
import { useEffect, useRef, useState } from 'react'
import { type Fetcher, useFetcher } from 'react-router'

import { useRoot } from '../../page/use-root.ts'
import { followArrows } from '../follow-arrows.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { COUNTRY_PATH } from '../../page/country/country-path.ts'
import { CountryRows } from './country-rows.tsx'

/** Maximum number of countries shown for a query. */
const MOST_FOUND = 6

/** The most common countries, and any other by name. Choosing one updates the prices on the current page. */
export function CountryChoice({ onChosen }: { readonly onChosen: () => void }) {
  const fetcher = useFetcher()
  const field = useRef<HTMLInputElement>(null)
  const { country, prices } = useRoot()
  const current = country.code
  const [query, setQuery] = useState('')
  const [offline, setOffline] = useState(false)
  useWhenDone(fetcher, onChosen)
  // Checked as soon as it is clicked, before the response.
  const pressed = fetcher.formData?.get('country')
  const chosen = typeof pressed === 'string' ? pressed : current
  const named = searchCountries(query, countryName)
  const found = shippedCountries(prices.notShippedTo, named)
  const submit = (event: React.FormEvent) => {
    setOffline(!navigator.onLine)
    if (!navigator.onLine) event.preventDefault()
  }
  return (
    <fetcher.Form
      method="post"
      action={COUNTRY_PATH}
      className="mt-4"
      onSubmit={submit}
      onKeyDown={(event) => followArrows(event, field.current, '[data-found] button')}
    >
      <CountryRows countries={shippedCountries(prices.notShippedTo, commonWith(current))} chosen={chosen} />
      <label className="country-field">
        <Glyph name="search" size={22} stroke={1.3} />
        <span className="sr-only">{messages.anotherCountry}</span>
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={messages.anotherCountry}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={takeFirst}
        />
      </label>
      <div data-found>
        <CountryRows countries={found.slice(0, MOST_FOUND)} chosen={chosen} />
      </div>
      <p role="status" className="type-caption text-graphite not-empty:py-2">
        {offline ? messages.offline : resultMessage(query, found, named)}
      </p>
    </fetcher.Form>
  )
}

/** Enter in the field chooses the first match instead of the form's first button. */
function takeFirst(event: React.KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLButtonElement>('[data-found] button')?.click()
}

function useWhenDone({ state }: Fetcher, then: () => void): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== 'idle' && state === 'idle') then()
    before.current = state
  })
}

/** The common countries, preceded by the visitor's own if it is not one of them. */
function commonWith(code: string): readonly Country[] {
  const own = findCountry(code)
  return own === null || COMMON_COUNTRIES.includes(own) ? COMMON_COUNTRIES : [own, ...COMMON_COUNTRIES]
}

function resultMessage(query: string, found: readonly Country[], named: readonly Country[]): string {
  const count = found.length
  if (query.trim() === '') return ''
  if (count === 0 && named[0]) return messages.notShipped({ country: countryName(named[0]) })
  if (count === 0) return messages.unknown
  if (count > MOST_FOUND) return messages.firstOf({ shown: MOST_FOUND, count })
  return messages.countries({ count })
}
