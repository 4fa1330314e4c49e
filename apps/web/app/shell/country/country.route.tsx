import './country.css'

import * as messages from '@nawl/messages/country'
import { countryName, inOrderOfNames } from '../../page/country/country-name.ts'
import { COMMON_COUNTRIES, findCountry } from '@nawl/domain/shop/countries/countries'
import { shippedCountries, shippedCountry } from '@nawl/domain/shop/countries/shipping-countries'
import { data, Form, redirect } from 'react-router'

import { pageContext } from '../../page/page-context.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FieldError, SelectField } from '../../ui/forms/field.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { useRoot } from '../../page/use-root.ts'
import { PageHead } from '../../page/page-head.tsx'
import type { Route } from './+types/country.route'
import { countryCookie } from '@nawl/contract/shop/country-cookie'
import { CountryFacts } from './country-facts.tsx'
import { COUNTRY_PATH } from '../../page/country/country-path.ts'
import { loadPrices } from '../../page/country/load-prices.ts'
import { CountryRows } from './country-rows.tsx'
import { localPath } from '../../page/country/local-path.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { back: localPath(new URL(request.url).searchParams.get('back')) ?? '/' }
}

/** Stores the country in a cookie. The router refuses forms from other origins before this runs. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const { fetchApi, publicUrl } = context.get(pageContext)
  const known = findCountry(fieldText(form, 'country'))
  const country = known && shippedCountry(known.code, (await loadPrices(fetchApi)).notShippedTo)
  if (!country) {
    const refused = known
      ? messages.notShippedChoose({ country: countryName(known) })
      : messages.chooseFromList
    return data({ refused }, { status: 400 })
  }
  const secure = publicUrl.startsWith('https:')
  const headers = { 'set-cookie': countryCookie(country, secure) }
  // The choice's own page redirects to where it was opened from; a form in a panel stays on its page.
  const back = localPath(form.get('back'))
  return back === null ? data({ refused: '' }, { headers }) : redirect(back, { status: 303, headers })
}

/** The country choice as a page, for visitors without scripts. */
export default function CountryPage({ loaderData: { back }, actionData }: Route.ComponentProps) {
  const { country, prices } = useRoot()
  const { code } = country
  const refused = actionData?.refused ?? ''
  return (
    <div className="page-margin max-w-[640px] pt-12 pb-28">
      <PageHead title={messages.deliveryAndCurrency} hidden />
      <h1 className="type-h2">{messages.deliveryAndCurrency}</h1>
      <CountryFacts />
      <Form method="post" action={COUNTRY_PATH} className="mt-6 border-b border-rule">
        <input type="hidden" name="back" value={back} />
        <CountryRows countries={shippedCountries(prices.notShippedTo, COMMON_COUNTRIES)} chosen={code} />
      </Form>
      <Form method="post" action={COUNTRY_PATH} className="mt-8 flex items-end gap-6">
        <input type="hidden" name="back" value={back} />
        <SelectField
          label={messages.anotherCountry}
          name="country"
          defaultValue={code}
          className="flex-1"
          aria-invalid={refused !== ''}
          aria-describedby={refused ? 'country-refused' : undefined}
        >
          {inOrderOfNames(shippedCountries(prices.notShippedTo)).map((offered) => (
            <option key={offered.code} value={offered.code}>
              {countryName(offered)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" small>
          {messages.choose}
        </Button>
      </Form>
      <FieldError id="country-refused">{refused}</FieldError>
    </div>
  )
}
