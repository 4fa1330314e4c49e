import type { CountriesResponse } from '@nawl/contract/shop/countries'
import { SANCTIONED_COUNTRIES } from '@nawl/domain/shop/shipping-countries'

import { readApi } from '../../api/read-api.ts'
import type { FetchApi } from '../../api/request.ts'

/** Codes of the countries that no form offers; the embargoed ones if the API fails. */
export async function loadNotShippedTo(fetchApi: FetchApi): Promise<readonly string[]> {
  const answer = await readApi<CountriesResponse>(fetchApi, '/api/countries')
  return answer?.notShippedTo ?? SANCTIONED_COUNTRIES
}
