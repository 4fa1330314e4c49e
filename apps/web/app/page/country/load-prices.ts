import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'

import { readApi } from '../../api/read-api.ts'
import type { FetchApi } from '../../api/request.ts'

/** The shop's prices; what it comes with if the API fails. */
export async function loadPrices(fetchApi: FetchApi): Promise<PriceList> {
  return (await readApi<PriceList>(fetchApi, '/api/prices')) ?? DEFAULT_PRICES
}
